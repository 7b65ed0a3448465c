import XCTest

@testable import GtkInterop
@testable import TabardKit

/// U5 to U8: the app as another program finds it on a bus.
@preconcurrency @MainActor
final class RunningInstanceTests: SceneTestCase {
    private static let name = "org.example.Test-App"
    private static let path = "/org/example/Test_App"
    private static let nothing = DBusValue.array(elementSignature: "{sv}", [])

    private var bus: ServiceBus?
    private var instance: RunningInstance?
    private var caller: DBusConnection?

    override func setUp() async throws {
        try await super.setUp()
        let bus = try ServiceBus()
        self.bus = bus
        OpenedAddresses.ofApp = ["own"]
        let app = try XCTUnwrap(DesktopBus.substitutes[.session] ?? nil)
        instance = RunningInstance(on: app, name: Self.name, for: application)
        XCTAssertNotNil(instance)
        caller = try bus.connect()
        MainLoop.iterate(seconds: 0.1)
    }

    override func tearDown() async throws {
        instance = nil
        caller = nil
        OpenedAddresses.ofApp = []
        bus?.stop()
        bus = nil
        try await super.tearDown()
    }

    /// Calls a method, and gives whether it was answered and what had been told of it by then.
    private func call(
        _ member: String,
        _ arguments: [DBusValue],
        _ name: String = RunningInstanceTests.name,
        _ line: UInt = #line
    ) throws -> (isAnswered: Bool, journal: [String]) {
        var isAnswered: Bool?
        try caller?.call(
            destination: name,
            path: RunningInstance.path(of: name),
            interface: "org.freedesktop.Application",
            member: member,
            arguments: arguments,
            timeout: .seconds(5),
            finished: { isAnswered = (try? $0.get()) != nil }
        )
        MainLoop.iterate(seconds: 5) { isAnswered != nil }
        MainLoop.iterate(seconds: 0.2)
        return (try XCTUnwrap(isAnswered, line: line), journal.take())
    }

    private func texts(_ texts: [String]) -> DBusValue {
        .array(elementSignature: "s", texts.map { .string($0) })
    }

    func testThePathIsMadeOfTheName() {
        XCTAssertEqual(RunningInstance.path(of: Self.name), Self.path)
        XCTAssertEqual(RunningInstance.path(of: "a"), "/a")
    }

    func testU8AddressesOfTheAppsSchemesAreOpened() throws {
        try connect()
        _ = journal.take()
        let mixed = texts(["own:1", "http://a", "", "\u{1F4A3}", "OWN:2"])
        var (isAnswered, told) = try call("Open", [mixed, Self.nothing])
        XCTAssertTrue(isAnswered)
        XCTAssertEqual(told, ["open OWN:2 own:1 (active)"])
        (isAnswered, told) = try call("Open", [texts(["http://a"]), Self.nothing])
        XCTAssertTrue(isAnswered)
        XCTAssertEqual(told, [])
        let long = "own:" + String(repeating: "x", count: 1_048_576)
        (isAnswered, told) = try call("Open", [texts([long, "own:3"]), Self.nothing])
        XCTAssertEqual(told, ["open own:3 (active)"])
        (isAnswered, told) = try call("Activate", [Self.nothing])
        XCTAssertTrue(isAnswered)
        XCTAssertEqual(told, [])
    }

    func testU8CallsOfAnotherKindAreAnsweredWithAnError() throws {
        try connect()
        _ = journal.take()
        for arguments: [DBusValue] in [
            [], [.string("own:1"), Self.nothing],
            [.array(elementSignature: "d", [.double(.nan)]), Self.nothing],
            [texts(["own:1"])],
        ] {
            let (isAnswered, told) = try call("Open", arguments)
            XCTAssertFalse(isAnswered, "\(arguments)")
            XCTAssertEqual(told, [])
        }
        XCTAssertFalse(try call("Close", []).isAnswered)
        let empty = DBusValue.array(elementSignature: "v", [])
        let (isAnswered, told) = try call("ActivateAction", [.string("nobody's"), empty, Self.nothing])
        XCTAssertTrue(isAnswered)
        XCTAssertEqual(told, [])
    }

    func testU5AnAppThatEndsTakesNothing() throws {
        try connect()
        instance?.leave()
        MainLoop.iterate(seconds: 0.1)
        XCTAssertFalse(try call("Open", [texts(["own:1"]), Self.nothing]).isAnswered)
    }

    func testU7NamesThatAreNone() throws {
        let app = try XCTUnwrap(DesktopBus.substitutes[.session] ?? nil)
        for name in ["", "program", "a..b", "ä.b", "1.2", String(repeating: "a.", count: 1000) + "b"] {
            XCTAssertNil(RunningInstance(on: app, name: name, for: application), name)
            XCTAssertFalse(RunningInstance.handOver([], to: name, [:]), name)
        }
    }

    func testU7WhoeverDoesNotAnswer() throws {
        let url = try XCTUnwrap(URL(string: "own:1"))
        XCTAssertFalse(RunningInstance.handOver([url], to: "org.example.Nobody", [:]))
        let path = RunningInstance.path(of: "org.example.Silent")
        let silent = try StandInService(
            on: XCTUnwrap(bus),
            name: "org.example.Silent",
            path: path,
            interfaces: [
                "org.freedesktop.Application": """
                <method name="Open"><arg type="as" direction="in"/><arg type="a{sv}" direction="in"/></method>
                <method name="Activate"><arg type="a{sv}" direction="in"/></method>
                """
            ]
        )
        let environment = ["XDG_ACTIVATION_TOKEN": "t", "DESKTOP_STARTUP_ID": ""]
        XCTAssertTrue(RunningInstance.handOver([url], to: "org.example.Silent", environment))
        XCTAssertTrue(RunningInstance.handOver([], to: "org.example.Silent", environment))
        let token = DBusValue.dictionaryEntry(key: .string("activation-token"), value: .variant(.string("t")))
        let data = DBusValue.array(elementSignature: "{sv}", [token])
        XCTAssertEqual(silent.calls.map(\.member), ["Open", "Activate"])
        XCTAssertEqual(silent.calls.map(\.arguments), [[texts(["own:1"]), data], [data]])
        silent.keepSilent()
        let start = ProcessInfo.processInfo.systemUptime
        XCTAssertFalse(RunningInstance.handOver([url], to: "org.example.Silent", [:]))
        XCTAssertLessThan(ProcessInfo.processInfo.systemUptime - start, RunningInstance.patience + 1)
        silent.vanish()
        XCTAssertFalse(RunningInstance.handOver([url], to: "org.example.Silent", [:]))
        DesktopBus.substitutes[.session] = .some(nil)
        XCTAssertFalse(RunningInstance.handOver([url], to: Self.name, [:]))
    }
}
