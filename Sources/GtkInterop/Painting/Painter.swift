import CGtk

/// Carries steps of painting out with cairo, on any thread.
struct Painter {
    let context: OpaquePointer

    /// The steps may be unbalanced: what is not closed at the end is closed then.
    func run(_ steps: [PaintStep]) {
        var saved = 0
        var groups = 0
        for step in steps {
            switch step {
            case .save:
                cairo_save(context)
                saved += 1
            case .restore:
                guard saved > 0 else { continue }
                cairo_restore(context)
                saved -= 1
            case .beginGroup:
                cairo_push_group(context)
                groups += 1
            case .endGroup(let opacity):
                guard groups > 0 else { continue }
                cairo_pop_group_to_source(context)
                cairo_paint_with_alpha(context, min(max(0, opacity), 1))
                groups -= 1
            default: draw(step)
            }
        }
        for _ in 0..<groups {
            cairo_pop_group_to_source(context)
            cairo_paint(context)
        }
        for _ in 0..<saved { cairo_restore(context) }
    }

    private func draw(_ step: PaintStep) {
        switch step {
        case .save, .restore, .beginGroup, .endGroup: break
        case .blend(let blend): cairo_set_operator(context, blend.cairo)
        case .clip(let outline, let isEvenOdd):
            trace(outline, isEvenOdd: isEvenOdd)
            cairo_clip(context)
        case .fill(let outline, let isEvenOdd, let paint):
            trace(outline, isEvenOdd: isEvenOdd)
            setSource(paint)
            cairo_fill(context)
        case .fillAll(let paint, let map):
            guard map.isInvertible else { return }
            cairo_save(context)
            apply(map)
            setSource(paint)
            cairo_paint(context)
            cairo_restore(context)
        case .stroke(let outline, let stroke, let paint): draw(outline, stroke, paint)
        case .image(let bitmap, let area, let map, let opacity, let color):
            draw(bitmap, in: area, map: map, opacity: opacity, color: color)
        case .slices(let bitmap, let slices, let area, let map, let opacity, let color):
            draw(bitmap, slices, in: area, map: map, opacity: opacity, color: color)
        case .text(let text, let font, let point, let width, let map, let color):
            draw(text, font, at: point, width: width, map: map, color: color)
        case .richText(let text, let font, let point, let options, let map, let color, let opacity):
            guard map.isInvertible, point.x.isFinite, point.y.isFinite else { return }
            cairo_save(context)
            apply(map)
            if opacity < 1 { cairo_push_group(context) }
            TextMeasure.withArrangement(text, font, options) {
                $0.draw(context, x: point.x, y: point.y, color: color)
            }
            if opacity < 1 {
                cairo_pop_group_to_source(context)
                cairo_paint_with_alpha(context, min(max(0, opacity), 1))
            }
            cairo_restore(context)
        }
    }

    private func trace(_ outline: [PathStep], isEvenOdd: Bool) {
        cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        trace(outline)
    }

    private func trace(_ outline: [PathStep]) {
        cairo_new_path(context)
        for step in outline {
            switch step {
            case .move(let x, let y): cairo_move_to(context, Self.bounded(x), Self.bounded(y))
            case .line(let x, let y): cairo_line_to(context, Self.bounded(x), Self.bounded(y))
            case .curve(let x1, let y1, let x2, let y2, let x, let y):
                cairo_curve_to(
                    context,
                    Self.bounded(x1),
                    Self.bounded(y1),
                    Self.bounded(x2),
                    Self.bounded(y2),
                    Self.bounded(x),
                    Self.bounded(y)
                )
            case .close: cairo_close_path(context)
            }
        }
    }

