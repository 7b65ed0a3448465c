internal import GtkInterop

/// What the desktop's service for notifications can do, as it says.
struct ServiceCapabilities: Equatable {
    private var words: Set<String> = []

    /// Reads what the service answered; nil if that is no list of words.
    init?(_ answer: [DBusValue]?) {
        guard let answer, answer.count == 1, case .array(elementSignature: "s", let elements) = answer[0]
        else { return nil }
        words = Set(elements.prefix(100).compactMap(\.stringValue))
    }

    /// Whether it offers actions.
    var hasActions: Bool { words.contains("actions") }
    /// Whether it has fields for text.
    var takesText: Bool { words.contains("inline-reply") }
    /// Whether it shows more than titles.
    var showsBodies: Bool { words.contains("body") }
    /// Whether it takes some characters for tags.
    var readsMarkup: Bool { words.contains("body-markup") }
    /// Whether it plays sounds.
    var playsSounds: Bool { words.contains("sound") }
    /// Whether it has notifications after they were shown.
    var keepsNotifications: Bool { words.contains("persistence") }
}
