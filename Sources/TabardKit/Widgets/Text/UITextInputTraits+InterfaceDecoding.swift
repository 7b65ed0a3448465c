internal import InterfaceDocument

extension UITextInputTraits {
    /// Reads what a document says of the keyboard. What it says nothing of is as in its archive, not as a text field in code
    /// has it.
    func _decodeTraits(from coder: InterfaceCoder) {
        guard let element = coder.child(key: "textInputTraits", "textInputTraits") else { return }
        let traits = InterfaceCoder(element, coder.assembly)
        autocapitalizationType =
            traits.choice("autocapitalizationType", UITextAutocapitalizationType.interfaceNames) ?? .none
        if let type = traits.choice("autocorrectionType", UITextAutocorrectionType.interfaceNames) {
            autocorrectionType = type
        }
        if let type = traits.choice("spellCheckingType", UITextSpellCheckingType.interfaceNames) {
            spellCheckingType = type
        }
        if let type = traits.choice("keyboardType", UIKeyboardType.interfaceNames) { keyboardType = type }
        if let type = traits.choice("returnKeyType", UIReturnKeyType.interfaceNames) { returnKeyType = type }
        if let look = traits.choice("keyboardAppearance", UIKeyboardAppearance.interfaceNames) {
            keyboardAppearance = look
        }
        if let enables = traits.bool("enablesReturnKeyAutomatically") {
            enablesReturnKeyAutomatically = enables
        }
        if let secure = traits.bool("secureTextEntry") { isSecureTextEntry = secure }
        if let type = traits.text("textContentType") { textContentType = UITextContentType(rawValue: type) }
        // No input method on Linux replaces quotes, dashes and spaces.
        traits.skip(attributes: ["key", "smartQuotesType", "smartDashesType", "smartInsertDeleteType"])
        traits.tellUnknown()
    }
}

extension UITextAutocapitalizationType {
    static let interfaceNames: [String: UITextAutocapitalizationType] = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
}

extension UITextAutocorrectionType {
    static let interfaceNames: [String: UITextAutocorrectionType] = [
        "default": .default, "no": .no, "yes": .yes,
    ]
}

extension UITextSpellCheckingType {
    static let interfaceNames: [String: UITextSpellCheckingType] = [
        "default": .default, "no": .no, "yes": .yes,
    ]
}

extension UIKeyboardType {
    static let interfaceNames: [String: UIKeyboardType] = [
        "default": .default, "alphabet": .asciiCapable, "asciiCapable": .asciiCapable,
        "ASCIICapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
        "phonePad": .phonePad,
        "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad,
        "twitter": .twitter,
        "webSearch": .webSearch, "asciiCapableNumberPad": .asciiCapableNumberPad,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
}

extension UIReturnKeyType {
    static let interfaceNames: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]
}

extension UIKeyboardAppearance {
    static let interfaceNames: [String: UIKeyboardAppearance] = [
        "default": .default, "alert": .dark, "dark": .dark, "light": .light,
    ]
}
