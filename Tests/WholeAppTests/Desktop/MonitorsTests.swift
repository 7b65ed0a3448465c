import Foundation
import TabardTesting
import XCTest

/// Windows on monitors of different scales, moved between them, and a phone's screen that is turned.
@preconcurrency @MainActor
final class MonitorsTests: XCTestCase {
    private static let ordinary = TilingCompositor.Monitor(
        size: PixelSize(width: 1_000, height: 1_000),
        scale: 1
    )
    private static let fine = TilingCompositor.Monitor(size: PixelSize(width: 3_000, height: 3_000), scale: 2)

    /// A Wayland compositor says on which monitor a window stands when it is there.
    private static let opensOnAFineMonitor = [
        "window 1 is 390 by 844", "window 1 from 1 to 2", "window 1 appears at 2",
    ]

    private var display: TestDisplay?
    private var compositor: TilingCompositor?
    private var app: TestApplication?

    override func tearDown() async throws {
        app?.terminate()
        XCTAssertEqual(app?.waitForExit(timeout: .seconds(5)), .exited(0), app?.endDescription ?? "")
        // GTK warns where it is to use a portal and there is none.
        XCTAssertEqual(app?.warnings.filter { !$0.contains("portal settings") }, [])
        compositor?.stop()
        display?.stop()
    }

    private func start(
        _ arguments: String...,
        monitors: [TilingCompositor.Monitor],
        environment: [String: String?] = [:]
    ) throws -> (compositor: TilingCompositor, printed: PrintedLines) {
        guard let program = TilingCompositor.path else { throw XCTSkip("sway is not installed") }
        let display = try self.display ?? TestDisplay()
        self.display = display
        let compositor = try TilingCompositor(program, on: display, monitors: monitors)
        self.compositor = compositor
        let app = try TestApplication(
            "Monitors",
            arguments: arguments,
            on: display,
            environment: compositor.environment.merging(environment) { $1 }
        )
        self.app = app
        return (compositor, PrintedLines(app))
    }

    /// How many lines follow each other of which each is a pixel high, black and white in turns.
    private func stripes(on monitor: Int, in compositor: TilingCompositor) throws -> Int {
        let picture = try compositor.picture(ofMonitor: monitor)
        var longest = 0
        for x in stride(from: 0, to: picture.size.width, by: 25) {
            var run = 0
            var last: UInt8?
            for y in 0..<picture.size.height {
                let color = picture.color(at: PixelPoint(x: x, y: y))
                let isGray = color.red == color.green && color.green == color.blue
                // A third of a point ends within a hundredth of a pixel of its edge.
                let value: UInt8? = !isGray ? nil : color.red < 8 ? 0 : color.red > 247 ? 255 : nil
                run = value != nil && value != last ? run + 1 : 0
                last = value
                longest = max(longest, run)
            }
        }
        return longest
    }

    func testAWindowIsMovedToAMonitorOfAnotherScale() throws {
        let (compositor, printed) = try start(monitors: [Self.ordinary, Self.fine])
        printed.assertAre(["window 1 is 390 by 844", "window 1 appears at 1"])
        XCTAssertTrue((19...22).contains(try stripes(on: 1, in: compositor)))
        try compositor.tell("[app_id=\".*\"] move container to output HEADLESS-2")
        printed.assertAre(["window 1 from 1 to 2"])
        XCTAssertTrue((39...42).contains(try stripes(on: 2, in: compositor)))
        try compositor.tell("[app_id=\".*\"] move container to output HEADLESS-1")
        printed.assertAre(["window 1 from 2 to 1"])
        XCTAssertTrue((19...22).contains(try stripes(on: 1, in: compositor)))
    }

    func testTwoWindowsOnMonitorsOfDifferentScales() throws {
        let (compositor, printed) = try start("two", monitors: [Self.ordinary, Self.fine])
        printed.assertAre([
            "window 1 is 390 by 844", "window 1 appears at 1", "window 2 is 390 by 844",
            "window 2 appears at 1",
        ])
        try compositor.tell("[title=\"Window 2\"] move container to output HEADLESS-2")
        printed.assertAre(["window 2 from 1 to 2"])
        XCTAssertTrue((19...22).contains(try stripes(on: 1, in: compositor)))
        XCTAssertTrue((39...42).contains(try stripes(on: 2, in: compositor)))
    }

    func testTheScaleOfAMonitorChanges() throws {
        let (compositor, printed) = try start(monitors: [Self.fine])
        printed.assertAre(Self.opensOnAFineMonitor)
        try compositor.tell("output HEADLESS-1 scale 1")
        printed.assertAre(["window 1 from 2 to 1"])
        XCTAssertTrue((19...22).contains(try stripes(on: 1, in: compositor)))
        try compositor.tell("output HEADLESS-1 scale 3")
        printed.assertAre(["window 1 from 1 to 3"])
        XCTAssertTrue((59...62).contains(try stripes(on: 1, in: compositor)))
    }

    func testAPhonesScreenIsTurned() throws {
        let phone = TilingCompositor.Monitor(size: PixelSize(width: 720, height: 1_440), scale: 2)
        let (compositor, printed) = try start(monitors: [phone])
        // The compositor gives it no more than there is.
        printed.assertAre(
            Self.opensOnAFineMonitor + ["window 1 will be 360 by 720", "window 1 is 360 by 720"]
        )
        try compositor.tell("[app_id=\".*\"] fullscreen enable")
        try compositor.tell("output HEADLESS-1 transform 90")
        printed.assertAre(["window 1 will be 720 by 360", "window 1 is 720 by 360, full screen"])
        XCTAssertTrue((39...42).contains(try stripes(on: 1, in: compositor)))
        try compositor.tell("output HEADLESS-1 transform 0")
        printed.assertAre(["window 1 will be 360 by 720", "window 1 is 360 by 720, full screen"])
    }

    /// The portal hears over which window it is to show its dialog, by the word that the compositor has for it.
    func testF3ThePortalHearsOfTheWindow() throws {
        let display = try TestDisplay()
        self.display = display
        let monitor = try TestApplication(
            "/usr/bin/dbus-monitor",
            arguments: ["--address", try XCTUnwrap(display.sessionBusAddress), "member='OpenFile'"],
            on: display
        )
        _ = try waitFor("the monitor") { monitor.standardOutput.contains("NameAcquired") ? true : nil }
        let (_, printed) = try start(
            "files",
            monitors: [Self.ordinary],
            environment: ["GDK_DEBUG": "portals", "G_DEBUG": nil]
        )
        printed.assertAre(["window 1 is 390 by 844", "window 1 appears at 1"])
        let heard = try waitFor("the call") { () -> String? in
            let lines = monitor.standardOutput.split(separator: "\n")
            guard let call = lines.firstIndex(where: { $0.contains("member=OpenFile") }),
                call + 1 < lines.count
            else { return nil }
            return lines[call + 1].trimmingCharacters(in: .whitespaces)
        }
        XCTAssertNotNil(heard.wholeMatch(of: /string "wayland:[0-9a-f-]+"/), heard)
        monitor.terminate()
        _ = monitor.waitForExit(timeout: .seconds(5))
    }
}
