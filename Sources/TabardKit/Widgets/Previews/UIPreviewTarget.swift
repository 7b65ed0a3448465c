/// Where a picture of a view goes to or comes from: a place in another view.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @MainActor NSCopying, _SelectorAnswering {
    /// The view in which the place is.
    public let container: UIView
    /// The place of the picture's middle, in the container's coordinates.
    public let center: CGPoint
    /// How the picture is turned or made larger there; not at all by default.
    public let transform: CGAffineTransform

    /// Names a place.
    ///
    /// - Parameters:
    ///   - container: The view in which the place is.
    ///   - center: The place of the picture's middle, in the container's coordinates.
    ///   - transform: How the picture is turned or made larger there.
    public required init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    /// Names a place at which the picture is as it is.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// A copy of its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        Self(container: container, center: center, transform: transform)
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIPreviewTarget.self) }
}
