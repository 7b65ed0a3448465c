/// What a preview that the user chose turns into.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The menu only closes.
    case dismiss = 0
    /// What the preview shows is shown as a whole; on Linux the app shows it, and nothing more moves.
    case pop = 1
}
