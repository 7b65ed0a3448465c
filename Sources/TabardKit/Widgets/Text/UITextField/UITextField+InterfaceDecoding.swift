extension UITextField {
    func _decodeTextField(from coder: InterfaceCoder) {
        _decodeLook(ofText: coder)
        if let style = coder.choice("borderStyle", BorderStyle.interfaceNames) { borderStyle = style }
        if let mode = coder.choice("clearButtonMode", ViewMode.interfaceNames) { clearButtonMode = mode }
        if let mode = coder.choice("leftViewMode", ViewMode.interfaceNames) { leftViewMode = mode }
        if let mode = coder.choice("rightViewMode", ViewMode.interfaceNames) { rightViewMode = mode }
        // Xcode leaves out what a field of 2008 had.
        textAlignment = coder.choice("textAlignment", NSTextAlignment.interfaceNames) ?? .left
        adjustsFontSizeToFitWidth = coder.bool("adjustsFontSizeToFit") ?? true
        if let size = coder.length("minimumFontSize") { minimumFontSize = size }
        if let clears = coder.bool("clearsOnBeginEditing") { clearsOnBeginEditing = clears }
        _decodeTraits(from: coder)
        if let placeholder = coder.string("placeholder") { self.placeholder = placeholder }
        if let placeholder = coder.attributedString("attributedPlaceholder") {
            attributedPlaceholder = placeholder
        }
        if let text = coder.string("text") { self.text = text }
        coder.skip(attributes: ["usesAttributedText"])
        if let text = coder.attributedString("attributedText"), text.length > 0 { attributedText = text }
        if let adjusts = coder.bool("adjustsFontForContentSizeCategory") {
            adjustsFontForContentSizeCategory = adjusts
        }
    }

    /// What may be another in other size classes.
    func _decodeLook(ofText coder: InterfaceCoder) {
        if let font = coder.font("fontDescription") { self.font = font }
        if let color = coder.color("textColor") { textColor = color }
    }
}

extension UITextField.BorderStyle {
    static let interfaceNames: [String: UITextField.BorderStyle] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
}

extension UITextField.ViewMode {
    static let interfaceNames: [String: UITextField.ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}
