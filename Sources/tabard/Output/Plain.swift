/// Text for a terminal, on which ids and titles from a file must not act.
enum Plain {
    /// The text with control characters, marks of writing direction and line ends as escapes.
    static func text(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isEscaped) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if isEscaped(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
        // The joiners are part of words and emoji.
        case .format: scalar.value != 0x200c && scalar.value != 0x200d
        default: false
        }
    }
}
