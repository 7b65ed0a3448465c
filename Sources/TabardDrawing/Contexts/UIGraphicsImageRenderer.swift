/// Makes images of what a closure draws.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///     UIColor.systemRed.setFill()
///     context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
/// }
/// ```
///
/// A renderer may be used on any thread. A size that is not a finite number, or of which an image would have more than
/// 40 million pixels or a side of more than 16,384, stops the program; one without an area gives an empty image.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// What the closure draws, as it stands in the image.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let _imageFormat: UIGraphicsImageRendererFormat

    /// Makes a renderer of images of a size, in points.
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

    /// Makes a renderer of images of a size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer of images of a part of the plane.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// Makes a renderer of images of a part of the plane.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        _imageFormat = format
        super.init(bounds: bounds, format: format)
        ImageDrawing.requireSize(self.bounds.size, format.scale)
    }

    /// Makes an image of what the closure draws into its context, which is the current one meanwhile.
    open func image(actions: DrawingActions) -> UIImage {
        let scale = ImageDrawing.scale(_imageFormat.scale)
        ImageDrawing.requireSize(bounds.size, scale)
        let context = CGContext(area: bounds, scale: scale)
        _ = GraphicsStack.current.run(.context(context)) {
            actions(UIGraphicsImageRendererContext(context, size: bounds.size, format: _imageFormat))
        }
        return ImageDrawing.image(of: context, size: bounds.size, isOpaque: _imageFormat.opaque)
    }

    /// Makes the bytes of a PNG file of what the closure draws.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    /// Makes the bytes of a JPEG file of what the closure draws; what is clear is white in it.
    ///
    /// - Parameters:
    ///   - compressionQuality: From 0, the smallest file, to 1, the best one.
    ///   - actions: What is drawn.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UIGraphicsImageRenderer.self, super._selectors)
    }
}
