import XCTest

@testable import GtkInterop
@testable import TabardKit

/// The names that were posted, all on the main thread.
private final class PostedNames: @unchecked Sendable {
    var list: [String] = []
}

/// S5 to S7: the battery, as a service that the test stands for tells of it.
@preconcurrency @MainActor
final class BatteryTests: XCTestCase {
    private static let name = "org.freedesktop.UPower"
    private static let path = "/org/freedesktop/UPower/devices/DisplayDevice"
    private static let device = "org.freedesktop.UPower.Device"
    private static let properties = """
        <property name="IsPresent" type="b" access="read"/><property name="Percentage" type="d" access="read"/>
        <property name="State" type="u" access="read"/>
        """

    private let device = UIDevice.current
    private var bus: ServiceBus?
    private var connection: DBusConnection?
    private var object: DBusObject?
    private var values: [String: DBusValue] = [:]
    private var isAsked = false
    private let posted = PostedNames()
    private var tokens: [any NSObjectProtocol] = []

    override func setUp() async throws {
        bus = try ServiceBus()
        let posted = posted
        for name in [
            UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
        ] {
            let token = NotificationCenter.default.addObserver(forName: name, object: device, queue: nil) {
                posted.list.append($0.name.rawValue)
            }
            tokens.append(token)
        }
    }

    override func tearDown() async throws {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        device.isBatteryMonitoringEnabled = false
        object = nil
        connection?.close()
        connection = nil
        bus?.stop()
        bus = nil
    }

    /// Puts UPower on the bus.
    private func start(
        _ present: DBusValue = .bool(true),
        _ percent: DBusValue = .double(42),
        _ state: DBusValue = .uint32(2),
        properties: String = BatteryTests.properties
    ) throws {
        values = ["IsPresent": present, "Percentage": percent, "State": state]
        let connection = try XCTUnwrap(bus).connect()
        self.connection = connection
        let object = try DBusObject(
            on: connection,
            path: Self.path,
            interface: Self.device,
            description: "<node><interface name=\"\(Self.device)\">\(properties)</interface></node>"
        )
        object.read = { [weak self] name in
            self?.isAsked = true
            return self?.values[name]
        }
        self.object = object
        try connection.requestName(Self.name)
        MainLoop.iterate(seconds: 0.1)
    }

    private func set(_ name: String, _ value: DBusValue) throws {
        values[name] = value
        try object?.announce(name, value)
        MainLoop.iterate(seconds: 0.2)
    }

    private func take() -> [String] {
        defer { posted.list = [] }
        return posted.list.map {
            String($0.dropFirst("UIDevice".count).dropLast("DidChangeNotification".count))
        }
    }

    private func assertIs(
        _ level: Float,
        _ state: UIDevice.BatteryState,
        posted: [String],
        _ line: UInt = #line
    ) {
        MainLoop.iterate(seconds: 0.3)
        XCTAssertEqual(device.batteryLevel, level, line: line)
        XCTAssertEqual(device.batteryState, state, line: line)
        XCTAssertEqual(take(), posted, line: line)
    }

    func testS5NothingIsAskedBeforeAndNothingHeardAfterwards() throws {
        try start()
        XCTAssertFalse(device.isBatteryMonitoringEnabled)
        assertIs(-1, .unknown, posted: [])
        XCTAssertFalse(isAsked)
        device.isBatteryMonitoringEnabled = true
        XCTAssertTrue(device.isBatteryMonitoringEnabled)
        assertIs(0.42, .unplugged, posted: ["BatteryState", "BatteryLevel"])
        device.isBatteryMonitoringEnabled = false
        isAsked = false
        try set("Percentage", .double(41))
        assertIs(-1, .unknown, posted: [])
        XCTAssertFalse(isAsked)
    }

    func testS7EachChangeIsToldOnce() throws {
        try start()
        device.isBatteryMonitoringEnabled = true
        device.isBatteryMonitoringEnabled = true
        assertIs(0.42, .unplugged, posted: ["BatteryState", "BatteryLevel"])
        try set("Percentage", .double(41))
        assertIs(0.41, .unplugged, posted: ["BatteryLevel"])
        try set("Percentage", .double(41))
        assertIs(0.41, .unplugged, posted: [])
        for (number, state) in [
            (1, UIDevice.BatteryState.charging), (3, .unplugged), (5, .charging), (6, .unplugged), (4, .full),
        ] {
            try set("State", .uint32(UInt32(number)))
            assertIs(0.41, state, posted: ["BatteryState"])
        }
        try set("Percentage", .double(1000))
        assertIs(1, .full, posted: ["BatteryLevel"])
    }

    func testS6AServiceThatGoesAndComesBack() throws {
        try start()
        device.isBatteryMonitoringEnabled = true
        assertIs(0.42, .unplugged, posted: ["BatteryState", "BatteryLevel"])
        object = nil
        connection?.close()
        assertIs(-1, .unknown, posted: ["BatteryState", "BatteryLevel"])
        try start(.bool(true), .double(50), .uint32(4))
        assertIs(0.5, .full, posted: ["BatteryState", "BatteryLevel"])
    }

    func testS6WithoutABattery() throws {
        device.isBatteryMonitoringEnabled = true
        assertIs(-1, .unknown, posted: [])
        try start(.bool(false))
        assertIs(-1, .unknown, posted: [])
        XCTAssertTrue(isAsked)
    }

    func testS6WithoutABus() throws {
        DesktopBus.substitutes[.system] = .some(nil)
        device.isBatteryMonitoringEnabled = true
        assertIs(-1, .unknown, posted: [])
    }

    func testS6AnAnswerOfAnotherKind() throws {
        try start(
            .string("yes"),
            .string("42"),
            .string("2"),
            properties: Self.properties.replacing(/type="[bdu]"/, with: "type=\"s\"")
        )
        device.isBatteryMonitoringEnabled = true
        assertIs(-1, .unknown, posted: [])
        XCTAssertTrue(isAsked)
    }

    func testS6NumbersThatAreNone() {
        func reading(_ percent: Double, _ state: UInt32) -> BatteryMonitor.Reading {
            BatteryMonitor.Reading([
                "IsPresent": .bool(true), "Percentage": .double(percent), "State": .uint32(state),
            ])
        }
        XCTAssertEqual(reading(.nan, 2), .none)
        XCTAssertEqual(reading(.infinity, 2), .none)
        XCTAssertEqual(reading(-5, 2).level, 0)
        XCTAssertEqual(reading(50, 99).state, .unknown)
        XCTAssertEqual(BatteryMonitor.Reading([:]), .none)
    }
}
