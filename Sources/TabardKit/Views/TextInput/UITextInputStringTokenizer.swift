/// Finds words, sentences and the like by the characters of a text.
///
/// Each question reads the text once.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer, _SelectorAnswering {
    private weak var input: (any UIResponder & UITextInput)?

    /// Makes one for a text, which it does not keep alive.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
        guard let input,
            let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        else { return [] }
        return TextBoundaries.units(of: input.text(in: all) ?? "", granularity)
    }

    private func place(_ position: UITextPosition) -> Int {
        input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
    }

    private func position(_ place: Int) -> UITextPosition? {
        input.flatMap { $0.position(from: $0.beginningOfDocument, offset: place) }
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition,
        with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard
            let unit = TextBoundaries.unit(
                at: place(position),
                in: units(granularity),
                isBackward: direction.isBackward
            ),
            let start = self.position(unit.lowerBound), let end = self.position(unit.upperBound)
        else { return nil }
        return input?.textRange(from: start, to: end)
    }

    open func isPosition(
        _ position: UITextPosition,
        atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        let place = place(position)
        return units(granularity).contains {
            (direction.isBackward ? $0.lowerBound : $0.upperBound) == place
        }
    }

    open func position(
        from position: UITextPosition,
        toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let place = place(position)
        let units = units(granularity)
        let next =
            direction.isBackward
            ? units.last { $0.lowerBound < place }?.lowerBound
            : units.first { $0.upperBound > place }?.upperBound
        return next.flatMap(self.position)
    }

    open func isPosition(
        _ position: UITextPosition,
        withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        TextBoundaries.unit(
            at: place(position),
            in: units(granularity),
            isBackward: direction.isBackward
        ) != nil
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UITextInputStringTokenizer.self) }
}
