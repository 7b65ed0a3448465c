/// How high a bar is, and whether it has a prompt.
public enum UIBarMetrics: Int, Sendable {
    /// The usual height.
    case `default` = 0
    /// In a low window.
    case compact = 1
    /// The usual height, with a prompt.
    case defaultPrompt = 101
    /// In a low window, with a prompt.
    case compactPrompt = 102
}
