import XCTest

@testable import GtkInterop
@testable import TabardKit

/// BN1 and BN2: the number at the app's icon, as another program hears of it.
@preconcurrency @MainActor
final class IconBadgeTests: XCTestCase {
    private let app = UIApplication.shared
    private var bus: ServiceBus?
    private var dock: DBusConnection?
    private var subscription: DBusSubscription?
    private var heard: [DBusSignal] = []

    override func setUp() async throws {
        let bus = try ServiceBus()
        self.bus = bus
        let dock = try bus.connect()
        self.dock = dock
        subscription = try dock.subscribe(interface: "com.canonical.Unity.LauncherEntry") { [weak self] in
            self?.heard.append($0)
        }
        MainLoop.iterate(seconds: 0.1)
    }

    override func tearDown() async throws {
        app.applicationIconBadgeNumber = 0
        subscription = nil
        dock = nil
        bus?.stop()
        bus = nil
    }

    /// The numbers that were heard, with whether they are shown.
    private func take() -> [String] {
        MainLoop.iterate(seconds: 0.2)
        defer { heard = [] }
        return heard.map { signal in
            var values: [String: DBusValue] = [:]
            for case .dictionaryEntry(.string(let key), .variant(let value))
                in signal.arguments.last?.elements ?? []
            {
                values[key] = value
            }
            XCTAssertEqual(signal.member, "Update")
            XCTAssertEqual(signal.arguments.first, .string("application://\(AppIdentity.identifier).desktop"))
            guard case .int64(let number)? = values["count"],
                case .bool(let isShown)? = values["count-visible"]
            else { return "\(values)" }
            return "\(number) \(isShown)"
        }
    }

    func testBN1EachChangeIsToldOnce() {
        app.applicationIconBadgeNumber = 3
        XCTAssertEqual(app.applicationIconBadgeNumber, 3)
        XCTAssertEqual(take(), ["3 true"])
        app.applicationIconBadgeNumber = 3
        XCTAssertEqual(take(), [])
        app.applicationIconBadgeNumber = .max
        XCTAssertEqual(take(), ["\(Int.max) true"])
        app.applicationIconBadgeNumber = -5
        XCTAssertEqual(app.applicationIconBadgeNumber, 0)
        XCTAssertEqual(take(), ["0 false"])
    }

    func testBN2Without() throws {
        app.applicationIconBadgeNumber = 0
        XCTAssertEqual(take(), [])
        DesktopBus.substitutes[.session] = .some(nil)
        app.applicationIconBadgeNumber = 4
        XCTAssertEqual(app.applicationIconBadgeNumber, 4)
        XCTAssertEqual(take(), [])
    }

    func testThePathIsANumberOfTheAddress() {
        XCTAssertEqual(
            IconBadge.path(of: "application://firefox.desktop"),
            "/com/canonical/unity/launcherentry/\(IconBadgeTests.hash("application://firefox.desktop"))"
        )
    }

    /// The sum as its inventor wrote it, modulo 2 to the power of 32.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(5381) { ($0 * 33 + UInt64($1)) % 4_294_967_296 }
    }
}
