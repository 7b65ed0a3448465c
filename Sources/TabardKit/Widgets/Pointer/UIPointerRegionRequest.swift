/// Where the pointer is.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject, _SelectorAnswering {
    /// Its place, in the view's coordinates.
    open private(set) var location: CGPoint

    init(location: CGPoint) {
        self.location = location
        super.init()
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIPointerRegionRequest.self) }
}
