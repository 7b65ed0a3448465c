/// What the user does with a link.
public enum UITextItemInteraction: Int, Sendable {
    /// A click or a tap.
    case invokeDefaultAction = 0
    /// Asking for a menu; not told on Linux, where the text's own menu comes.
    case presentActions = 1
    /// Pressing for a preview; never told on Linux.
    case preview = 2
}
