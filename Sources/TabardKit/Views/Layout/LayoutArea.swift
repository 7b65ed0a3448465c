/// What of a view one of its own guides covers.
enum LayoutArea: Hashable {
    /// What no bar covers.
    case safeArea
    /// What lies within the margins.
    case margins
    /// Within the margins, and no wider than is good to read.
    case readable
    /// All that a scroll view scrolls over.
    case scrollContent
    /// What shows of a scroll view.
    case scrollFrame
}
