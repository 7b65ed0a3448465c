internal import GtkInterop

extension UIImage {
    /// The sharpest texture for drawing the image at its own size; nil for an empty image.
    @MainActor
    func texture(forScale displayScale: CGFloat) -> Texture? {
        texture(filling: size, scale: displayScale)
    }

    /// The sharpest texture for drawing the image in the given size; nil for an empty image.
    ///
    /// A bitmap's texture has the pixels of its file, and is to be stretched to the size.
    @MainActor
    func texture(filling target: CGSize, scale displayScale: CGFloat) -> Texture? {
        guard size.width > 0, size.height > 0, target.width > 0, target.height > 0 else { return nil }
        let displayScale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
        let pixels = Self.pixels(target, scale: displayScale)
        let stretch = max(target.width / size.width, target.height / size.height)
        let needed = displayScale * stretch
        // A file that turns out damaged leaves its place to another scale.
        let best =
            representations.first { $0.scale >= needed && $0.image != nil }
            ?? representations.last { $0.image != nil }
        return best?.texture(pixelWidth: pixels.width, pixelHeight: pixels.height)
    }

    /// The mean opacity of the pixels, from 0 to 1; 0 for an empty image.
    package var averageAlpha: Double {
        bitmap?.pixels().averageAlpha ?? 0
    }

    /// The image at its own size and scale.
    var bitmap: Bitmap? {
        switch (representations.first { $0.scale == scale })?.image {
        case nil: return nil
        case .bitmap(let bitmap): return bitmap
        case .vector(let vector):
            let pixels = Self.pixels(size, scale: scale)
            return try? vector.bitmap(width: pixels.width, height: pixels.height)
        }
    }

    /// The sharpest bitmap for drawing the image in the given size, on any thread; nil for an empty image.
    func bitmap(filling target: CGSize, scale: CGFloat) -> Bitmap? {
        let needed = scale * max(target.width / size.width, target.height / size.height)
        let best =
            representations.first { $0.scale >= needed && $0.image != nil }
            ?? representations.last { $0.image != nil }
        switch best?.image {
        case nil: return nil
        case .bitmap(let bitmap): return bitmap
        case .vector(let vector):
            let pixels = Self.pixels(target, scale: scale)
            return try? vector.bitmap(width: pixels.width, height: pixels.height)
        }
    }

    /// Whole pixels, at least one, scaled down in proportion to what a drawing may have.
    private static func pixels(_ size: CGSize, scale: CGFloat) -> (width: Int, height: Int) {
        let width = Double(size.width * scale)
        let height = Double(size.height * scale)
        guard width.isFinite, height.isFinite else { return (1, 1) }
        let area = (width * height / Double(ImageDecoder.Limits.vectorPixels)).squareRoot()
        let reduction = max(1, area, max(width, height) / Double(ImageDecoder.Limits.side))
        func whole(_ side: Double) -> Int {
            // Rounding must not carry a reduced drawing over the limit again.
            max(1, Int((side / reduction).rounded(reduction > 1 ? .down : .toNearestOrAwayFromZero)))
        }
        return (whole(width), whole(height))
    }
}