    private func draw(_ outline: [PathStep], _ stroke: PaintStroke, _ paint: Paint) {
        guard stroke.isDrawable else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        trace(outline)
        setSource(paint)
        // The outline keeps its place; only the pen is mapped.
        apply(stroke.map)
        cairo_set_line_width(context, min(stroke.width, 1_000_000))
        cairo_set_line_cap(context, stroke.cap.cairo)
        cairo_set_line_join(context, stroke.join.cairo)
        cairo_set_miter_limit(context, stroke.miterLimit.isFinite ? max(1, stroke.miterLimit) : 10)
        let dashes = stroke.dashes(along: outline.roughLength)
        cairo_set_dash(context, dashes, gint(dashes.count), dashes.isEmpty ? 0 : stroke.dashPhase)
        cairo_stroke(context)
    }

    private func draw(_ bitmap: Bitmap, in area: Rectangle, map: AffineMap, opacity: Double, color: RGBA?) {
        guard map.isInvertible, area.width > 0, area.height > 0, area.isFinite,
            let surface = bitmap.makeSurface()
        else { return }
        defer { cairo_surface_destroy(surface) }
        cairo_save(context)
        defer { cairo_restore(context) }
        apply(map)
        cairo_translate(context, area.x, area.y)
        cairo_scale(context, area.width / Double(bitmap.width), area.height / Double(bitmap.height))
        cairo_rectangle(context, 0, 0, Double(bitmap.width), Double(bitmap.height))
        cairo_clip(context)
        if var color {
            color.alpha *= opacity
            setSource(.color(color))
            cairo_mask_surface(context, surface, 0, 0)
        } else {
            cairo_set_source_surface(context, surface, 0, 0)
            cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
            cairo_paint_with_alpha(context, min(max(0, opacity), 1))
        }
    }

    private func draw(
        _ text: String,
        _ font: FontDescription,
        at point: PaintPoint,
        width: Double?,
        map: AffineMap,
        color: RGBA
    ) {
        guard map.isInvertible, point.x.isFinite, point.y.isFinite else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        apply(map)
        setSource(.color(color))
        TextMeasure.withArrangement(text, font, width) { arrangement in
            arrangement.forEachBlock { block, top in
                cairo_move_to(context, point.x, point.y + top)
                pango_cairo_show_layout(context, block.layout)
            }
        }
    }

    func apply(_ map: AffineMap) {
        var matrix = cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
        cairo_transform(context, &matrix)
    }

    func setSource(_ paint: Paint) {
        let pattern: OpaquePointer?
        let stops: [PaintStop]
        switch paint {
        case .color(let color):
            cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
            return
        case .linear(let start, let end, let colors):
            pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
            stops = colors
        case .radial(let start, let radius, let end, let endRadius, let colors):
            pattern = cairo_pattern_create_radial(start.x, start.y, radius, end.x, end.y, endRadius)
            stops = colors
        }
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern,
                stop.place,
                color.red,
                color.green,
                color.blue,
                color.alpha
            )
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(context, pattern)
    }

    /// Cairo counts in fixed numbers, which wrap round beyond some millions.
    private static func bounded(_ length: Double) -> Double {
        length.isNaN ? 0 : min(max(length, -1_000_000), 1_000_000)
    }
}

extension AffineMap {
    /// Whether the map takes areas to areas, which cairo asks of every one.
    var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && determinant != 0 && tx.isFinite && ty.isFinite
    }
}

extension Rectangle {
    var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension [PathStep] {
    /// A length that the outline does not exceed: that of the lines through all its points.
    fileprivate var roughLength: Double {
        var length = 0.0
        var last = (x: 0.0, y: 0.0)
        var start = last
        func go(_ x: Double, _ y: Double) {
            length += ((x - last.x) * (x - last.x) + (y - last.y) * (y - last.y)).squareRoot()
            last = (x, y)
        }
        for step in self {
            switch step {
            case .move(let x, let y):
                last = (x, y)
                start = last
            case .line(let x, let y): go(x, y)
            case .curve(let x1, let y1, let x2, let y2, let x, let y):
                go(x1, y1)
                go(x2, y2)
                go(x, y)
            case .close: go(start.x, start.y)
            }
        }
        return length
    }
}
