extension UIBezierPath {
    /// Fills the inside with the current fill colour, blended with what is there.
    ///
    /// - Parameters:
    ///   - blendMode: How the colour meets what is there.
    ///   - alpha: From 0 to 1; the colour's own opacity counts too.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.addPath(cgPath)
            context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
        }
    }

    /// Draws the line in the current stroke colour, blended with what is there.
    ///
    /// - Parameters:
    ///   - blendMode: How the colour meets what is there.
    ///   - alpha: From 0 to 1; the colour's own opacity counts too.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashPhase, lengths: dashes)
            context.addPath(cgPath)
            context.strokePath()
        }
    }

    func addClipToContext() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha < 1 { context.setAlpha(alpha) }
        context.beginPath()
        draw(context)
    }
}
