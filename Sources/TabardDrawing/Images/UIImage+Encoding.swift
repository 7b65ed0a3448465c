internal import GtkInterop

extension UIImage {
    /// Encodes the image at its own size and scale as a PNG file; nil for an empty image.
    public func pngData() -> Data? { colored.map { Data($0.pngData()) } }

    /// Encodes the image at its own size and scale as a JPEG file, what is clear as white; nil for an empty image.
    ///
    /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best one.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        colored?.jpegData(quality: Double(compressionQuality)).map { Data($0) }
    }

    /// The pixels in the colour that the image has as a stencil.
    private var colored: Bitmap? {
        guard let bitmap else { return nil }
        guard let stencilColor else { return bitmap }
        return stencilColor.components(with: .current).stencil(of: bitmap)
    }
}

extension RGBA {
    /// An image in this colour that is opaque where the other one is.
    fileprivate func stencil(of bitmap: Bitmap) -> Bitmap? {
        let parts = [red, green, blue].map { UInt8(($0 * 255).rounded()) }
        let source = bitmap.pixels()
        var pixels: [UInt8] = []
        pixels.reserveCapacity(source.bytes.count)
        for index in stride(from: 3, to: source.bytes.count, by: 4) {
            pixels += parts
            pixels.append(UInt8((Double(source.bytes[index]) * alpha).rounded()))
        }
        return Bitmap(width: source.width, height: source.height, pixels: pixels)
    }
}
