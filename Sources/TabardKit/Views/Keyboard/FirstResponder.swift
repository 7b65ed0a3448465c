/// The first responder, where it is no view: a controller that shows an `inputAccessoryView` without a text being edited.
///
/// Which view has the keyboard focus, GTK knows.
@MainActor
enum FirstResponder {
    private(set) static weak var current: UIResponder?

    static func become(_ responder: UIResponder) -> Bool {
        guard current !== responder else { return true }
        if let edited = EditedField.current, InputPanel.host(of: edited) !== responder,
            !edited.resignFirstResponder()
        {
            return false
        }
        if let current, !current.resignFirstResponder() { return false }
        current = responder
        InputPanel.show(for: responder)
        return true
    }

    static func resign(_ responder: UIResponder) {
        guard current === responder else { return }
        current = nil
        InputPanel.hide(for: responder)
    }

    /// Leaves the keyboard to a text. One that stands in what the responder shows leaves that where it is.
    static func give(way text: UIView) {
        guard let current else { return }
        if InputPanel.host(of: text) === current {
            self.current = nil
        } else {
            current.resignFirstResponder()
        }
    }
}
