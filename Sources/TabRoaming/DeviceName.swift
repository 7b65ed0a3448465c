import TabStore

/// What a user calls a device.
public enum DeviceName {
    /// The most bytes of a name in UTF-8.
    private static let maximumLength = 200

    /// Whether a text can be a device's name: it has 1 to 200 bytes of UTF-8 and no control characters, and is not blank.
    public static func isName(_ text: String) -> Bool {
        text.utf8.count <= maximumLength && text.contains { !$0.isWhitespace } && isPlain(text)
    }

    /// Whether a text is one line that may stand in a message.
    static func isPlain(_ text: String) -> Bool {
        PlainLine.isPlain(text)
    }
}
