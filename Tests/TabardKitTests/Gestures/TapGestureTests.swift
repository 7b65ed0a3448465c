import GtkInterop
import XCTest

@testable import TabardKit

/// Taps by real events of the X server.
@preconcurrency @MainActor
final class TapGestureTests: TabBarTestCase {
    private var taps: [String] = []
    private let controller = UIViewController()

    override func setUp() async throws {
        try await super.setUp()
        show(controller, width: 300, height: 300)
        // A press so soon after one of the test before would count as its second.
        MainLoop.iterate(seconds: 0.6)
    }

    private func add(_ name: String, _ frame: CGRect, to superview: UIView? = nil, taps count: Int = 1)
        -> UIView
    {
        let view = UIView(frame: frame)
        (superview ?? controller.view)?.addSubview(view)
        view.addGestureRecognizer(recognizer(name, taps: count))
        return view
    }

    private func recognizer(_ name: String, taps count: Int = 1) -> UITapGestureRecognizer {
        let recognizer = UITapGestureRecognizer { [weak self] recognizer in
            let place = recognizer.location(in: recognizer.view)
            self?.taps.append("\(name) \(Int(place.x.rounded())) \(Int(place.y.rounded()))")
            XCTAssertEqual(recognizer.state, .ended)
        }
        recognizer.numberOfTapsRequired = count
        return recognizer
    }

    /// Clicks in the window, which stands at the top left of a screen without a window manager.
    private func click(_ x: Int, _ y: Int, count: Int = 1) throws {
        MainLoop.iterate(seconds: 0.1)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "xdotool", "mousemove", "--window", try windowIdentifier(), "\(x)", "\(y)", "click", "--repeat",
            "\(count)", "--delay", "60", "1",
        ]
        try process.run()
        MainLoop.iterate(seconds: 10) { !process.isRunning }
        MainLoop.iterate(seconds: 0.2)
    }

    private func windowIdentifier() throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "xdotool", "search", "--onlyvisible", "--pid", "\(ProcessInfo.processInfo.processIdentifier)",
        ]
        process.standardOutput = output
        try process.run()
        MainLoop.iterate(seconds: 10) { !process.isRunning }
        let text = String(bytes: output.fileHandleForReading.readDataToEndOfFile(), encoding: .utf8) ?? ""
        return try XCTUnwrap(text.split(separator: "\n").last.map(String.init))
    }

    private func take() -> [String] {
        defer { taps = [] }
        return taps
    }

    func testEachTapCallsOnceWithItsPlace() throws {
        let view = add("a", CGRect(x: 50, y: 60, width: 100, height: 100))
        try click(70, 90)
        XCTAssertEqual(take(), ["a 20 30"])
        try click(20, 20)
        XCTAssertEqual(take(), [], "outside")
        view.bounds.origin = CGPoint(x: 0, y: 500)
        try click(70, 90)
        XCTAssertEqual(take(), ["a 20 530"], "scrolled")
    }

    func testQuickTapsCountOneByOneAndTwoByTwo() throws {
        _ = add("one", CGRect(x: 0, y: 0, width: 100, height: 100))
        _ = add("two", CGRect(x: 100, y: 0, width: 100, height: 100), taps: 2)
        try click(50, 50, count: 3)
        XCTAssertEqual(take(), ["one 50 50", "one 50 50", "one 50 50"])
        try click(150, 50, count: 1)
        XCTAssertEqual(take(), [])
        MainLoop.iterate(seconds: 0.6)
        try click(150, 50, count: 4)
        XCTAssertEqual(take(), ["two 50 50", "two 50 50"])
    }

    func testSingleAndDoubleOnOneView() throws {
        let view = add("one", CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addGestureRecognizer(recognizer("two", taps: 2))
        try click(50, 50, count: 2)
        XCTAssertEqual(take().filter { $0.hasPrefix("two") }, ["two 50 50"])
    }

    func testDisabledAndRemoved() throws {
        let view = add("a", CGRect(x: 0, y: 0, width: 100, height: 100))
        let recognizer = try XCTUnwrap(view.gestureRecognizers?.first)
        recognizer.isEnabled = false
        try click(50, 50)
        XCTAssertEqual(take(), [])
        recognizer.isEnabled = true
        MainLoop.iterate(seconds: 0.6)
        try click(50, 50)
        XCTAssertEqual(take().count, 1)
        view.removeGestureRecognizer(recognizer)
        XCTAssertNil(view.gestureRecognizers)
        XCTAssertNil(recognizer.view)
        MainLoop.iterate(seconds: 0.6)
        try click(50, 50)
        XCTAssertEqual(take(), [])
    }

    func testOnlyTheInnermostViewGetsIt() throws {
        let outer = add("outer", CGRect(x: 0, y: 0, width: 200, height: 200))
        let inner = add("inner", CGRect(x: 50, y: 50, width: 50, height: 50), to: outer)
        try click(60, 60)
        XCTAssertEqual(take(), ["inner 10 10"])
        MainLoop.iterate(seconds: 0.6)
        try click(10, 10)
        XCTAssertEqual(take(), ["outer 10 10"])
        inner.alpha = 0
        MainLoop.iterate(seconds: 0.6)
        try click(60, 60)
        XCTAssertEqual(take(), ["outer 60 60"], "a clear view lets through")
        inner.alpha = 1
        inner.isUserInteractionEnabled = false
        MainLoop.iterate(seconds: 0.6)
        try click(60, 60)
        XCTAssertEqual(take(), ["outer 60 60"])
    }

    /// What hit testing passes over is not tapped, though GTK would find it.
    func testTheAppsOwnHitTestingIsAsked() throws {
        final class Deaf: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        }
        let deaf = Deaf(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.view.addSubview(deaf)
        deaf.addGestureRecognizer(recognizer("deaf"))
        try click(50, 50)
        XCTAssertEqual(take(), [])
        let small = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        controller.view.addSubview(small)
        _ = add("outside", CGRect(x: 60, y: 0, width: 50, height: 50), to: small)
        MainLoop.iterate(seconds: 0.6)
        try click(190, 120)
        XCTAssertEqual(take(), [], "it stands outside of its superview")
    }

    func testARecognizerMovesFromViewToView() throws {
        let first = add("a", CGRect(x: 0, y: 0, width: 100, height: 100))
        let second = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        controller.view.addSubview(second)
        let recognizer = try XCTUnwrap(first.gestureRecognizers?.first)
        second.addGestureRecognizer(recognizer)
        XCTAssertNil(first.gestureRecognizers)
        XCTAssertTrue(recognizer.view === second)
        try click(50, 50)
        XCTAssertEqual(take(), [])
        MainLoop.iterate(seconds: 0.6)
        try click(150, 50)
        XCTAssertEqual(take(), ["a 50 50"])
        second.gestureRecognizers = nil
        XCTAssertNil(recognizer.view)
    }
}
