/// Stands in a menu for elements that are found when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// Finds the elements, and hands them to the closure that it is given, at once or later.
    public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var found: [UIMenuElement]?
    private var isFinding = false

    private init(_ provider: @escaping Provider, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(_title: "", image: nil)
    }

    /// Makes an element whose provider is asked once, when it is first shown.
    public convenience init(_ elementProvider: @escaping Provider) {
        self.init(elementProvider, isCached: true)
    }

    /// Makes an element whose provider is asked each time when the menu opens.
    open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isCached: false)
    }

    /// What was found, nil while it is not known yet.
    var _elements: [UIMenuElement]? { found }

    func _forgetUnlessCached() {
        if !isCached { found = nil }
    }

    func _find(_ changed: @escaping () -> Void) {
        guard !isFinding else { return }
        isFinding = true
        provider { [weak self] elements in
            self?.isFinding = false
            self?.found = elements
            changed()
        }
    }
}
