/// Where to move a tab.
@frozen
public enum TabDestination: Hashable, Sendable {
    /// Before all tabs that are not pinned at the start.
    case first
    /// After all tabs that are not pinned at the end.
    case last
    /// Right before another tab.
    case before(TabID)
    /// Right after another tab.
    case after(TabID)
}
