import CGtk

/// Records what a widget looks like, as GTK render nodes.
///
/// A snapshot is valid only during the call that receives it.
@MainActor
public struct Snapshot {
    let pointer: OpaquePointer

    /// Fills a rectangle.
    public func fill(_ rectangle: Rectangle, color: RGBA) {
        var bounds = rectangle.graphene
        var color = color.gdk
        gtk_snapshot_append_color(pointer, &color, &bounds)
    }

    /// Fills a rectangle with rounded corners; the radius is in points.
    public func fill(_ rectangle: Rectangle, cornerRadius: Double, color: RGBA) {
        clipped(to: rectangle, cornerRadius: cornerRadius) { fill(rectangle, color: color) }
    }

    /// Draws a line of the given width inside a rectangle's rounded outline.
    public func stroke(_ rectangle: Rectangle, cornerRadius: Double, width: Double, color: RGBA) {
        var outline = rectangle.rounded(cornerRadius)
        let side = Float(width)
        let color = color.gdk
        var widths: [Float] = [side, side, side, side]
        var colors = [color, color, color, color]
        gtk_snapshot_append_border(pointer, &outline, &widths, &colors)
    }

    /// Draws the soft shadow that a rectangle with rounded corners throws around itself.
    ///
    /// - Parameters:
    ///   - offset: How far the shadow falls downwards.
    ///   - blur: How far it fades out.
    public func shadow(
        of rectangle: Rectangle,
        cornerRadius: Double,
        offset: Double,
        blur: Double,
        color: RGBA
    ) {
        var outline = rectangle.rounded(cornerRadius)
        var color = color.gdk
        gtk_snapshot_append_outset_shadow(pointer, &outline, &color, 0, Float(offset), 0, Float(blur))
    }

    /// Confines what `draw` records to a rectangle with rounded corners.
    public func clipped(to rectangle: Rectangle, cornerRadius: Double = 0, _ draw: () -> Void) {
        if cornerRadius > 0 {
            var outline = rectangle.rounded(cornerRadius)
            gtk_snapshot_push_rounded_clip(pointer, &outline)
        } else {
            var bounds = rectangle.graphene
            gtk_snapshot_push_clip(pointer, &bounds)
        }
        draw()
        gtk_snapshot_pop(pointer)
    }

    /// Draws with an opacity from 0 to 1, as one group.
    public func faded(to opacity: Double, _ draw: () -> Void) {
        guard opacity < 1 else { return draw() }
        gtk_snapshot_push_opacity(pointer, opacity)
        draw()
        gtk_snapshot_pop(pointer)
    }

    /// Draws in coordinates that the map takes to the current ones.
    public func mapped(by map: AffineMap, _ draw: () -> Void) {
        gtk_snapshot_save(pointer)
        gtk_snapshot_transform(pointer, map.makeTransform())
        draw()
        gtk_snapshot_restore(pointer)
    }
}

extension RGBA {
    var gdk: GdkRGBA {
        GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
}

extension Rectangle {
    func rounded(_ radius: Double) -> GskRoundedRect {
        var bounds = graphene
        var outline = GskRoundedRect()
        // GSK wants radii that fit; a pill has half its shorter side.
        let fitting = Float(max(0, min(radius, min(width, height) / 2)))
        gsk_rounded_rect_init_from_rect(&outline, &bounds, fitting)
        return outline
    }
}
