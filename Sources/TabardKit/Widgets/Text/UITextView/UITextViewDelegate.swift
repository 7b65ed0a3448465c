// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Is asked and told of the editing of a text view, and hears of its scrolling. All methods are optional.
///
/// What the user writes is told in this order: `shouldChangeTextIn`, `textViewDidChangeSelection`, `textViewDidChange`.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
    /// Whether editing may begin; true by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

    /// Whether editing may end; true by default.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool

    /// Editing began: the view has the keyboard focus.
    func textViewDidBeginEditing(_ textView: UITextView)

    /// Editing ended.
    func textViewDidEndEditing(_ textView: UITextView)

    /// Whether the user may replace a part of the text, counted in UTF-16 units; true by default.
    ///
    /// Undoing and redoing are not asked for.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool

    /// The user changed the text.
    func textViewDidChange(_ textView: UITextView)

    /// The insertion mark or the selection moved.
    func textViewDidChangeSelection(_ textView: UITextView)

    /// Whether a link that the user clicked may be followed; asks the method without the interaction by default.
    func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool

    /// The older form without the interaction; true by default.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool

    /// What a click on a link does: the given action, another one, or nothing if it is nil. The given one by default.
    ///
    /// Asked after `textView(_:shouldInteractWith:in:interaction:)`.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
        -> UIAction?
}

extension UITextViewDelegate {
    /// Allows it.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        _answer("textViewShouldBeginEditing:", textView) ?? true
    }

    /// Allows it.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        _answer("textViewShouldEndEditing:", textView) ?? true
    }

    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {
        _answer("textViewDidBeginEditing:", textView) as Void?
    }

    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {
        _answer("textViewDidEndEditing:", textView) as Void?
    }

    /// Allows it.
    public func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool {
        _answer("textView:shouldChangeTextInRange:replacementText:", textView, range, text) ?? true
    }

    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {
        _answer("textViewDidChange:", textView) as Void?
    }

    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {
        _answer("textViewDidChangeSelection:", textView) as Void?
    }

    /// Asks the method without the interaction.
    public func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        _answer(
            "textView:shouldInteractWithURL:inRange:interaction:",
            textView,
            URL,
            characterRange,
            interaction
        ) ?? self.textView(textView, shouldInteractWith: URL, in: characterRange)
    }

    /// Allows it.
    public func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange
    ) -> Bool {
        _answer("textView:shouldInteractWithURL:inRange:", textView, URL, characterRange) ?? true
    }

    /// Answers the given action.
    public func textView(
        _ textView: UITextView,
        primaryActionFor textItem: UITextItem,
        defaultAction: UIAction
    ) -> UIAction? {
        let answer: UIAction?? = _answer(
            "textView:primaryActionForTextItem:defaultAction:",
            textView,
            textItem,
            defaultAction
        )
        return answer ?? defaultAction
    }
}
