/// What renderers have in common: the part of the plane that they draw, and how.
open class UIGraphicsRenderer: NSObject, _SelectorAnswering {
    let bounds: CGRect
    private let _format: UIGraphicsRendererFormat

    /// Makes a renderer of a part of the plane.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsRendererFormat())
    }

    /// Makes a renderer of a part of the plane.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.bounds = bounds.isNull ? .zero : bounds.standardized
        _format = format
        super.init()
        format._bounds = self.bounds
    }

    /// How it draws.
    open var format: UIGraphicsRendererFormat { _format }

    /// Whether images of what is drawn can be asked for while it is: true.
    open var allowsImageOutput: Bool { true }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIGraphicsRenderer.self) }
}
