import GtkInterop

extension Snapshot {
    /// Draws an image in an area, as it is under the current traits: its shape in the tint, or without one in its
    /// own colours.
    func draw(_ image: UIImage, in area: CGRect, tint: RGBA?, scale: CGFloat) {
        let image = image.shown(with: .current)
        let drawnSize = image.look.slicing == nil ? area.size : image.size
        guard area.width > 0, area.height > 0, let texture = image.texture(filling: drawnSize, scale: scale)
        else {
            return
        }
        if let tint {
            inColor(tint) { draw(image, texture, in: area) }
        } else {
            draw(image, texture, in: area)
        }
    }

    private func draw(_ image: UIImage, _ texture: Texture, in area: CGRect) {
        guard image.look.isMirrored else { return drawUpright(image, texture, in: area) }
        let map = AffineMap(a: -1, b: 0, c: 0, d: 1, tx: Double(area.minX + area.maxX), ty: 0)
        mapped(by: map) { drawUpright(image, texture, in: area) }
    }

    private func drawUpright(_ image: UIImage, _ texture: Texture, in area: CGRect) {
        guard let slicing = image.look.slicing else { return draw(texture, in: area.native) }
        for slice in ImageSlices(size: image.size, capInsets: slicing.capInsets, in: area).slices {
            switch slicing.resizingMode {
            case .stretch: stretch(texture, of: image.size, slice)
            case .tile: tile(texture, of: image.size, slice)
            }
        }
    }

    /// Draws a part of a texture so that it covers its target.
    private func stretch(_ texture: Texture, of size: CGSize, _ slice: ImageSlices.Slice) {
        let across = slice.target.width / slice.source.width
        let down = slice.target.height / slice.source.height
        let whole = CGRect(
            x: slice.target.minX - slice.source.minX * across,
            y: slice.target.minY - slice.source.minY * down,
            width: size.width * across,
            height: size.height * down
        )
        clipped(to: slice.target.native) { draw(texture, in: whole.native) }
    }

    /// Repeats a part of a texture over its target, from the top left.
    private func tile(_ texture: Texture, of size: CGSize, _ slice: ImageSlices.Slice) {
        let isRepeated =
            slice.source.width < slice.target.width || slice.source.height < slice.target.height
        guard isRepeated else { return stretch(texture, of: size, slice) }
        let tile = CGRect(origin: slice.target.origin, size: slice.source.size)
        repeated(tile: tile.native, over: slice.target.native) {
            stretch(texture, of: size, ImageSlices.Slice(source: slice.source, target: tile))
        }
    }
}
