/// Which points count as inside a path that crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Those around which the path winds, counted by direction.
    case winding = 0
    /// Those that a line from outside reaches after an odd number of crossings.
    case evenOdd = 1
}

/// The form of a line's ends.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// Cut off at the end.
    case butt = 0
    /// A half circle around the end.
    case round = 1
    /// Half a square beyond the end.
    case square = 2
}

/// The form of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// Sharp.
    case miter = 0
    /// Round.
    case round = 1
    /// Cut off.
    case bevel = 2
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// Its inside, by the winding rule.
    case fill = 0
    /// Its inside, by the even-odd rule.
    case eoFill = 1
    /// Its line.
    case stroke = 2
    /// Its inside, by the winding rule, and its line.
    case fillStroke = 3
    /// Its inside, by the even-odd rule, and its line.
    case eoFillStroke = 4
}
