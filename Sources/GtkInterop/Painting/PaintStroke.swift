/// How a line is drawn along an outline.
public struct PaintStroke: Hashable, Sendable {
    /// The form of a line's ends.
    public enum Cap: Hashable, Sendable {
        case butt, round, square
    }

    /// The form of corners.
    public enum Join: Hashable, Sendable {
        case miter, round, bevel
    }

    /// The width, in the coordinates of `map`.
    public var width: Double
    /// The form of the ends; `butt` by default.
    public var cap = Cap.butt
    /// The form of corners; `miter` by default.
    public var join = Join.miter
    /// How many widths long a mitred corner may be; 10 by default.
    public var miterLimit = 10.0
    /// The lengths of dashes and gaps in turn; none, that is a whole line, by default.
    public var dashes: [Double] = []
    /// How far into the dashes the line begins.
    public var dashPhase = 0.0
    /// Takes the pen, that is the width and the dashes, to the outline's coordinates.
    public var map = AffineMap.translation(x: 0, y: 0)

    /// Makes a line of a width.
    public init(width: Double) {
        self.width = width
    }

    /// Whether the line can be drawn: the width is a positive number and the pen has an area.
    var isDrawable: Bool {
        width.isFinite && width > 0 && map.isInvertible
    }

    /// The dashes, if they can be drawn in a reasonable time along an outline of the given length.
    func dashes(along length: Double) -> [Double] {
        let period = dashes.reduce(0, +)
        guard !dashes.isEmpty, dashPhase.isFinite, dashes.allSatisfy({ $0.isFinite && $0 >= 0 }), period > 0
        else { return [] }
        let scale = (abs(map.a * map.d - map.b * map.c)).squareRoot()
        let count = length / (period * scale) * Double(dashes.count)
        return count.isFinite && count <= 20_000 ? dashes : []
    }
}
