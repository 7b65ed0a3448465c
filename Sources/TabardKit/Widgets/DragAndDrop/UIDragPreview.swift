/// The picture of an item that is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @MainActor NSCopying, _SelectorAnswering {
    /// The view that is pictured.
    public let view: UIView
    /// How the picture is cut out.
    public let parameters: UIDragPreviewParameters

    /// Pictures a view, which need not be in a window.
    public required init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// Pictures a whole view.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    /// A copy of its own.
    open func copy(with zone: NSZone? = nil) -> Any { Self(view: view, parameters: parameters) }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIDragPreview.self) }
}
