/// A view with text of GTK's that the user edits.
@MainActor
protocol EditedText: UIView {
    /// Ends editing, unless the delegate is asked and wants it to go on.
    @discardableResult
    func _endEditing(asks: Bool) -> Bool
    /// Shows where is written, as far as the text scrolls itself, and tells the place in the view's coordinates.
    func _showPlaceOfWriting() -> CGRect
}

extension EditedText {
    func _showPlaceOfWriting() -> CGRect { bounds }
}

/// Which text is being edited; there is one keyboard.
@MainActor
enum EditedField {
    /// A text field or text view, or a view of an app's own that takes keys.
    private(set) static weak var current: UIView?
    /// A window that opens gives the focus to its first control, which shall not begin editing.
    static var isWindowOpening = false

    /// Notes that a text is edited now, which ends the editing of another one, and shows what belongs to it.
    static func begin(_ text: UIView) {
        let other = current
        current = text
        if let other, other !== text {
            // The keyboard stays where it is until the new text has said what it wants.
            InputPanel.isChanging = true
            end(other, asks: false)
            InputPanel.isChanging = false
        }
        FirstResponder.give(way: text)
        ScreenKeyboard.shared.listen()
        InputPanel.show(for: text)
        if ScreenKeyboard.shared.isShown { scrollIntoSightSoon() }
    }

    /// Notes that a text is edited no more.
    static func end(_ text: UIView) {
        if current === text { current = nil }
        InputPanel.hide(for: text)
    }

    /// Ends the editing of a text.
    @discardableResult
    static func end(_ text: UIView, asks: Bool) -> Bool {
        (text as? any EditedText)?._endEditing(asks: asks) ?? text.resignFirstResponder()
    }
}

extension UIView {
    /// Ends the editing of the text that is edited in the view, or is the view.
    ///
    /// - Parameter force: Whether it ends even if the text's delegate does not want it to.
    /// - Returns: Whether nothing is edited in the view any more.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let edited = EditedField.current, edited.isDescendant(of: self) else { return true }
        if edited.resignFirstResponder() { return true }
        guard force else { return false }
        EditedField.end(edited, asks: false)
        edited._window?._native?.clearFocus()
        return true
    }
}
