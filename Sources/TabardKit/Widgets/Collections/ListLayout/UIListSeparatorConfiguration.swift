/// The lines between the items of a list.
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a line is there.
    public enum Visibility: Int, Sendable {
        /// As the list's appearance has it: between the items, and not at the edges of a group.
        case automatic = 0
        /// It is.
        case visible = 1
        /// It is not.
        case hidden = 2
    }

    /// Insets that say: where the text begins, and to the edge.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude,
        leading: .greatestFiniteMagnitude,
        bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude
    )

    /// Whether there is a line above; `automatic` by default.
    public var topSeparatorVisibility: Visibility = .automatic
    /// Whether there is a line below; `automatic` by default.
    public var bottomSeparatorVisibility: Visibility = .automatic
    /// How far the line above stays from the sides; `automaticInsets` by default.
    public var topSeparatorInsets = automaticInsets
    /// How far the line below stays from the sides; `automaticInsets` by default.
    public var bottomSeparatorInsets = automaticInsets
    /// The colour; `separator` by default.
    public var color: UIColor = .separator
    /// The colour beside a selected item where several can be selected; `separator` by default.
    public var multipleSelectionColor: UIColor = .separator

    /// Makes the lines of an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        guard listAppearance == .sidebar || listAppearance == .sidebarPlain else { return }
        topSeparatorVisibility = .hidden
        bottomSeparatorVisibility = .hidden
    }
}
