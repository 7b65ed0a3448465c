internal import GtkInterop

/// Where the parts of an image go that fills an area: those at its edges keep their size, and the others are repeated or
/// stretched over the rest. Both ways of drawing, on the screen and in a context, take it from here.
struct ImageSlices: Equatable {
    /// From the top left to the bottom right, without those that are empty. They cover the area, and never each other.
    var slices: [PaintSlice] = []

    /// - Parameters:
    ///   - pixelWidth: Pixels of the bitmap that is drawn, which may not be those of the image's own scale.
    ///   - size: The image's size in points.
    init(pixelWidth: Int, pixelHeight: Int, size: CGSize, slicing: UIImage.Slicing, in area: CGRect) {
        let isTiled = slicing.resizingMode == .tile
        let columns = Self.bands(
            Line(pixels: pixelWidth, length: size.width, start: area.minX, room: area.size.width),
            before: slicing.capInsets.left,
            after: slicing.capInsets.right,
            isTiled: isTiled
        )
        let rows = Self.bands(
            Line(pixels: pixelHeight, length: size.height, start: area.minY, room: area.size.height),
            before: slicing.capInsets.top,
            after: slicing.capInsets.bottom,
            isTiled: isTiled
        )
        for row in rows {
            for column in columns { slices.append(Self.slice(column, row)) }
        }
    }

    /// One dimension of an image and of the area that it fills.
    private struct Line {
        var pixels: Int
        /// The image's, in points.
        var length: CGFloat
        var start: CGFloat
        var room: CGFloat

        var isUsable: Bool {
            pixels > 0 && length > 0 && length.isFinite && start.isFinite && room > 0 && room.isFinite
        }

        /// The nearest whole number of pixels, as a part of a pixel can't be cut out; what is no number counts as none.
        func pixels(of cap: CGFloat) -> Int {
            guard cap > 0 else { return 0 }
            return Int(min(CGFloat(pixels), (cap / length * CGFloat(pixels)).rounded()))
        }
    }

    /// A part of an image in one dimension: a range of its pixels, and where it goes.
    private struct Band {
        var source: Range<Int>
        var start: CGFloat
        var end: CGFloat
        /// The length at which it is repeated.
        var tile: CGFloat?
    }

    private static func bands(_ line: Line, before: CGFloat, after: CGFloat, isTiled: Bool) -> [Band] {
        guard line.isUsable else { return [] }
        let caps = fitting(line.pixels(of: before), line.pixels(of: after), in: line.pixels)
        let point = line.length / CGFloat(line.pixels)
        let first = CGFloat(caps.before) * point
        let last = CGFloat(caps.after) * point
        let end = line.start + line.room
        let inner: (start: CGFloat, end: CGFloat)
        if first + last < line.room {
            inner = (line.start + first, end - last)
        } else {
            // The caps share what there is.
            let edge = line.start + line.room * first / (first + last)
            inner = (edge, edge)
        }
        let rest = caps.before..<line.pixels - caps.after
        return [
            Band(source: 0..<caps.before, start: line.start, end: inner.start),
            Band(
                source: rest,
                start: inner.start,
                end: inner.end,
                tile: isTiled ? CGFloat(rest.count) * point : nil
            ),
            Band(source: rest.upperBound..<line.pixels, start: inner.end, end: end),
        ].filter { !$0.source.isEmpty && $0.start < $0.end }
    }

    /// Caps that leave a pixel between them, or nothing could fill the rest.
    private static func fitting(_ before: Int, _ after: Int, in pixels: Int) -> (before: Int, after: Int) {
        let most = pixels - 1
        guard before + after > most else { return (before, after) }
        let share = Int((Double(most) * Double(before) / Double(before + after)).rounded())
        return (share, most - share)
    }

    private static func slice(_ column: Band, _ row: Band) -> PaintSlice {
        PaintSlice(
            source: Rectangle(
                x: Double(column.source.lowerBound),
                y: Double(row.source.lowerBound),
                width: Double(column.source.count),
                height: Double(row.source.count)
            ),
            target: Rectangle(
                x: Double(column.start),
                y: Double(row.start),
                width: Double(column.end - column.start),
                height: Double(row.end - row.start)
            ),
            tileWidth: column.tile.map { Double($0) },
            tileHeight: row.tile.map { Double($0) }
        )
    }
}
