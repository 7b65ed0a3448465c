/// What the system keeps free at the sides of a screen's content, and in the rows of its tables.
enum SystemMargins {
    /// From which width on content keeps farther from the sides.
    private static let wide: CGFloat = 414

    /// The side margins of a view of a width, in points.
    static func side(width: CGFloat) -> CGFloat { width >= wide ? 20 : 16 }

    /// Above and below what an app puts into a row.
    static let row: CGFloat = 11
    /// What content keeps from a mark or control beside it.
    static let beside: CGFloat = 8
}
