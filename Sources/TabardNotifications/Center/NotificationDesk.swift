internal import GtkInterop
internal import TabardKit

/// What the center does, on the main thread (UN1 to UN8).
@MainActor
final class NotificationDesk {
    /// How many seconds a delegate has for its answer.
    static var delegatePatience = 5.0

    /// How many notifications are known that the desktop has; an older one is nobody's any more.
    static let mostDelivered = 200

    /// A notification that the desktop has.
    private struct Delivered {
        let number: UInt32
        let notification: UNNotification
        let actions: [ServiceMessage.Offer]
        let tellsOfDismissal: Bool

        func action(_ word: String) -> UNNotificationAction? { actions.first { $0.word == word }?.action }
    }

    /// A notification on its way to the desktop, by its identifier.
    private struct Underway {
        /// Whether it was taken back meanwhile.
        var isRemoved = false
        /// What comes after it, and what is done if it is taken back before.
        var next: (begin: () -> Void, drop: () -> Void)?
    }

    /// A request of which nobody knows yet whether it can be.
    private final class Arrival {
        let request: UNNotificationRequest
        var isWithdrawn = false

        init(_ request: UNNotificationRequest) { self.request = request }
    }

    private(set) lazy var service = NotificationService()
    var categories: Set<UNNotificationCategory> = []

    private let folder: URL?
    private var kept: KeptRequests?
    private weak var center: UNUserNotificationCenter?
    private var granted: GrantedOptions?
    private var arrivals: [Arrival] = []
    private var waiting: [WaitingRequest] = []
    /// Whether what became due before has come.
    private var hasCaughtUp = false
    private var deadline: Deadline?
    private var delivered: [Delivered] = []
    private var underway: [String: Underway] = [:]

    nonisolated init(folder: URL?) { self.folder = folder }

    /// Begins, once its center is there.
    func open(for center: UNUserNotificationCenter) {
        self.center = center
        service.happened = { [weak self] number, event in self?.take(event, of: number) }
        service.vanished = { [weak self] in self?.delivered = [] }
        let kept = KeptRequests(folder: folder)
        self.kept = kept
        let contents = kept.read()
        granted = contents.granted
        waiting = Self.first(contents.waiting)
        hasCaughtUp = waiting.isEmpty
        guard !hasCaughtUp else { return }
        // The app sets its delegate and its categories first.
        MainLoop.whenIdle { [weak self] in
            self?.hasCaughtUp = true
            self?.deliverDue(whileAppRan: false)
        }
    }

    // What the app asks.

    func authorize(_ options: UNAuthorizationOptions, _ answered: @escaping (Bool) -> Void) {
        service.find { [self] capabilities in
            guard capabilities != nil else { return answered(false) }
            let before = granted
            granted = granted?.adding(options) ?? GrantedOptions(options)
            if granted != before { keep() }
            answered(true)
        }
    }

    func readSettings(_ read: @escaping (UNNotificationSettings) -> Void) {
        service.find { [self] in read(UNNotificationSettings(granted: granted, capabilities: $0)) }
    }

    func setBadge(_ number: Int, _ done: @escaping (UNError?) -> Void) {
        let isGranted = granted?.options.contains(.badge) == true
        let error: UNError? =
            number < 0
            ? UNError(.badgeInputInvalid) : isGranted ? nil : UNError(.notificationsNotAllowed)
        if error == nil { UIApplication.shared.applicationIconBadgeNumber = number }
        MainLoop.whenIdle { done(error) }
    }

    func add(_ request: UNNotificationRequest, _ done: @escaping (UNError?) -> Void) {
        let arrival = Arrival(request)
        arrivals.append(arrival)
        service.find { [self] capabilities in
            arrivals.removeAll { $0 === arrival }
            guard capabilities != nil, granted != nil else {
                return done(UNError(.notificationsNotAllowed))
            }
            guard !arrival.isWithdrawn else { return done(nil) }
            let isReplacing = waiting.contains { $0.request.identifier == request.identifier }
            waiting.removeAll { $0.request.identifier == request.identifier }
            guard let trigger = request.trigger else {
                if isReplacing { keep() }
                return present(request, asksDelegate: true, done)
            }
            let due = trigger.nextDate(after: Date())
            if let due { waiting.append(WaitingRequest(request: request, due: due)) }
            waiting = Self.first(waiting)
            keep()
            wake()
            done(due == nil ? UNError(.notificationInvalidNoDate) : nil)
        }
    }

    var pendingRequests: [UNNotificationRequest] { waiting.map(\.request) }

