/// Text that may stand in a message, which has one line.
package enum PlainLine {
    /// Whether a text has no control characters and no line ends.
    package static func isPlain(_ text: String) -> Bool {
        !text.unicodeScalars.contains { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
    }
}
