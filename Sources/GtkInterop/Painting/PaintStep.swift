/// One step in painting a picture, as a plain value: all that it needs stands in it.
///
/// Outlines are in the picture's own coordinates, in points from its top left.
public enum PaintStep: Sendable {
    /// Keeps the clip and the blending until the matching `restore`.
    case save
    /// Goes back to the clip and the blending of the matching `save`.
    case restore
    /// Says how all that follows meets what is there.
    case blend(PaintBlend)
    /// Confines all that follows to the inside of an outline.
    case clip([PathStep], isEvenOdd: Bool)
    /// Fills the inside of an outline.
    case fill([PathStep], isEvenOdd: Bool, Paint)
    /// Fills all that the clip lets through.
    case fillAll(Paint, map: AffineMap)
    /// Draws a line along an outline.
    case stroke([PathStep], PaintStroke, Paint)
    /// Draws an image in a rectangle, which the map takes to the picture: in its own colours, or its shape in one.
    case image(Bitmap, Rectangle, map: AffineMap, opacity: Double, color: RGBA?)
    /// Fills a rectangle with the slices of an image, which the map takes to the picture: in its own colours, or its
    /// shape in one.
    case slices(Bitmap, [PaintSlice], in: Rectangle, map: AffineMap, opacity: Double, color: RGBA?)
    /// Draws text with its top left at a point, which the map takes to the picture.
    case text(String, FontDescription, at: PaintPoint, width: Double?, map: AffineMap, color: RGBA)
    /// Draws text with attributes with its top left at a point, which the map takes to the picture.
    case richText(
        RichText,
        FontDescription,
        at: PaintPoint,
        RichTextOptions,
        map: AffineMap,
        color: RGBA,
        opacity: Double
    )
    /// Gathers what follows, up to the matching `endGroup`.
    case beginGroup
    /// Draws what was gathered, with an opacity from 0 to 1.
    case endGroup(opacity: Double)
}