    var deliveredNotifications: [UNNotification] { delivered.map(\.notification) }

    /// Reads something once all that was added before has arrived.
    func read(_ read: @escaping () -> Void) {
        guard !arrivals.isEmpty else { return MainLoop.whenIdle { read() } }
        service.find { _ in read() }
    }

    /// - Parameter identifiers: Nil for all.
    func removePending(_ identifiers: Set<String>?) {
        func isMeant(_ request: UNNotificationRequest) -> Bool {
            identifiers?.contains(request.identifier) ?? true
        }
        for arrival in arrivals where arrival.request.trigger != nil && isMeant(arrival.request) {
            arrival.isWithdrawn = true
        }
        let count = waiting.count
        waiting.removeAll { isMeant($0.request) }
        guard waiting.count != count else { return }
        keep()
        wake()
    }

    /// - Parameter identifiers: Nil for all.
    func removeDelivered(_ identifiers: Set<String>?) {
        func isMeant(_ identifier: String) -> Bool { identifiers?.contains(identifier) ?? true }
        for arrival in arrivals where arrival.request.trigger == nil && isMeant(arrival.request.identifier) {
            arrival.isWithdrawn = true
        }
        for gone in delivered where isMeant(gone.notification.request.identifier) {
            service.close(gone.number)
        }
        delivered.removeAll { isMeant($0.notification.request.identifier) }
        for identifier in underway.keys where isMeant(identifier) {
            underway.updateValue(Underway(isRemoved: true), forKey: identifier)?.next?.drop()
        }
    }

    // Waiting.

    /// Those that wait, in the order in which they are due, without those for which there is no place.
    private static func first(_ waiting: [WaitingRequest]) -> [WaitingRequest] {
        Array(waiting.sorted { $0.due < $1.due }.prefix(KeptRequests.most))
    }

    private func keep() { kept?.keep(waiting, granted: granted) }

    /// Waits for what is due next. Nobody tells when the machine has slept or its clock was set, so that it looks each minute.
    private func wake() {
        deadline = nil
        guard hasCaughtUp, let next = waiting.first else { return }
        let seconds = min(max(next.due.timeIntervalSinceNow, 0), 60)
        deadline = Deadline(seconds: seconds) { [weak self] in self?.deliverDue(whileAppRan: true) }
    }

    private func deliverDue(whileAppRan: Bool) {
        let now = Date()
        let due = waiting.prefix { $0.due <= now }
        if !due.isEmpty {
            waiting.removeFirst(due.count)
            for gone in due {
                guard let trigger = gone.request.trigger, trigger.repeats,
                    let next = trigger.nextDate(after: now)
                else { continue }
                waiting.append(WaitingRequest(request: gone.request, due: next))
            }
            waiting = Self.first(waiting)
            keep()
            for gone in due { present(gone.request, asksDelegate: whileAppRan) { _ in } }
        }
        wake()
    }

    // Showing.

    /// Has a notification shown, as its app's delegate decides while the user works in the app (UN4).
    private func present(
        _ request: UNNotificationRequest,
        asksDelegate: Bool,
        _ done: @escaping (UNError?) -> Void
    ) {
        let notification = UNNotification(request, date: Date())
        guard asksDelegate, UIApplication.shared.applicationState == .active else {
            return show(notification, [.badge, .sound, .list, .banner], done)
        }
        MainLoop.whenIdle { done(nil) }
        guard let center, let delegate = center.delegate else { return }
        let answer = BoundedAnswer<UNNotificationPresentationOptions>(
            within: Self.delegatePatience,
            late: []
        ) { [self] in
            show(notification, $0) { _ in }
        }
        delegate.userNotificationCenter(center, willPresent: notification) { options in
            MainLoop.perform(with: answer) { $0.give(options) }
        }
    }

    private func show(
        _ notification: UNNotification,
        _ presentation: UNNotificationPresentationOptions,
        _ done: @escaping (UNError?) -> Void
    ) {
        let content = notification.request.content
        let options = granted?.options ?? []
        if presentation.contains(.badge), options.contains(.badge), let badge = content.badge {
            UIApplication.shared.applicationIconBadgeNumber = badge.intValue
        }
        let isShown = !presentation.isDisjoint(with: [.alert, .list, .banner]) && options.contains(.alert)
        guard isShown, !(content.title.isEmpty && content.subtitle.isEmpty && content.body.isEmpty) else {
            return MainLoop.whenIdle { done(nil) }
        }
        let identifier = notification.request.identifier
        let begin = { [self] in send(notification, manner(content, presentation), done) }
        // The number of the one before is not known yet.
        guard underway[identifier] != nil else { return begin() }
        let next = Underway(next: (begin, { MainLoop.whenIdle { done(nil) } }))
        underway.updateValue(next, forKey: identifier)?.next?.drop()
    }

