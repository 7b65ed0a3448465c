/// What a renderer's closure draws into.
open class UIGraphicsRendererContext: NSObject, _SelectorAnswering {
    private let _context: CGContext
    private let _format: UIGraphicsRendererFormat

    init(_ context: CGContext, format: UIGraphicsRendererFormat) {
        _context = context
        _format = format
        super.init()
    }

    /// The context, which is the current one too.
    open var cgContext: CGContext { _context }

    /// How it is drawn.
    open var format: UIGraphicsRendererFormat { _format }

    /// Fills a rectangle with the current fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle, blended with what is there.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        blended(blendMode) { fill(rect) }
    }

    /// Draws a line of one point inside a rectangle's edges.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Draws a line of one point inside a rectangle's edges, blended with what is there.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        blended(blendMode) { stroke(rect) }
    }

    /// Confines all that follows to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func blended(_ mode: CGBlendMode, _ draw: () -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(mode)
        draw()
        cgContext.restoreGState()
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIGraphicsRendererContext.self) }
}
