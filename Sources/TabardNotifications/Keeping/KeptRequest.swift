/// A request that waits, as it is kept.
struct KeptRequest: Codable, Sendable {
    /// An attachment as it is kept.
    private struct Attachment: Codable {
        let identifier: String
        let path: String
        let type: String
        let isShown: Bool
    }

    /// How many bytes one may have; more is left out.
    static let mostBytes = 64 << 10

    let identifier: String
    /// When it is due, in seconds since 2001.
    let due: Double
    private let trigger: KeptTrigger
    private let title: String
    private let subtitle: String
    private let body: String
    private let badge: Int?
    private let sound: UNNotificationSound.Source?
    private let category: String
    private let thread: String
    private let target: String?
    private let level: UInt
    private let score: Double
    private let attachments: [Attachment]
    private let userInfo: [String: KeptValue]

    /// - Returns: Nil for what can't be kept: more than property lists hold in its `userInfo`, or a trigger of another kind.
    init?(_ waiting: WaitingRequest) {
        let content = waiting.request.content
        guard let trigger = KeptTrigger(waiting.request.trigger),
            let userInfo = KeptValue.values(content.userInfo)
        else { return nil }
        identifier = waiting.request.identifier
        due = waiting.due.timeIntervalSinceReferenceDate
        self.trigger = trigger
        self.userInfo = userInfo
        title = ServiceText.cut(content.title, to: ServiceText.most.title)
        subtitle = ServiceText.cut(content.subtitle, to: ServiceText.most.title)
        body = ServiceText.cut(content.body, to: ServiceText.most.body)
        badge = content.badge?.intValue
        sound = content.sound?.source
        category = content.categoryIdentifier
        thread = content.threadIdentifier
        target = content.targetContentIdentifier
        level = content.interruptionLevel.rawValue
        score = content.relevanceScore
        attachments = content.attachments.prefix(10).map {
            Attachment(identifier: $0.identifier, path: $0.url.path, type: $0.type, isShown: $0.isShown)
        }
    }

    /// The request; nil for what can be none.
    var waiting: WaitingRequest? {
        guard let trigger = trigger.trigger, due.isFinite else { return nil }
        var values = ContentValues()
        values.title = title
        values.subtitle = subtitle
        values.body = body
        values.badge = badge.map { NSNumber(value: $0) }
        values.sound = sound.map(UNNotificationSound.init)
        values.categoryIdentifier = category
        values.threadIdentifier = thread
        values.targetContentIdentifier = target
        values.interruptionLevel = UNNotificationInterruptionLevel(rawValue: level) ?? .active
        values.relevanceScore = score
        values.userInfo = Dictionary(uniqueKeysWithValues: userInfo.map { ($0.key, $0.value.value) })
        values.attachments = attachments.prefix(10).filter { $0.path.hasPrefix("/") }.map {
            UNNotificationAttachment(
                identifier: $0.identifier,
                url: URL(fileURLWithPath: $0.path),
                type: $0.type,
                isShown: $0.isShown
            )
        }
        let request = UNNotificationRequest(
            identifier: identifier,
            content: UNNotificationContent(values),
            trigger: trigger
        )
        return WaitingRequest(request: request, due: Date(timeIntervalSinceReferenceDate: due))
    }
}

/// A request that comes later.
struct WaitingRequest {
    let request: UNNotificationRequest
    let due: Date
}
