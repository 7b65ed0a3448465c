/// A text in which places are found and parts are replaced: text fields, text views, and views of an app's own.
///
/// In an app's own view keys move the insertion mark and select, and what an input method composes comes as marked text. It
/// tells `inputDelegate` of what it changes by itself. Fields and text views leave composing to GTK: their marked text is
/// nil, for what is being composed is no part of their text yet.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// A part of the text; nil if it is of another text's kind.
    func text(in range: UITextRange) -> String?

    /// Replaces a part of the text.
    func replace(_ range: UITextRange, withText text: String)

    /// The selected part of the text, or where the insertion mark stands.
    var selectedTextRange: UITextRange? { get set }

    /// The part of the text that is being composed; nil if there is none.
    var markedTextRange: UITextRange? { get }

    /// What text that is being composed looks like.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

    /// Replaces the text that is being composed, or else what is selected, by such text.
    ///
    /// - Parameters:
    ///   - markedText: What is being composed; nil and an empty text take it away.
    ///   - selectedRange: What is selected then, counted in UTF-16 units from the beginning of the marked text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// Makes text that is being composed a part of the text like the others.
    func unmarkText()

    /// The place before the first character.
    var beginningOfDocument: UITextPosition { get }

    /// The place after the last character.
    var endOfDocument: UITextPosition { get }

    /// The part from one place to another.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// The place so many UTF-16 units after another; nil outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?

    /// The place so many characters or lines from another; nil outside the text.
    func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int
    ) -> UITextPosition?

    /// Which of two places is first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

    /// How many UTF-16 units are between two places.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Is told of what the view itself changes; UIKit sets it.
    var inputDelegate: (any UITextInputDelegate)? { get set }

    /// Finds words, sentences and paragraphs; a `UITextInputStringTokenizer` serves.
    var tokenizer: any UITextInputTokenizer { get }

    /// The place of a part of the text that is farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?

    /// The part from a place to the farthest one in a direction that belongs together with it.
    func characterRange(
        byExtending position: UITextPosition,
        in direction: UITextLayoutDirection
    ) -> UITextRange?

    /// The direction in which a part of the text is written.
    func baseWritingDirection(
        for position: UITextPosition,
        in direction: UITextStorageDirection
    ) -> NSWritingDirection

    /// Sets the direction in which a part of the text is written.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    /// Where the insertion mark stands at a place.
    func caretRect(for position: UITextPosition) -> CGRect

    /// The area of the first line of a part of the text.
    func firstRect(for range: UITextRange) -> CGRect

    /// The areas of a part of the text, one a line.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

    /// The place in the text that is nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?

    /// The place in a part of the text that is nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

    /// The character at a point; nil if there is none.
    func characterRange(at point: CGPoint) -> UITextRange?
}
