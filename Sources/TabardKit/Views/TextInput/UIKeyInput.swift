/// Something into which keys write.
///
/// A view of an app's own that conforms and can become first responder gets what the user's keys and input method write while it is.
/// Backspace calls `deleteBackward()` if there is any text, Return writes a line's end.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }

    /// Writes in the place of what is selected.
    func insertText(_ text: String)

    /// Takes away what is selected, or else the character before the insertion mark.
    func deleteBackward()
}
