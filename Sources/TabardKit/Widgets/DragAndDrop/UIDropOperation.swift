/// What would be done with what is dragged if it were dropped now.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing; the drag may go on to another place.
    case cancel = 0
    /// Nothing, although it might be taken elsewhere here: the user sees that it is forbidden.
    case forbidden = 1
    /// It is copied.
    case copy = 2
    /// It is moved, so that it is no longer where it came from. Only for drags of this app that allow it.
    case move = 3

    /// Whether something is done.
    var takesItems: Bool { self == .copy || self == .move }
}
