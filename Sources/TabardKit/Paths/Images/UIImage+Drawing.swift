import GtkInterop

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
    /// - Parameter alpha: From 0 to 1.
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
        guard let slicing = look.slicing else {
            return paint(in: rect, filling: rect.size, alpha: alpha, context)
        }
        for slice in ImageSlices(size: size, capInsets: slicing.capInsets, in: rect).slices {
            let across = slice.target.width / slice.source.width
            let down = slice.target.height / slice.source.height
            let whole = CGRect(
                x: slice.target.minX - slice.source.minX * across,
                y: slice.target.minY - slice.source.minY * down,
                width: size.width * across,
                height: size.height * down
            )
            context.saveGState()
            context.clip(to: slice.target)
            paint(in: whole, filling: size, alpha: alpha, context)
            context.restoreGState()
        }
    }

    private func paint(in rect: CGRect, filling target: CGSize, alpha: CGFloat, _ context: CGContext) {
        let map = context.state.map
        let stretch = max(abs(map.a) + abs(map.c), abs(map.b) + abs(map.d))
        guard let bitmap = bitmap(filling: target, scale: context.scale * stretch) else { return }
        let color = stencilColor?.components(with: .current)
        add(bitmap, rect, alpha, color, to: context)
    }

    private func add(
        _ bitmap: Bitmap,
        _ rect: CGRect,
        _ alpha: CGFloat,
        _ color: RGBA?,
        to context: CGContext
    ) {
        let opacity = RGBA.bounded(Double(alpha)) * Double(context.state.alpha)
        let map = context.state.map.native
        context.add(.image(bitmap, rect.native, map: map, opacity: opacity, color: color))
    }
}
