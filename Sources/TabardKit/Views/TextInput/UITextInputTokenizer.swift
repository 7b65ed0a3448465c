/// Finds words, sentences and the like in a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The unit that a place is in, or at whose edge it is; nil if it is in none.
    func rangeEnclosingPosition(
        _ position: UITextPosition,
        with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange?

    /// Whether a place is at the edge of a unit that is reached by going in a direction.
    func isPosition(
        _ position: UITextPosition,
        atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool

    /// The next edge of a unit in a direction; nil if there is none.
    func position(
        from position: UITextPosition,
        toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?

    /// Whether a place is in a unit.
    func isPosition(
        _ position: UITextPosition,
        withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