    private func manner(
        _ content: UNNotificationContent,
        _ presentation: UNNotificationPresentationOptions
    ) -> ServiceManner {
        let isQuiet = granted?.isProvisional == true || presentation.isDisjoint(with: [.alert, .banner])
        let options = granted?.options ?? []
        var manner = ServiceManner()
        switch content.interruptionLevel {
        case _ where isQuiet: manner.urgency = .low
        case .passive: manner.urgency = .low
        case .critical where options.contains(.criticalAlert): manner.urgency = .critical
        case .active, .timeSensitive, .critical: manner.urgency = .normal
        }
        manner.hasSound =
            presentation.contains(.sound) && options.contains(.sound) && manner.urgency != .low
        return manner
    }

    private func send(
        _ notification: UNNotification,
        _ manner: ServiceManner,
        _ done: @escaping (UNError?) -> Void
    ) {
        let request = notification.request
        let identifier = request.identifier
        underway[identifier] = Underway()
        service.find { [self] capabilities in
            guard let capabilities else { return settle(identifier, nil, done) }
            let category = categories.first { $0.identifier == request.content.categoryIdentifier }
            let message = ServiceMessage(
                request.content,
                category: category,
                manner: manner,
                capabilities: capabilities
            )
            let old = delivered.first { $0.notification.request.identifier == identifier }?.number
            service.show(message, replacing: old ?? 0) { [self] number in
                let new = number.map {
                    Delivered(
                        number: $0,
                        notification: notification,
                        actions: message.actions,
                        tellsOfDismissal: category?.options.contains(.customDismissAction) == true
                    )
                }
                settle(identifier, new, done)
            }
        }
    }

    /// A notification came to the desktop, or did not.
    private func settle(_ identifier: String, _ new: Delivered?, _ done: (UNError?) -> Void) {
        let state = underway.removeValue(forKey: identifier)
        if let new {
            let old = delivered.first { $0.notification.request.identifier == identifier }
            // A service may show another one in its place, or say of it what it said of somebody else's.
            if let old, old.number != new.number { service.close(old.number) }
            delivered.removeAll {
                $0.notification.request.identifier == identifier || $0.number == new.number
            }
            if state?.isRemoved == true {
                service.close(new.number)
            } else {
                delivered.append(new)
                delivered.removeFirst(max(0, delivered.count - Self.mostDelivered))
            }
        } else {
            Log.note("A notification is not shown, since the desktop's service for them does not answer")
        }
        done(new == nil ? UNError(.notificationsNotAllowed) : nil)
        state?.next?.begin()
    }

    // Answers of the user's.

    private func take(_ event: NotificationService.Event, of number: UInt32) {
        guard let index = delivered.firstIndex(where: { $0.number == number }) else { return }
        let subject = delivered[index]
        let notification = subject.notification
        switch event {
        case .chosen(ServiceMessage.opening, let token):
            settleAnswer(index)
            UIApplication.shared._comeForward(token: token)
            tell(
                UNNotificationResponse(notification, actionIdentifier: UNNotificationDefaultActionIdentifier)
            )
        case .chosen(let word, let token):
            guard word != ServiceMessage.replying, let action = subject.action(word) else { return }
            settleAnswer(index)
            if action.options.contains(.foreground) { UIApplication.shared._comeForward(token: token) }
            tell(UNNotificationResponse(notification, actionIdentifier: action.identifier))
        case .replied(let text):
            guard let action = subject.action(ServiceMessage.replying) else { return }
            settleAnswer(index)
            if action.options.contains(.foreground) { UIApplication.shared._comeForward(token: nil) }
            tell(
                UNTextInputNotificationResponse(
                    notification,
                    actionIdentifier: action.identifier,
                    userText: ServiceText.cut(text, to: 65_536)
                )
            )
        case .ended(let end):
            delivered.remove(at: index)
            guard end == .dismissed, subject.tellsOfDismissal else { return }
            tell(
                UNNotificationResponse(notification, actionIdentifier: UNNotificationDismissActionIdentifier)
            )
        }
    }

    /// A notification that was answered is gone, whatever the service does with it.
    private func settleAnswer(_ index: Int) { service.close(delivered.remove(at: index).number) }

    private func tell(_ response: UNNotificationResponse) {
        guard let center, let delegate = center.delegate else { return }
        delegate.userNotificationCenter(center, didReceive: response) {}
    }
}
