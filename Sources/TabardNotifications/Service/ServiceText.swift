/// Texts as the desktop's service takes them (UN7).
enum ServiceText {
    /// How many of Unicode's characters are shown of a title, and of a text; more is nobody's to read in a notification.
    static let most = (title: 500, body: 4_000)

    /// The title, or another text of one line.
    static func title(_ text: String) -> String { cut(text, to: most.title) }

    /// The lines below the title.
    static func body(_ content: UNNotificationContent, for capabilities: ServiceCapabilities) -> String {
        guard capabilities.showsBodies else { return "" }
        let lines = [title(content.subtitle), cut(content.body, to: most.body)]
        let text = lines.filter { !$0.isEmpty }.joined(separator: "\n")
        return capabilities.readsMarkup ? withoutTags(text) : text
    }

    /// The beginning of a text, with an ellipsis where something follows. A character as users see it may have no end, so that
    /// those of Unicode count.
    static func cut(_ text: String, to most: Int) -> String {
        var kept = String.UnicodeScalarView()
        var count = 0
        for scalar in text.unicodeScalars where scalar != "\0" {
            guard count < most else {
                kept.append("…")
                break
            }
            kept.append(scalar)
            count += 1
        }
        return String(kept)
    }

    /// A text that says the same where some characters are taken for tags.
    private static func withoutTags(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}
