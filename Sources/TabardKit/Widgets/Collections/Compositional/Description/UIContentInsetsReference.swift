/// What the insets of a section are added to.
public enum UIContentInsetsReference: Int, Sendable {
    /// What the layout's configuration says; there, the safe area.
    case automatic = 0
    /// Nothing: the collection's edges.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The collection's margins.
    case layoutMargins = 3
    /// The width in which text can be read well.
    case readableContent = 4
}
