/// A direction in a text as it is kept.
public enum UITextStorageDirection: Int, Sendable {
    /// To the end.
    case forward = 0
    /// To the beginning.
    case backward = 1
}
