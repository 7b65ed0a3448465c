package import GtkInterop

/// The pixels of an image, without a scale and without a direction.
///
/// ```swift
/// if let corner = photo.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 64, height: 64)) {
///     imageView.image = UIImage(cgImage: corner, scale: photo.scale, orientation: photo.imageOrientation)
/// }
/// ```
///
/// It never changes, so any thread may hold it. Each pixel has eight bits of red, green, blue and opacity.
public final class CGImage: Hashable, Sendable {
    package let bitmap: Bitmap

    package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    /// Pixels of a row.
    public var width: Int { bitmap.width }

    /// Rows.
    public var height: Int { bitmap.height }

    /// The bits of one colour of a pixel: 8.
    public var bitsPerComponent: Int { 8 }

    /// The bits of a pixel: 32.
    public var bitsPerPixel: Int { 32 }

    /// The bytes of a row.
    public var bytesPerRow: Int { width * 4 }

    /// Where the opacity of a pixel stands: after its colours, which are multiplied with it.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

    /// Whether it is only a mask: false.
    public var isMask: Bool { false }

    /// Whether it is drawn smoothly in other sizes: true.
    public var shouldInterpolate: Bool { true }

    /// The part of the image in a rectangle of whole pixels, from the top left; nil if nothing of it is in there.
    ///
    /// A rectangle between pixels is made larger up to the next ones.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard rect.isFinite, !rect.isNull else { return nil }
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.standardized.integral.intersection(whole)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        guard part != whole else { return self }
        return bitmap.mapped(
            width: Int(part.width),
            height: Int(part.height),
            by: .translation(x: -Double(part.minX), y: -Double(part.minY))
        ).map { CGImage($0) }
    }

    /// The same image.
    public func copy() -> CGImage? { CGImage(bitmap) }

    /// Whether both are one and the same image; others with the same pixels are not equal.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    /// Feeds the image's identity to the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
