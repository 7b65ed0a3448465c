/// The shape that the pointer has (PO1).
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @MainActor NSCopying, _SelectorAnswering {
    /// What CSS calls it.
    private(set) var _name = "default"

    /// Makes the style of the desktop's arrow.
    public override required init() { super.init() }

    convenience init(named name: String) {
        self.init()
        _name = name
    }

    /// Makes the shape for what can be pressed.
    ///
    /// - Parameters:
    ///   - effect: What happens to the view, which is left as it is on Linux (PO2).
    ///   - shape: Its outline, for which the same holds.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(named: shape?.name ?? "pointer")
    }

    /// Makes a style of a shape.
    ///
    /// - Parameters:
    ///   - shape: Which one.
    ///   - axes: Along which axes the pointer stays where it is; without effect on Linux, where nobody holds the pointer.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        self.init(named: shape.name ?? "default")
    }

    /// No pointer.
    open class func hidden() -> Self {
        let style = Self()
        style._name = "none"
        return style
    }

    /// The desktop's arrow.
    open class func system() -> Self { Self() }

    /// A style never changes, so that the copy is the object itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIPointerStyle.self) }
}
