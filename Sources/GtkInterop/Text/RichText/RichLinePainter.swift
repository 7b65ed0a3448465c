import CGtk

/// Draws a line of a text with attributes, with what Pango does not draw.
struct RichLinePainter {
    let cairo: OpaquePointer
    /// The colour of letters that have none of their own.
    let color: RGBA

    /// - Parameters:
    ///   - left: The left edge of the line's layout.
    ///   - baseline: Where the letters stand.
    func draw(_ line: RichBlock.Line, left: Double, baseline: Double) {
        for effect in line.effects {
            guard let shadow = effect.look.shadow else { continue }
            draw(shadow, of: effect, x: left + line.x + effect.x, y: baseline - effect.rise)
        }
        setSource(color)
        cairo_move_to(cairo, left + line.x, baseline)
        pango_cairo_show_layout_line(cairo, line.pointer)
        for effect in line.effects {
            if let outline = effect.look.outline {
                draw(outline, of: effect, x: left + line.x + effect.x, y: baseline - effect.rise)
            }
            if let picture = effect.look.picture {
                draw(picture, of: effect, x: left + line.x + effect.x, y: baseline - effect.rise)
            }
        }
    }

    private func setSource(_ color: RGBA) {
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    }

    private func show(_ effect: RichBlock.Effect, x: Double, y: Double, on cairo: OpaquePointer) {
        guard let font = effect.font, let glyphs = effect.glyphs, effect.look.picture == nil else { return }
        cairo_move_to(cairo, x, y)
        pango_cairo_show_glyph_string(cairo, font, glyphs)
    }

    private func draw(_ outline: SpanLook.Outline, of effect: RichBlock.Effect, x: Double, y: Double) {
        guard let font = effect.font, let glyphs = effect.glyphs, effect.look.picture == nil,
            outline.width.isFinite, outline.width > 0
        else { return }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        setSource(outline.color ?? effect.look.color ?? color)
        cairo_set_line_width(cairo, min(effect.fontSize * outline.width / 100, 1_000))
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        cairo_new_path(cairo)
        cairo_move_to(cairo, x, y)
        pango_cairo_glyph_string_path(cairo, font, glyphs)
        cairo_stroke(cairo)
    }

    private func draw(_ picture: SpanLook.Picture, of effect: RichBlock.Effect, x: Double, y: Double) {
        guard let bitmap = picture.bitmap else { return }
        let area = Rectangle(
            x: x + picture.left,
            y: y - picture.bottom - picture.height,
            width: picture.width,
            height: picture.height
        )
        let tint = picture.hasTextColor ? effect.look.color ?? color : picture.color
        Painter(context: cairo).run([
            .image(bitmap, area, map: .translation(x: 0, y: 0), opacity: 1, color: tint)
        ])
    }

    /// The most pixels of a shadow that is softened; a larger one has a sharp edge.
    private static let mostPixels = 4_000_000.0
    /// Pixels a point in which soft shadows are made.
    private static let fineness = 2.0

    private func draw(_ shadow: SpanLook.Shadow, of effect: RichBlock.Effect, x: Double, y: Double) {
        guard shadow.x.isFinite, shadow.y.isFinite, shadow.color.alpha > 0 else { return }
        setSource(shadow.color)
        let deviation = shadow.blur.isFinite ? min(max(0, shadow.blur), 200) / 2 : 0
        let margin = (deviation * 3 + 2).rounded(.up)
        let size = effect.fontSize * 1.6
        let width = (effect.width + 2 * margin + size) * Self.fineness
        let height = (2 * size + 2 * margin) * Self.fineness
        guard deviation > 0, width > 0, width * height <= Self.mostPixels,
            let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, gint(width), gint(height))
        else { return show(effect, x: x + shadow.x, y: y + shadow.y, on: cairo) }
        defer { cairo_surface_destroy(mask) }
        guard let context = cairo_create(mask) else { return }
        cairo_scale(context, Self.fineness, Self.fineness)
        let start = (x: margin + size / 2, y: margin + size * 1.2)
        show(effect, x: start.x, y: start.y, on: context)
        cairo_destroy(context)
        SoftMask.soften(mask, deviation: deviation * Self.fineness)
        cairo_save(cairo)
        cairo_translate(cairo, x + shadow.x - start.x, y + shadow.y - start.y)
        cairo_scale(cairo, 1 / Self.fineness, 1 / Self.fineness)
        cairo_mask_surface(cairo, mask, 0, 0)
        cairo_restore(cairo)
    }
}
