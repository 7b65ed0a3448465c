internal import GtkInterop

extension UIImage {
    /// How the pixels of an image are turned to be shown.
    public enum Orientation: Int, Sendable {
        /// As they are.
        case up = 0
        /// Turned by half a turn.
        case down = 1
        /// Turned by a quarter of a turn counterclockwise.
        case left = 2
        /// Turned by a quarter of a turn clockwise.
        case right = 3
        /// Mirrored from left to right.
        case upMirrored = 4
        /// Mirrored from top to bottom.
        case downMirrored = 5
        /// Turned by a quarter of a turn clockwise, and mirrored from left to right.
        case leftMirrored = 6
        /// Turned by a quarter of a turn counterclockwise, and mirrored from left to right.
        case rightMirrored = 7
    }

    /// Makes an image of pixels, of one pixel a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Makes an image of pixels.
    ///
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: Pixels a point; what is no number above 0 counts as 1.
    ///   - orientation: How they are turned to be shown.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        let bitmap = orientation.turned(cgImage.bitmap) ?? cgImage.bitmap
        let representation = ImageRepresentation(.bitmap(bitmap), scale: scale)
        var look = Look(
            representations: [representation],
            size: CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale),
            scale: scale
        )
        look.orientation = orientation
        look.pixels = cgImage
        self.init(look)
    }

    /// The pixels of the image at its own scale, before they are turned; nil for an empty image.
    ///
    /// Those of a symbol or a drawing are as many as the image has points, times its scale.
    public var cgImage: CGImage? { look.pixels ?? bitmap.map { CGImage($0) } }

    /// How the pixels are turned to be shown; `up` but for an image that was made of pixels with another one. A photo that
    /// says it was taken with the camera turned is turned upright when it is decoded.
    public var imageOrientation: UIImage.Orientation { look.orientation }
}

extension UIImage.Orientation {
    /// A picture as it is shown.
    fileprivate func turned(_ bitmap: Bitmap) -> Bitmap? {
        guard self != .up else { return bitmap }
        let (width, height) = (bitmap.width, bitmap.height)
        let isOnItsSide = [.left, .right, .leftMirrored, .rightMirrored].contains(self)
        return bitmap.mapped(
            width: isOnItsSide ? height : width,
            height: isOnItsSide ? width : height,
            by: map(CGFloat(width), CGFloat(height)).native
        )
    }

    /// Where a point of the pixels is shown.
    private func map(_ width: CGFloat, _ height: CGFloat) -> CGAffineTransform {
        switch self {
        case .up: .identity
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        }
    }
}
