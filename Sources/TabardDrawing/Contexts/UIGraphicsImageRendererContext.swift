/// What an image renderer's closure draws into.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let _size: CGSize
    private let _isOpaque: Bool

    init(_ context: CGContext, size: CGSize, format: UIGraphicsImageRendererFormat) {
        _size = size
        _isOpaque = format.opaque
        super.init(context, format: format)
    }

    /// The image as far as it is drawn.
    open var currentImage: UIImage { ImageDrawing.image(of: cgContext, size: _size, isOpaque: _isOpaque) }
}
