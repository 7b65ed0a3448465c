// Apple gives these functions names like those of types.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import GtkInterop

/// Turns what was drawn into images.
enum ImageDrawing {
    /// That of the current traits, or of the display if there are none yet.
    static var displayScale: CGFloat {
        max(1, UITraitCollection.current.displayScale, CGFloat(DisplayScale.greatest))
    }

    /// What stands for a scale that makes none: that of the display.
    static func scale(_ scale: CGFloat) -> CGFloat {
        if scale.isFinite, scale > 0 { return scale }
        return displayScale
    }

    static func requireSize(_ size: CGSize, _ scale: CGFloat) {
        let scale = Self.scale(scale)
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        let side = CGFloat(ImageDecoder.Limits.side)
        require(
            width.isFinite && height.isFinite && width <= side && height <= side
                && width * height <= CGFloat(ImageDecoder.Limits.pixels),
            """
            An image may have at most \(ImageDecoder.Limits.pixels) pixels, and \(ImageDecoder.Limits.side) on a side, \
            but one of \(size.width) × \(size.height) points would have \(width) × \(height)
            """
        )
    }

    static func image(of context: CGContext, size: CGSize, isOpaque: Bool) -> UIImage {
        let width = Int((size.width * context.scale).rounded(.up))
        let height = Int((size.height * context.scale).rounded(.up))
        guard
            let bitmap = Bitmap(
                width: width,
                height: height,
                scale: Double(context.scale),
                isOpaque: isOpaque,
                painting: context.steps
            )
        else { return UIImage() }
        let representation = ImageRepresentation(.bitmap(bitmap), scale: context.scale)
        return UIImage(UIImage.Look(representations: [representation], size: size, scale: context.scale))
    }
}

/// Begins an image of one pixel a point, which `UIGraphicsGetImageFromCurrentImageContext()` returns.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image, which `UIGraphicsGetImageFromCurrentImageContext()` returns.
///
/// A size that is not a finite number, or of which an image would have more than 40 million pixels, stops the program.
///
/// - Parameters:
///   - size: Points.
///   - opaque: Whether it starts out black rather than clear.
///   - scale: Pixels a point; 0 for the display's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = ImageDrawing.scale(scale)
    ImageDrawing.requireSize(size, scale)
    let context = CGContext(area: CGRect(origin: .zero, size: size), scale: scale)
    GraphicsStack.current.entries.append(.image(context, size: size, isOpaque: opaque))
}

/// The image as far as it is drawn; nil if none was begun, or its size has no area.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard case .image(let context, let size, let isOpaque) = GraphicsStack.current.entries.last,
        size.width > 0, size.height > 0
    else { return nil }
    return ImageDrawing.image(of: context, size: size, isOpaque: isOpaque)
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() {
    let stack = GraphicsStack.current
    if case .image = stack.entries.last { stack.entries.removeLast() }
}
