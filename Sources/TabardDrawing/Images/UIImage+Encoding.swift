internal import GtkInterop

extension UIImage {
    /// Encodes the image at its own size and scale as a PNG file; nil for an empty image.
    public func pngData() -> Data? {
        guard let bitmap else { return nil }
        guard let stencilColor else { return Data(bitmap.pngData()) }
        return stencilColor.components(with: .current).stencil(of: bitmap).map { Data($0.pngData()) }
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
