import CGtk

extension Painter {
    /// Draws an image slice by slice.
    ///
    /// Each pixel belongs to one slice alone: where two met within a pixel, both would cover it in part, and what lies
    /// behind would be seen as a line. Only the edges of the whole are smoothed.
    func draw(
        _ bitmap: Bitmap,
        _ slices: [PaintSlice],
        in area: Rectangle,
        map: AffineMap,
        opacity: Double,
        color: RGBA?
    ) {
        guard map.isInvertible, area.width > 0, area.height > 0, area.isFinite,
            let surface = bitmap.makeSurface()
        else { return }
        defer { cairo_surface_destroy(surface) }
        cairo_save(context)
        defer { cairo_restore(context) }
        apply(map)
        let margin = devicePixel
        cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
        trace(area.grown(by: margin))
        cairo_clip(context)
        cairo_push_group(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        for slice in slices { fill(slice, of: surface, in: area, margin: margin) }
        guard let pattern = cairo_pop_group(context) else { return }
        defer { cairo_pattern_destroy(pattern) }
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        trace(area)
        cairo_clip(context)
        let opacity = min(max(0, opacity), 1)
        if var color {
            color.alpha *= opacity
            setSource(.color(color))
            cairo_mask(context, pattern)
        } else {
            cairo_set_source(context, pattern)
            cairo_paint_with_alpha(context, opacity)
        }
    }

    /// A little more than the length of a pixel in the current coordinates.
    private var devicePixel: Double {
        var (x, y) = (1.0, 0.0)
        var (other, down) = (0.0, 1.0)
        cairo_device_to_user_distance(context, &x, &y)
        cairo_device_to_user_distance(context, &other, &down)
        let longest = max(abs(x) + abs(other), abs(y) + abs(down))
        return longest.isFinite ? longest * 1.5 : 1
    }

    private func trace(_ area: Rectangle) {
        cairo_new_path(context)
        cairo_rectangle(context, area.x, area.y, area.width, area.height)
    }

    private func fill(_ slice: PaintSlice, of surface: OpaquePointer, in area: Rectangle, margin: Double) {
        guard let (pattern, padding) = makePattern(of: surface, slice) else { return }
        defer { cairo_pattern_destroy(pattern) }
        let target = slice.target
        let across = slice.source.width / (slice.tileWidth ?? target.width)
        let down = slice.source.height / (slice.tileHeight ?? target.height)
        var matrix = cairo_matrix_t(
            xx: across,
            yx: 0,
            xy: 0,
            yy: down,
            x0: padding.x - target.x * across,
            y0: padding.y - target.y * down
        )
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_set_source(context, pattern)
        // What is smoothed at the edges of the whole needs something to be smoothed.
        trace(target.grown(towards: area, by: margin))
        cairo_fill(context)
    }

    /// The slice's part of the image, repeated as the slice says, and with how much was added to its edges.
    private func makePattern(
        of surface: OpaquePointer,
        _ slice: PaintSlice
    ) -> (pattern: OpaquePointer, padding: (x: Double, y: Double))? {
        let repeats = slice.tileWidth != nil || slice.tileHeight != nil
        // A pattern that is repeated one way is so the other way, too: the far edge would shine through the near one
        // where a pixel is mixed of several.
        let padding = (
            x: repeats && slice.tileWidth == nil ? Self.padding : 0,
            y: repeats && slice.tileHeight == nil ? Self.padding : 0
        )
        guard let part = makePart(of: surface, slice.source, padding) else { return nil }
        defer { cairo_surface_destroy(part) }
        guard let pattern = cairo_pattern_create_for_surface(part) else { return nil }
        cairo_pattern_set_extend(pattern, repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        return (pattern, padding)
    }

    /// Pixels; as many as are mixed to one where an image is drawn much smaller than it is.
    private static let padding = 4.0

    /// Copies a part of an image, so that nothing of what lies beside it can shine through, and continues its edges.
    private func makePart(
        of surface: OpaquePointer,
        _ source: Rectangle,
        _ padding: (x: Double, y: Double)
    ) -> OpaquePointer? {
        guard let plain = makeCopy(of: surface, x: -source.x, y: -source.y, source.width, source.height)
        else {
            return nil
        }
        guard padding.x > 0 || padding.y > 0 else { return plain }
        defer { cairo_surface_destroy(plain) }
        return makeCopy(
            of: plain,
            x: padding.x,
            y: padding.y,
            source.width + 2 * padding.x,
            source.height + 2 * padding.y
        )
    }

    private func makeCopy(
        of surface: OpaquePointer,
        x: Double,
        y: Double,
        _ width: Double,
        _ height: Double
    ) -> OpaquePointer? {
        guard width >= 1, height >= 1,
            let copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height))
        else { return nil }
        guard let painter = cairo_create(copy) else {
            cairo_surface_destroy(copy)
            return nil
        }
        defer { cairo_destroy(painter) }
        cairo_set_source_surface(painter, surface, x, y)
        cairo_pattern_set_extend(cairo_get_source(painter), CAIRO_EXTEND_PAD)
        cairo_paint(painter)
        return copy
    }
}

extension Rectangle {
    fileprivate func grown(by margin: Double) -> Rectangle {
        Rectangle(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }

    /// The rectangle grown where its edges are those of an area that it lies in.
    fileprivate func grown(towards area: Rectangle, by margin: Double) -> Rectangle {
        let left = x <= area.x ? x - margin : x
        let top = y <= area.y ? y - margin : y
        let right = x + width >= area.x + area.width ? x + width + margin : x + width
        let bottom = y + height >= area.y + area.height ? y + height + margin : y + height
        return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
    }
}
