import XCTest

@testable import GtkInterop
@testable import TabardDrawing
@testable import TabardKit

/// S8 and S9: the tint is the desktop's accent colour, by a portal that the test stands for.
@preconcurrency @MainActor
final class AccentColorTests: TabBarTestCase {
    private static let settings = "org.freedesktop.portal.Settings"
    private static let read = """
        <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>
        <arg type="v" direction="out"/></method>
        <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
        """

    private var bus: ServiceBus?
    private var portal: StandInService?

    override func setUp() async throws {
        try await super.setUp()
        // The first window of the process begins to follow it.
        show(UIViewController())
        MainLoop.iterate(seconds: 0.1)
        AccentColorFollower.shared.stop()
        AccentColor.current = nil
        bus = try ServiceBus()
    }

    override func tearDown() async throws {
        AccentColorFollower.shared.stop()
        AccentColor.current = nil
        portal?.vanish()
        portal = nil
        bus?.stop()
        bus = nil
        try await super.tearDown()
    }

    private static func value(_ red: Double, _ green: Double, _ blue: Double) -> DBusValue {
        .structure([.double(red), .double(green), .double(blue)])
    }

    private func startPortal(saying value: DBusValue?) throws -> StandInService {
        let portal = try StandInService(
            on: XCTUnwrap(bus),
            name: DesktopPortal.name,
            path: DesktopPortal.path,
            interfaces: [Self.settings: Self.read],
            answer: { _, _ in value.map { [.variant($0)] } }
        )
        self.portal = portal
        return portal
    }

    private func tell(_ key: String, _ value: DBusValue) throws {
        try XCTUnwrap(portal).connection.emit(
            path: DesktopPortal.path,
            interface: Self.settings,
            member: "SettingChanged",
            arguments: [.string("org.freedesktop.appearance"), .string(key), .variant(value)]
        )
        MainLoop.iterate(seconds: 0.3)
    }

    private final class Watcher: UIView {
        var changes = 0
        override func tintColorDidChange() { changes += 1 }
    }

    private func tint(_ style: UIUserInterfaceStyle) -> RGBA {
        UIColor.tintColor.components(with: UITraitCollection(userInterfaceStyle: style))
    }

    func testS8TheTintIsTheAccentColorAndFollowsIt() throws {
        let (blue, inDark) = (tint(.light), tint(.dark))
        let (watcher, own) = (Watcher(), Watcher())
        own.tintColor = .red
        let page = UIViewController()
        page.view.addSubview(watcher)
        page.view.addSubview(own)
        show(page)
        let portal = try startPortal(saying: .variant(Self.value(0.2, 0.4, 0.1)))
        (watcher.changes, own.changes) = (0, 0)
        AccentColorFollower.shared.start()
        MainLoop.iterate(seconds: 0.3)
        XCTAssertEqual(portal.takeMembers(), ["Read"])
        XCTAssertEqual(tint(.light), RGBA(red: 0.2, green: 0.4, blue: 0.1, alpha: 1))
        XCTAssertEqual([watcher.changes, own.changes], [1, 0])
        try tell("color-scheme", .uint32(1))
        XCTAssertEqual(watcher.changes, 1)
        try tell("accent-color", Self.value(0.9, 0.3, 0.1))
        XCTAssertEqual(watcher.changes, 2)
        XCTAssertNotEqual(tint(.light), blue)
        XCTAssertGreaterThan(tint(.light).red, tint(.light).blue)
        try tell("accent-color", Self.value(-1, -1, -1))
        XCTAssertEqual([tint(.light), tint(.dark)], [blue, inDark], "no accent")
        XCTAssertEqual([watcher.changes, own.changes], [3, 0])
    }

    func testS9WhatIsNoColorLeavesTheBlue() throws {
        let blue = tint(.light)
        let odd: [DBusValue?] = [
            nil, .string("red"), .structure([.double(0.1)]),
            .structure([.double(1), .double(2), .string("")]),
            Self.value(.nan, 0, 0), Self.value(0.1, 0.2, 1.5), .array(elementSignature: "d", []),
        ]
        for value in odd {
            _ = try startPortal(saying: value)
            AccentColorFollower.shared.start()
            MainLoop.iterate(seconds: 0.3)
            XCTAssertEqual(tint(.light), blue, "\(String(describing: value))")
            AccentColorFollower.shared.stop()
            portal?.vanish()
        }
    }

    func testS9APortalThatGoesLeavesWhatItSaidAndOneThatComesIsAsked() throws {
        let first = try startPortal(saying: Self.value(0.5, 0, 0.5))
        AccentColorFollower.shared.start()
        MainLoop.iterate(seconds: 0.3)
        let said = tint(.light)
        first.vanish()
        MainLoop.iterate(seconds: 0.3)
        XCTAssertEqual(tint(.light), said)
        _ = try startPortal(saying: Self.value(0, 0.3, 0))
        MainLoop.iterate(seconds: 0.3)
        XCTAssertEqual(tint(.light), RGBA(red: 0, green: 0.3, blue: 0, alpha: 1))
    }

    func testS8EveryAccentCanBeReadOnEveryBackground() {
        let parts = stride(from: 0.0, through: 1.0, by: 0.125)
        for red in parts {
            for green in parts {
                for blue in parts {
                    guard let accent = AccentColor(red: red, green: green, blue: blue) else {
                        return XCTFail("\(red) \(green) \(blue)")
                    }
                    AccentColor.current = accent
                    for style: UIUserInterfaceStyle in [.light, .dark] {
                        for level: UIUserInterfaceLevel in [.base, .elevated] {
                            let traits = UITraitCollection(traitsFrom: [
                                UITraitCollection(userInterfaceStyle: style),
                                UITraitCollection(userInterfaceLevel: level),
                            ])
                            let color = UIColor.tintColor.components(with: traits)
                            let background = UIColor.secondarySystemBackground.components(with: traits)
                            XCTAssertGreaterThanOrEqual(
                                color.contrast(with: background),
                                4.45,
                                "\(red) \(green) \(blue) \(style) \(level)"
                            )
                        }
                    }
                }
            }
        }
    }
}
