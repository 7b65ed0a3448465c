internal import GtkInterop

extension UIImage {
    /// Draws the image at its own size, with its top left at a point of the current context.
    public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the image at its own size, blended with what is there.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in a rectangle of the current context.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image in a rectangle, blended with what is there.
    ///
    /// - Parameters:
    ///   - rect: Where it is drawn; it is stretched to fill it.
    ///   - blendMode: How it meets what is there.
    ///   - alpha: From 0 to 1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        shown(with: .current).draw(in: rect.standardized, alpha: alpha, context)
        context.restoreGState()
    }

    private func draw(in rect: CGRect, alpha: CGFloat, _ context: CGContext) {
        guard rect.isFinite, rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return }
        if look.isMirrored {
            context.translateBy(x: rect.minX + rect.maxX, y: 0)
            context.scaleBy(x: -1, y: 1)
        }
        let map = context.state.map
        let stretch = max(abs(map.a) + abs(map.c), abs(map.b) + abs(map.d))
        let target = look.slicing == nil ? rect.size : size
        guard let bitmap = bitmap(filling: target, scale: context.scale * stretch) else { return }
        let color = stencilColor?.components(with: .current)
        let opacity = RGBA.bounded(Double(alpha)) * Double(context.state.alpha)
        guard let slicing = look.slicing else {
            context.add(.image(bitmap, rect.native, map: map.native, opacity: opacity, color: color))
            return
        }
        let slices = slices(slicing, in: rect, pixelWidth: bitmap.width, pixelHeight: bitmap.height)
        context.add(
            .slices(bitmap, slices, in: rect.native, map: map.native, opacity: opacity, color: color)
        )
    }
}
