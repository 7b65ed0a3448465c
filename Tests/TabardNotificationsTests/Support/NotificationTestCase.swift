import XCTest

@testable import GtkInterop
@testable import TabardKit
@testable import TabardNotifications

/// A center of a test's own, and a service for notifications that the test stands for.
@preconcurrency @MainActor
class NotificationTestCase: XCTestCase {
    static let methods = """
        <method name="GetCapabilities"><arg type="as" direction="out"/></method>
        <method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/>
        <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
        <arg type="as" direction="in"/><arg type="a{sv}" direction="in"/><arg type="i" direction="in"/>
        <arg type="u" direction="out"/></method>
        <method name="CloseNotification"><arg type="u" direction="in"/></method>
        """

    /// What was called back, on the main thread.
    final class Box<Value>: @unchecked Sendable {
        var value: Value?
        var count = 0

        func set(_ value: Value) {
            XCTAssertTrue(Thread.isMainThread)
            self.value = value
            count += 1
        }
    }

    private(set) var bus: ServiceBus?
    private(set) var service: StandInService?
    var words = ["actions", "body", "body-markup", "persistence", "sound", "inline-reply"]
    /// The number of the next notification.
    var number: UInt32 = 100
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    lazy var center = UNUserNotificationCenter(folder: folder)
    private let patience = NotificationService.patience
    private let delegatePatience = NotificationDesk.delegatePatience

    override func setUp() async throws {
        bus = try ServiceBus()
        UIApplication.shared._state = .inactive
    }

    override func tearDown() async throws {
        NotificationService.patience = patience
        NotificationDesk.delegatePatience = delegatePatience
        UIApplication.shared._state = .inactive
        UIApplication.shared.applicationIconBadgeNumber = 0
        UIApplication.shared._doLastWork()
        service?.vanish()
        service = nil
        bus?.stop()
        bus = nil
        try? FileManager.default.removeItem(at: folder)
    }

    /// Puts the service on the bus.
    @discardableResult
    func start(_ methods: String = NotificationTestCase.methods) throws -> StandInService {
        let service = try StandInService(
            on: XCTUnwrap(bus),
            name: NotificationService.name,
            path: NotificationService.path,
            interfaces: [NotificationService.name: methods]
        )
        service.answer = { [unowned self] member, arguments in
            switch member {
            case "GetCapabilities": return [.array(elementSignature: "s", words.map { .string($0) })]
            case "Notify":
                if case .uint32(let old) = arguments[1], old != 0 { return [.uint32(old)] }
                defer { number += 1 }
                return [.uint32(number)]
            default: return []
            }
        }
        self.service = service
        return service
    }

    /// Puts the service on the bus, and asks it.
    @discardableResult
    func startAndAuthorize(
        _ options: UNAuthorizationOptions = [.alert, .sound, .badge]
    ) throws -> StandInService {
        let service = try start()
        XCTAssertEqual(authorize(options), true)
        _ = service.takeMembers()
        return service
    }

    func authorize(_ options: UNAuthorizationOptions) -> Bool? {
        answer { set in
            center.requestAuthorization(options: options) { granted, error in
                XCTAssertNil(error)
                set(granted)
            }
        }
    }

    /// What a call answers later, exactly once.
    func answer<Value>(
        within seconds: Double = 10,
        _ call: (@escaping @Sendable (Value) -> Void) -> Void,
        line: UInt = #line
    ) -> Value? {
        let box = Box<Value>()
        call { box.set($0) }
        XCTAssertEqual(box.count, 0, "it is answered later", line: line)
        MainLoop.iterate(seconds: seconds) { box.count > 0 }
        MainLoop.iterate(seconds: 0.05)
        XCTAssertEqual(box.count, 1, line: line)
        return box.value
    }

    /// Adds a request.
    ///
    /// - Returns: What the error is; nil for none.
    @discardableResult
    func add(
        _ identifier: String = "a",
        _ content: UNNotificationContent? = nil,
        in seconds: Double? = nil,
        line: UInt = #line
    ) -> UNError.Code? {
        let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
        return add(identifier, content ?? self.content(), trigger, line: line)
    }

    func add(
        _ identifier: String,
        _ content: UNNotificationContent,
        _ trigger: UNNotificationTrigger?,
        line: UInt = #line
    ) -> UNError.Code? {
        let request = UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
        let error: (any Error)?? = answer({ center.add(request, withCompletionHandler: $0) }, line: line)
        return error.flatMap { $0 }.map { ($0 as? UNError)?.code ?? .attachmentCorrupt }
    }

    func content(
        _ title: String = "Tea",
        _ change: (UNMutableNotificationContent) -> Void = { _ in }
    ) -> UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = title
        change(content)
        return content
    }

    var pending: [String] {
        answer { center.getPendingNotificationRequests(completionHandler: $0) }?.map(\.identifier) ?? []
    }

    var delivered: [String] {
        answer { center.getDeliveredNotifications(completionHandler: $0) }?.map(\.request.identifier) ?? []
    }

    /// The notifications that the service was told to show, and forgets them.
    func takeShown() -> [Shown] {
        let calls = service?.calls ?? []
        _ = service?.takeMembers()
        return calls.filter { $0.member == "Notify" }.map { Shown($0.arguments) }
    }

    /// The titles of these.
    func takeTitles() -> [String] { takeShown().map(\.title) }

    /// The numbers of the notifications that were taken from the desktop.
    func takeClosed() -> [Int] {
        let calls = service?.calls ?? []
        _ = service?.takeMembers()
        return calls.filter { $0.member == "CloseNotification" }.compactMap {
            $0.arguments[0].integerValue
        }
    }

    /// The service tells of something.
    func emit(_ member: String, _ arguments: DBusValue...) throws {
        try service?.connection.emit(
            path: NotificationService.path,
            interface: NotificationService.name,
            member: member,
            arguments: arguments
        )
        MainLoop.iterate(seconds: 0.2)
    }
}

/// What the service was told to show.
struct Shown {
    let appName: String
    let replaced: Int
    let icon: String
    let title: String
    let text: String
    let actions: [String]
    let hints: [String: DBusValue]
    let duration: Int

    init(_ arguments: [DBusValue]) {
        appName = arguments[0].stringValue ?? ""
        replaced = arguments[1].integerValue ?? -1
        icon = arguments[2].stringValue ?? ""
        title = arguments[3].stringValue ?? ""
        text = arguments[4].stringValue ?? ""
        actions = arguments[5].elements?.compactMap(\.stringValue) ?? []
        var hints: [String: DBusValue] = [:]
        for case .dictionaryEntry(.string(let key), .variant(let value)) in arguments[6].elements ?? [] {
            hints[key] = value
        }
        self.hints = hints
        duration = arguments[7].integerValue ?? 0
    }
}
