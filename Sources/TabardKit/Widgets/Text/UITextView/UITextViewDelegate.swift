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
}
