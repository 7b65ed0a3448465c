/// The parts of an image that keep their size, and those that fill the rest of an area.
struct ImageSlices {
    /// A part of the image and where it goes, in points.
    struct Slice: Equatable {
        var source: CGRect
        var target: CGRect
    }

    /// From the top left to the bottom right, without those that are empty.
    var slices: [Slice]

    /// - Parameters:
    ///   - size: The image's size in points.
    ///   - capInsets: What keeps its size at the image's edges.
    init(size: CGSize, capInsets: UIEdgeInsets, in area: CGRect) {
        let columns = Self.bands(
            before: capInsets.left,
            after: capInsets.right,
            length: size.width,
            start: area.minX,
            room: area.size.width
        )
        let rows = Self.bands(
            before: capInsets.top,
            after: capInsets.bottom,
            length: size.height,
            start: area.minY,
            room: area.size.height
        )
        slices = []
        for row in rows {
            for column in columns {
                let slice = Slice(
                    source: Self.rectangle(column.source, row.source),
                    target: Self.rectangle(column.target, row.target)
                )
                if !slice.source.isEmpty, !slice.target.isEmpty { slices.append(slice) }
            }
        }
    }

    private static func rectangle(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) -> CGRect {
        CGRect(x: x.lowerBound, y: y.lowerBound, width: x.length, height: y.length)
    }

    private typealias Band = (source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)

    private static func bands(
        before: CGFloat,
        after: CGFloat,
        length: CGFloat,
        start: CGFloat,
        room: CGFloat
    ) -> [Band] {
        guard length > 0, room > 0, length.isFinite, room.isFinite, start.isFinite else { return [] }
        // A cap that is not a number counts as none.
        var before = before > 0 ? min(before, length) : 0
        var after = after > 0 ? min(after, length) : 0
        // Something must be left between the caps, or nothing could fill the room.
        let most = length - min(1, length / 3)
        if before + after > most {
            let part = most / (before + after)
            before *= part
            after *= part
        }
        let fitting = before + after > room ? room / (before + after) : 1
        let first = before * fitting
        let last = max(first, room - after * fitting)
        let sourceLast = max(before, length - after)
        let edges = [start, start + first, start + last, start + max(last, room)]
        return [
            (source: 0...before, target: edges[0]...edges[1]),
            (source: before...sourceLast, target: edges[1]...edges[2]),
            (source: sourceLast...length, target: edges[2]...edges[3]),
        ]
    }
}

extension ClosedRange<CGFloat> {
    fileprivate var length: CGFloat { upperBound - lowerBound }
}
