/// Is asked and told of the editing of a text field. All methods are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether editing may begin; true by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Editing began: the field has the keyboard focus.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Whether editing may end; true by default.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Editing ended, with the reason; calls the method without one by default.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// Whether the user may replace a part of the text, counted in UTF-16 units; true by default.
    ///
    /// Typing over a selection asks twice: for taking it away, and for what is written.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool

    /// The insertion mark or the selection moved.
    func textFieldDidChangeSelection(_ textField: UITextField)

    /// Whether the clear button may empty the field; true by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Whether the Return key does what it usually does; true by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Allows it.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        _answer("textFieldShouldBeginEditing:", textField) ?? true
    }

    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        _answer("textFieldDidBeginEditing:", textField) as Void?
    }

    /// Allows it.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        _answer("textFieldShouldEndEditing:", textField) ?? true
    }

    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {
        _answer("textFieldDidEndEditing:", textField) as Void?
    }

    /// Calls the method without a reason.
    public func textFieldDidEndEditing(
        _ textField: UITextField,
        reason: UITextField.DidEndEditingReason
    ) {
        if (_answer("textFieldDidEndEditing:reason:", textField, reason) as Void?) == nil {
            textFieldDidEndEditing(textField)
        }
    }

    /// Allows it.
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        _answer("textField:shouldChangeCharactersInRange:replacementString:", textField, range, string)
            ?? true
    }

    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {
        _answer("textFieldDidChangeSelection:", textField) as Void?
    }

    /// Allows it.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        _answer("textFieldShouldClear:", textField) ?? true
    }

    /// Allows it.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        _answer("textFieldShouldReturn:", textField) ?? true
    }
}
