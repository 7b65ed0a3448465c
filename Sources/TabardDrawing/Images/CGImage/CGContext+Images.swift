internal import GtkInterop

extension CGContext {
    /// Draws an image in a rectangle, stretched to fill it.
    ///
    /// As on Apple's systems it stands upright where y grows upwards, and so upside down in contexts of UIKit's; there
    /// `UIImage.draw(in:)` draws upright.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - rect: Where it is drawn.
    ///   - byTiling: Whether the clip is filled with copies, of which one is in the rectangle.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let rect = rect.standardized
        guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        guard byTiling else { return drawFlipped(image, in: rect) }
        let clip = boundingBoxOfClipPath
        let first = CGPoint(
            x: rect.minX + ((clip.minX - rect.minX) / rect.width).rounded(.down) * rect.width,
            y: rect.minY + ((clip.minY - rect.minY) / rect.height).rounded(.down) * rect.height
        )
        let columns = ((clip.maxX - first.x) / rect.width).rounded(.up)
        let rows = ((clip.maxY - first.y) / rect.height).rounded(.up)
        // More tiles than this are smaller than what can be seen.
        guard columns.isFinite, rows.isFinite, columns > 0, rows > 0, columns * rows <= 65_536 else { return }
        for row in 0..<Int(rows) {
            for column in 0..<Int(columns) {
                let x = first.x + CGFloat(column) * rect.width
                let y = first.y + CGFloat(row) * rect.height
                drawFlipped(image, in: CGRect(origin: CGPoint(x: x, y: y), size: rect.size))
            }
        }
    }

    private func drawFlipped(_ image: CGImage, in rect: CGRect) {
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        add(
            .image(
                image.bitmap,
                rect.native,
                map: flip.concatenating(state.map).native,
                opacity: Double(state.alpha),
                color: nil
            )
        )
    }
}
