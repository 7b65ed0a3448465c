extension UITableView {
    /// How the sections look.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; the headers stay in sight.
        case plain = 0
        /// Sections apart from each other, on a grey background.
        case grouped = 1
        /// As `grouped`, with rounded corners and margins at the sides.
        case insetGrouped = 2
    }

    /// Where a row is brought to.
    public enum ScrollPosition: Int, Sendable {
        /// As little as it takes to show it.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// How rows come and go. All but `none` fade in and out while the other rows move to their new places; with reduced
    /// motion, nothing is animated.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        /// At once.
        case none = 5
        case middle = 6
        /// As the table sees fit.
        case automatic = 100
    }
}
