/// Something into which keys write.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }

    /// Writes in the place of what is selected.
    func insertText(_ text: String)

    /// Takes away what is selected, or else the character before the insertion mark.
    func deleteBackward()
}

/// A text in which places are found and parts are replaced: text fields and text views.
///
/// What input methods do with a text is GTK's own, so an app's own views can't take part by this protocol, and what iOS's
/// input methods need of it is absent.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// A part of the text; nil if it is of another text's kind.
    func text(in range: UITextRange) -> String?

    /// Replaces a part of the text.
    func replace(_ range: UITextRange, withText text: String)

    /// The selected part of the text, or where the insertion mark stands.
    var selectedTextRange: UITextRange? { get set }

    /// The place before the first character.
    var beginningOfDocument: UITextPosition { get }

    /// The place after the last character.
    var endOfDocument: UITextPosition { get }

    /// The part from one place to another.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// The place so many UTF-16 units after another; nil outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?

    /// Which of two places is first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

    /// How many UTF-16 units are between two places.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Where the insertion mark stands at a place.
    func caretRect(for position: UITextPosition) -> CGRect

    /// The area of the first line of a part of the text.
    func firstRect(for range: UITextRange) -> CGRect

    /// The place in the text that is nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
}
