internal import GtkInterop

extension UIFocusHeading {
    /// Where a key moves the focus; empty for any other key.
    init(_ key: Key, _ modifiers: Modifiers) {
        switch (key, modifiers) {
        case (.tab, []): self = .next
        case (.tab, .shift): self = .previous
        case (.up, []): self = .up
        case (.down, []): self = .down
        case (.left, []): self = .left
        case (.right, []): self = .right
        case (.home, []): self = .first
        case (.end, []): self = .last
        default: self = []
        }
    }
}
