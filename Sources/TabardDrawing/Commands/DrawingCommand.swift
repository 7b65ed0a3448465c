package import GtkInterop

/// One step in drawing something, in points, without a toolkit.
///
/// What a bar looks like is computed as a list of these, which tests read exactly; only one small
/// interpreter knows how GTK draws them.
package enum DrawingCommand: Equatable {
    /// Fills a rectangle with rounded corners.
    case fill(CGRect, cornerRadius: CGFloat, color: RGBA)
    /// Draws a line along the inside of a rectangle with rounded corners.
    case stroke(CGRect, cornerRadius: CGFloat, width: CGFloat, color: RGBA)
    /// Draws an image in a rectangle: its shape in the tint, or without one in its own colours.
    case image(UIImage, CGRect, tint: RGBA?)
    /// Draws one line of text in the middle of a rectangle, cut with an ellipsis if it is too long.
    case text(String, CGRect, font: FontDescription, color: RGBA)
    /// Draws text in the middle of a rectangle's width, from its top, in at most so many lines, and cut with an
    /// ellipsis if it is longer.
    case lines(String, CGRect, limit: Int, font: FontDescription, color: RGBA)
    /// Draws the soft shadow around a rectangle with rounded corners, which falls downwards by the offset.
    case shadow(CGRect, cornerRadius: CGFloat, offset: CGFloat, blur: CGFloat, color: RGBA)
    /// Draws only what the commands draw within a rectangle.
    case clipped(CGRect, [DrawingCommand])
    /// Draws the commands with an opacity from 0 to 1.
    case faded(CGFloat, [DrawingCommand])
}
