/// What the system keeps free at the sides of a screen's content, and in the rows of its tables.
enum SystemMargins {
    /// From which width on content keeps farther from the sides.
    private static let wide: CGFloat = 393
    /// From which width on a window is that of a tablet, where rows do not.
    private static let tablet: CGFloat = 600

    /// The side margins of a controller's view of a width, in points.
    static func side(width: CGFloat) -> CGFloat { width >= wide ? 20 : 16 }

    /// The side margins of the rows of tables in a window of a width, in points.
    static func rowSide(windowWidth: CGFloat) -> CGFloat {
        windowWidth < tablet ? side(width: windowWidth) : 16
    }

    /// Above and below what an app puts into a row.
    static let row: CGFloat = 11
    /// What content keeps from a mark or control beside it.
    static let beside: CGFloat = 8
}
