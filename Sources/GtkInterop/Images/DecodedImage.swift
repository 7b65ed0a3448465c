/// What `ImageDecoder` makes of a file.
public enum DecodedImage: Sendable {
    /// A PNG or a JPEG.
    case bitmap(Bitmap)
    /// An SVG.
    case vector(VectorImage)

    /// The width in pixels of a bitmap, or in points of a vector image.
    public var width: Double {
        switch self {
        case .bitmap(let bitmap): Double(bitmap.width)
        case .vector(let vector): vector.width
        }
    }

    /// The height in pixels of a bitmap, or in points of a vector image.
    public var height: Double {
        switch self {
        case .bitmap(let bitmap): Double(bitmap.height)
        case .vector(let vector): vector.height
        }
    }
}
