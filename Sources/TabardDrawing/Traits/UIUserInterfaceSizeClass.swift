/// Whether there is much room in a direction or little.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    /// Nothing is said.
    case unspecified = 0
    /// There is little room.
    case compact = 1
    /// There is much room.
    case regular = 2
}
