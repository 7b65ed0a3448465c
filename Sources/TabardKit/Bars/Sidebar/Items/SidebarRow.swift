/// One row of a sidebar.
enum SidebarRow: Hashable {
    /// What the app put above all others.
    case header
    /// What the app put below all others.
    case footer
    case tab(UITab)
    case action(UIAction)

    /// Whether it is the same row, which is known faster than whether it is equal.
    func isSame(as other: SidebarRow) -> Bool {
        switch (self, other) {
        case (.tab(let tab), .tab(let other)): tab === other
        case (.action(let action), .action(let other)): action === other
        case (.header, .header), (.footer, .footer): true
        default: false
        }
    }
}

/// A part of a sidebar's list, between which there is some space.
enum SidebarSection: Hashable {
    case header
    /// The root tabs that are no groups.
    case roots
    /// A group with what is in it.
    case group(UITabGroup)
    case footer
}
