/// What became of a record that was to be published.
@frozen
public enum TabPublication: Hashable, Sendable {
    /// The others can find it.
    case published
    /// They could before.
    case unchanged
    /// What is published under this device's name has more than the record; it has to be received first.
    case outdated
}
