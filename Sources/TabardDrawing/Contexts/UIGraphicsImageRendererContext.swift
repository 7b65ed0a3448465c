/// What a renderer's closure draws into.
public final class UIGraphicsImageRendererContext {
    /// The context, which is the current one too.
    public let cgContext: CGContext
    /// How the image is made.
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize

    init(_ context: CGContext, size: CGSize, format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.size = size
        self.format = format
    }

    /// The image as far as it is drawn.
    public var currentImage: UIImage {
        ImageDrawing.image(of: cgContext, size: size, isOpaque: format.opaque)
    }

    /// Fills a rectangle with the current fill colour.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle, blended with what is there.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a line of one point inside a rectangle's edges.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Confines all that follows to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
