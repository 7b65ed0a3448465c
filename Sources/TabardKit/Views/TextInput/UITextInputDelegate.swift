/// Is told by a text of what it changes by itself, and not because of the keyboard.
///
/// UIKit is one for each view that is edited, and sets `inputDelegate` of the view.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// What is selected is about to be something else.
    func selectionWillChange(_ textInput: (any UITextInput)?)

    /// What is selected is something else.
    func selectionDidChange(_ textInput: (any UITextInput)?)

    /// The text is about to be another one.
    func textWillChange(_ textInput: (any UITextInput)?)

    /// The text is another one.
    func textDidChange(_ textInput: (any UITextInput)?)
}
