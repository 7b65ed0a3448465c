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
        /// To the top of what is seen.
        case top = 1
        /// To the middle of what is seen.
        case middle = 2
        /// To the bottom of what is seen.
        case bottom = 3
    }

    /// How rows come and go. All but `none` fade in and out while the other rows move to their new places; with reduced
    /// motion, nothing is animated.
    public enum RowAnimation: Int, Sendable {
        /// Fading.
        case fade = 0
        /// The same as `fade` on Linux.
        case right = 1
        /// The same as `fade` on Linux.
        case left = 2
        /// The same as `fade` on Linux.
        case top = 3
        /// The same as `fade` on Linux.
        case bottom = 4
        /// At once.
        case none = 5
        /// The same as `fade` on Linux.
        case middle = 6
        /// As the table sees fit.
        case automatic = 100
    }
}
