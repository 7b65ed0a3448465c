internal import GtkInterop

extension UIView {
    func _recorded(afterScreenUpdates: Bool) -> RecordedDrawing? {
        if afterScreenUpdates { layoutIfNeeded() }
        return ViewPicture.record(self)
    }

    func _snapshotView(
        of part: CGRect,
        afterScreenUpdates: Bool,
        capInsets: UIEdgeInsets
    ) -> UIView? {
        let drawing = _recorded(afterScreenUpdates: afterScreenUpdates)
        guard part.isFinite, !part.isNull else { return nil }
        let source = part.standardized.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        return PictureView(drawing, of: source, capInsets: capInsets)
    }

    func _drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), rect.isFinite, !rect.isNull,
            !bounds.isEmpty, !rect.isEmpty, let drawing = _recorded(afterScreenUpdates: afterScreenUpdates)
        else { return false }
        let area = rect.standardized
        context.saveGState()
        context.translateBy(x: area.minX, y: area.minY)
        context.scaleBy(x: area.width / bounds.width, y: area.height / bounds.height)
        let isDrawn = context._draw(drawing, size: bounds.size)
        context.restoreGState()
        return isDrawn
    }
}

extension CGContext {
    /// Draws what was recorded, from the context's origin on, in the pixels that the context has there.
    @MainActor
    func _draw(_ drawing: RecordedDrawing, size: CGSize) -> Bool {
        let stretch = max(abs(ctm.a) + abs(ctm.c), abs(ctm.b) + abs(ctm.d))
        let wanted = scale * stretch
        let side = max(size.width, size.height)
        guard size.width > 0, size.height > 0, side.isFinite, wanted.isFinite, wanted > 0 else {
            return false
        }
        // What has no room in memory at full sharpness is drawn with less.
        let pixels = (CGFloat(ImageDecoder.Limits.pixels) / 2 / size.width / size.height).squareRoot()
        let scale = min(wanted, pixels, CGFloat(ImageDecoder.Limits.side) / side)
        let area = CGRect(origin: .zero, size: CGSize(width: ceil(size.width), height: ceil(size.height)))
        guard let bitmap = drawing.bitmap(of: area.native, scale: Double(scale)) else { return false }
        let shown = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        UIGraphicsPushContext(self)
        UIImage(cgImage: CGImage(bitmap)).draw(in: CGRect(origin: .zero, size: shown))
        UIGraphicsPopContext()
        return true
    }
}
