/// How a renderer makes its images.
open class UIGraphicsImageRendererFormat: NSObject, _SelectorAnswering {
    /// Pixels a point; those of the display by default.
    open var scale: CGFloat = ImageDrawing.displayScale

    /// Whether images start out black rather than clear; false by default.
    open var opaque = false

    /// Makes a format with the default values.
    public override init() { super.init() }

    /// A format with the default values.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// The format that suits the display.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(UIGraphicsImageRendererFormat.self)
    }
}
