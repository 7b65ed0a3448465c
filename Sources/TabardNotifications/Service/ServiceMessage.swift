internal import GtkInterop
internal import TabardKit

/// A notification as the desktop's service takes it.
///
/// - UN6: The first four actions, by words of Tabard's own, since their identifiers are the app's; a field for text only where there are
///   those, and only one.
/// - UN7: Nothing is longer than somebody reads.
struct ServiceMessage {
    /// How many actions iOS shows.
    static let mostActions = 4

    /// The service's own word for the action of who opens a notification.
    static let opening = "default"
    /// The service's own word for the field for text.
    static let replying = "inline-reply"

    /// The actions that the notification has.
    let actions: [Offer]

    private let title: String
    private let text: String
    private let isOpened: Bool
    private let hints: [Hint]

    /// A word about how the notification is shown.
    typealias Hint = (name: String, value: DBusValue)

    /// An action of the app's by the word that the service has for it.
    typealias Offer = (word: String, action: UNNotificationAction)

    /// - Parameter manner: How it is shown.
    init(
        _ content: UNNotificationContent,
        category: UNNotificationCategory?,
        manner: ServiceManner,
        capabilities: ServiceCapabilities
    ) {
        let title = ServiceText.title(content.title)
        self.title = title.isEmpty ? AppIdentity.name : title
        text = ServiceText.body(content, for: capabilities)
        isOpened = capabilities.hasActions
        actions = Self.offered(category?.actions ?? [], capabilities)
        var hints: [Hint] = [
            ("desktop-entry", .string(AppIdentity.identifier)), ("urgency", .byte(manner.urgency.rawValue)),
        ]
        if manner.hasSound, let sound = content.sound {
            hints.append(sound.hint)
        } else {
            hints.append(("suppress-sound", .bool(true)))
        }
        if let image = content.attachments.prefix(10).first(where: \.isShowable) {
            hints.append(("image-path", .string(image.url.absoluteString)))
        }
        if let field = actions.lazy.compactMap({ $0.action as? UNTextInputNotificationAction }).first {
            hints += [
                ("x-kde-reply-placeholder-text", .string(ServiceText.title(field.textInputPlaceholder))),
                ("x-kde-reply-submit-button-text", .string(ServiceText.title(field.textInputButtonTitle))),
            ]
        }
        self.hints = hints
    }

    private static func offered(
        _ actions: [UNNotificationAction],
        _ capabilities: ServiceCapabilities
    ) -> [Offer] {
        guard capabilities.hasActions else { return [] }
        var offered: [Offer] = []
        for (number, action) in actions.prefix(mostActions).enumerated() {
            guard action is UNTextInputNotificationAction else {
                offered.append(("action-\(number)", action))
                continue
            }
            guard capabilities.takesText, !offered.contains(where: { $0.word == replying }) else { continue }
            offered.append((replying, action))
        }
        return offered
    }

    /// What the service's method takes.
    ///
    /// - Parameter number: The notification whose place it takes; 0 for none.
    func arguments(replacing number: UInt32) -> [DBusValue] {
        // Few desktops show what the first one is called.
        var buttons = isOpened ? [Self.opening, AppIdentity.name] : []
        for (word, action) in actions { buttons += [word, ServiceText.title(action.title)] }
        return [
            .string(ServiceText.title(AppIdentity.name)), .uint32(number), .string(AppIdentity.identifier),
            .string(title), .string(text), .array(elementSignature: "s", buttons.map { .string($0) }),
            .array(
                elementSignature: "{sv}",
                hints.map { .dictionaryEntry(key: .string($0.name), value: .variant($0.value)) }
            ),
            .int32(-1),
        ]
    }
}

/// How a notification is shown.
struct ServiceManner {
    /// How much it disturbs, by the numbers of the service.
    enum Urgency: UInt8 {
        case low = 0
        case normal = 1
        case critical = 2
    }

    var urgency = Urgency.normal
    /// Whether its sound is played.
    var hasSound = true
}

extension UNNotificationSound {
    /// How the service is told of it.
    fileprivate var hint: ServiceMessage.Hint {
        switch source {
        case .desktop(let name): ("sound-name", .string(name))
        case .file(let name):
            Self.path(of: name).map { ("sound-file", .string($0)) }
                ?? ("sound-name", .string("message-new-instant"))
        }
    }

    /// Where a file of the app's is.
    private static func path(of name: String) -> String? {
        guard !name.isEmpty, !name.contains("/"), !name.contains("\0"), name.utf8.count <= 255 else {
            return nil
        }
        let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first
        let folders = [Bundle.main.resourceURL, library?.appendingPathComponent("Sounds")]
        return folders.compactMap { $0?.appendingPathComponent(name).path }
            .first { FileManager.default.fileExists(atPath: $0) }
    }
}
