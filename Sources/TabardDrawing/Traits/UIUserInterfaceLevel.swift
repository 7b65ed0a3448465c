/// Whether something lies on the ground or in front of it, as sheets and popovers do.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// On the ground: the window's main content.
    case base = 0
    /// In front of the main content. In the dark, backgrounds are lighter there.
    case elevated = 1
}
