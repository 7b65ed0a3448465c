package import GtkInterop

extension Snapshot {
    /// Draws an image in an area, as it is under the current traits: its shape in the tint, or without one in its
    /// own colours.
    package func draw(_ image: UIImage, in area: CGRect, tint: RGBA?, scale: CGFloat) {
        let image = image.shown(with: .current)
        guard area.width > 0, area.height > 0 else { return }
        if let slicing = image.look.slicing {
            return draw(image, slicing, in: area, tint: tint, scale: scale)
        }
        guard let texture = image.texture(filling: area.size, scale: scale) else { return }
        if let tint {
            inColor(tint) { draw(image, texture, in: area) }
        } else {
            draw(image, texture, in: area)
        }
    }

    private func draw(_ image: UIImage, _ texture: Texture, in area: CGRect) {
        guard image.look.isMirrored else { return draw(texture, in: area.native) }
        mapped(by: Self.mirroring(area)) { draw(texture, in: area.native) }
    }

    /// Draws a resizable image as a context draws it. GTK's own way of repeating leaves gaps between tiles that are not
    /// whole points large.
    private func draw(
        _ image: UIImage,
        _ slicing: UIImage.Slicing,
        in area: CGRect,
        tint: RGBA?,
        scale: CGFloat
    ) {
        guard let texture = image.texture(filling: image.size, scale: scale) else { return }
        let map = image.look.isMirrored ? Self.mirroring(area) : AffineMap.translation(x: 0, y: 0)
        let step = PaintStep.slices(
            Bitmap(texture),
            image.slices(slicing, in: area, pixelWidth: texture.width, pixelHeight: texture.height),
            in: area.native,
            map: map,
            opacity: 1,
            color: tint
        )
        paint([step], in: area.native)
    }

    private static func mirroring(_ area: CGRect) -> AffineMap {
        AffineMap(a: -1, b: 0, c: 0, d: 1, tx: Double(area.minX + area.maxX), ty: 0)
    }
}

extension UIImage {
    /// Where the parts of a bitmap of this image go.
    func slices(_ slicing: Slicing, in area: CGRect, pixelWidth: Int, pixelHeight: Int) -> [PaintSlice] {
        ImageSlices(
            pixelWidth: pixelWidth,
            pixelHeight: pixelHeight,
            size: size,
            slicing: slicing,
            in: area
        ).slices
    }
}
