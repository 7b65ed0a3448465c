/// A view with text that the user edits.
@MainActor
protocol EditedText: UIView {
    /// Ends editing, unless the delegate is asked and wants it to go on.
    @discardableResult
    func _endEditing(asks: Bool) -> Bool
}

/// Which text is being edited; there is one keyboard.
@MainActor
enum EditedField {
    static weak var current: (any EditedText)?
    /// A window that opens gives the focus to its first control, which shall not begin editing.
    static var isWindowOpening = false

    /// Notes that a text is edited now, which ends the editing of another one.
    static func begin(_ text: any EditedText) {
        if let other = current, other !== text { other._endEditing(asks: false) }
        current = text
    }

    static func end(_ text: any EditedText) {
        if current === text { current = nil }
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
        edited._endEditing(asks: false)
        edited._window?._native?.clearFocus()
        return true
    }
}
