import XCTest

@testable import GtkInterop
@testable import TabardKit

/// S1 to S4: the screen stays on, by a portal and a screen saver that the test stands for.
@preconcurrency @MainActor
final class IdleTimerTests: XCTestCase {
    private static let inhibit = """
        <method name="Inhibit"><arg type="s" direction="in"/><arg type="u" direction="in"/>
        <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
        """
    private static let screenSaver = """
        <method name="Inhibit"><arg type="s" direction="in"/><arg type="s" direction="in"/>
        <arg type="u" direction="out"/></method>
        <method name="UnInhibit"><arg type="u" direction="in"/></method>
        """
    private static let handle = "/org/freedesktop/portal/desktop/request/test"

    private let app = UIApplication.shared
    private let patience = IdleInhibition.patience
    private var bus: ServiceBus?
    private var services: [StandInService] = []

    override func setUp() async throws { bus = try ServiceBus() }

    override func tearDown() async throws {
        app.isIdleTimerDisabled = false
        MainLoop.iterate(seconds: 0.2)
        IdleInhibition.patience = patience
        for service in services { service.vanish() }
        services = []
        bus?.stop()
        bus = nil
    }

    private func startPortal(_ method: String = IdleTimerTests.inhibit) throws -> StandInService {
        let portal = try StandInService(
            on: XCTUnwrap(bus),
            name: DesktopPortal.name,
            path: DesktopPortal.path,
            interfaces: ["org.freedesktop.portal.Inhibit": method],
            answer: { member, _ in member == "Inhibit" ? [.objectPath(Self.handle)] : [] }
        )
        try portal.add("org.freedesktop.portal.Request", "<method name=\"Close\"/>", at: Self.handle)
        services.append(portal)
        return portal
    }

    private func startScreenSaver(_ methods: String = IdleTimerTests.screenSaver) throws -> StandInService {
        let name = "org.freedesktop.ScreenSaver"
        let saver = try StandInService(
            on: XCTUnwrap(bus),
            name: name,
            path: "/org/freedesktop/ScreenSaver",
            interfaces: [name: methods],
            answer: { member, _ in member == "Inhibit" ? [.uint32(77)] : [] }
        )
        services.append(saver)
        return saver
    }

    private func set(_ isDisabled: Bool) {
        app.isIdleTimerDisabled = isDisabled
        XCTAssertEqual(app.isIdleTimerDisabled, isDisabled)
        MainLoop.iterate(seconds: 0.3)
    }

    func testS1ThePortalIsAskedOnceAndTold() throws {
        let portal = try startPortal()
        let saver = try startScreenSaver()
        XCTAssertFalse(app.isIdleTimerDisabled)
        set(false)
        XCTAssertEqual(portal.takeMembers(), [])
        set(true)
        set(true)
        XCTAssertEqual(portal.calls.count, 1)
        let arguments = try XCTUnwrap(portal.calls.first?.arguments)
        XCTAssertEqual(arguments.prefix(2), [.string(""), .uint32(8)])
        let keys = arguments[2].elements?.compactMap { entry -> String? in
            guard case .dictionaryEntry(let key, .variant(.string)) = entry else { return nil }
            return key.stringValue
        }
        XCTAssertEqual(keys, ["handle_token", "reason"])
        XCTAssertEqual(portal.takeMembers(), ["Inhibit"])
        set(false)
        set(false)
        XCTAssertEqual(portal.takeMembers(), ["Close"])
        XCTAssertEqual(saver.takeMembers(), [])
    }

    func testS1WithoutAPortalTheScreenSaverIsAsked() throws {
        let saver = try startScreenSaver()
        set(true)
        XCTAssertEqual(saver.takeMembers(), ["Inhibit"])
        set(false)
        XCTAssertEqual(saver.calls.map(\.arguments), [[.uint32(77)]])
        XCTAssertEqual(saver.takeMembers(), ["UnInhibit"])
    }

    func testS1APortalThatKeepsSilentIsToldToCloseAndTheScreenSaverIsAsked() throws {
        IdleInhibition.patience = 0.2
        let portal = try startPortal()
        portal.keepSilent()
        let saver = try startScreenSaver()
        set(true)
        MainLoop.iterate(seconds: 0.2)
        XCTAssertEqual(saver.takeMembers(), ["Inhibit"])
        set(false)
        XCTAssertEqual(saver.takeMembers(), ["UnInhibit"])
    }

    func testS1AnswersOfAnotherKind() throws {
        let portal = try startPortal(Self.inhibit.replacingOccurrences(of: "\"o\"", with: "\"b\""))
        portal.answer = { _, _ in [.bool(true)] }
        let saver = try startScreenSaver(
            Self.screenSaver.replacing("type=\"u\" direction=\"out\"", with: "type=\"s\" direction=\"out\"")
        )
        saver.answer = { _, _ in [.string("77")] }
        set(true)
        XCTAssertEqual(portal.takeMembers(), ["Inhibit"])
        XCTAssertEqual(saver.takeMembers(), ["Inhibit"])
        set(false)
        XCTAssertEqual(portal.takeMembers(), [])
        XCTAssertEqual(saver.takeMembers(), [], "nothing was given that could be given back")
    }

    func testS1WithoutAnyService() throws {
        set(true)
        set(false)
        // That nobody did it once is not for good.
        let portal = try startPortal()
        set(true)
        set(false)
        XCTAssertEqual(portal.takeMembers(), ["Inhibit", "Close"])
        DesktopBus.substitutes[.session] = .some(nil)
        set(true)
        set(false)
        XCTAssertEqual(portal.takeMembers(), [], "nobody is asked without a bus")
    }

    func testS2TheAppChangesItsMindMeanwhile() throws {
        let portal = try startPortal()
        app.isIdleTimerDisabled = true
        app.isIdleTimerDisabled = false
        MainLoop.iterate(seconds: 0.3)
        XCTAssertEqual(portal.takeMembers(), ["Inhibit", "Close"])
        for isDisabled in [true, false, true, false, true] { app.isIdleTimerDisabled = isDisabled }
        MainLoop.iterate(seconds: 0.3)
        XCTAssertEqual(portal.takeMembers(), ["Inhibit"])
        set(false)
        XCTAssertEqual(portal.takeMembers(), ["Close"])
    }

    func testS3AServiceThatGoesIsAskedAgainOnceItIsBack() throws {
        let portal = try startPortal()
        set(true)
        XCTAssertEqual(portal.takeMembers(), ["Inhibit"])
        portal.vanish()
        MainLoop.iterate(seconds: 0.2)
        let next = try startPortal()
        MainLoop.iterate(seconds: 0.3)
        XCTAssertEqual(next.takeMembers(), ["Inhibit"])
        next.vanish()
        MainLoop.iterate(seconds: 0.2)
        set(false)
        let last = try startPortal()
        MainLoop.iterate(seconds: 0.3)
        XCTAssertEqual(last.takeMembers(), [])
    }

    /// S4: the same connection lasts as long as the process, so that a service that watches it sees the end.
    func testS4ItIsAskedByAConnectionThatStays() throws {
        let portal = try startPortal()
        set(true)
        XCTAssertEqual(DesktopBus.substitutes[.session]??.isClosed, false)
        XCTAssertEqual(portal.takeMembers(), ["Inhibit"])
    }
}
