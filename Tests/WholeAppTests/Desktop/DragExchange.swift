import Foundation
import TabardTesting
import XCTest

/// A Tabard program, and beside it another one, between which the real pointer drags.
@MainActor
final class DragExchange {
    /// What the windows are shown by.
    enum Desktop {
        case x11
        case wayland
    }

    /// One of the two programs, with what it has written.
    @MainActor
    final class Side {
        let app: TestApplication
        fileprivate let root: AccessibleObject
        fileprivate var origin: PixelPoint
        /// How many lines have been read.
        private var read = 0

        fileprivate init(_ app: TestApplication, at origin: PixelPoint) throws {
            self.app = app
            self.origin = origin
            root = try app.accessibleRoot()
        }

        /// The middle of an object on the screen.
        func place(_ role: Role? = nil, _ name: String? = nil) throws -> PixelPoint {
            let middle = try root.waitFor(role: role, name: name).restingFrameInWindow().center
            return PixelPoint(x: origin.x + middle.x, y: origin.y + middle.y)
        }

        /// The top left corner of an object on the screen.
        func corner(_ role: Role? = nil, _ name: String? = nil) throws -> PixelPoint {
            let frame = try root.waitFor(role: role, name: name).restingFrameInWindow()
            return PixelPoint(x: origin.x + frame.x, y: origin.y + frame.y)
        }

        /// What stands in a text.
        func text() throws -> String { try root.waitFor(role: .text).text }

        private var fresh: [String] {
            let lines = app.standardOutput.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.dropLast().dropFirst(read).map { String($0) }
        }

        /// Waits for a line, and takes all up to it.
        @discardableResult
        func lines(upTo last: String, timeout: Duration = .seconds(20)) throws -> [String] {
            let found = try waitFor("'\(last)' in \(app.endDescription.suffix(4_000))", timeout: timeout) {
                fresh.firstIndex(of: last).map { Array(fresh[...$0]) }
            }
            read += found.count
            return found
        }

        /// Fails unless it wrote just these lines since they were last read.
        func assertWrites(
            _ lines: [String],
            inAnyOrder: Bool = false,
            timeout: Duration = .seconds(30),
            line: UInt = #line
        ) {
            _ = waitUntil(timeout: timeout) { fresh.count >= lines.count }
            // What should not come has time to come.
            _ = waitUntil(timeout: .milliseconds(300)) { fresh.count > lines.count }
            let found = inAnyOrder ? fresh.sorted() : fresh
            let expected = inAnyOrder ? lines.sorted() : lines
            XCTAssertEqual(found.map(Self.short), expected.map(Self.short), line: line)
            XCTAssertTrue(found == expected, "longer lines differ", line: line)
            read += fresh.count
        }

        private static func short(_ line: String) -> String {
            line.count > 400 ? "\(line.prefix(400))… \(line.count)" : line
        }
    }

    let display: TestDisplay
    let app: Side
    let peer: Side
    private let compositor: NestedCompositor?

    /// Shows the Tabard program beside one of the tests' own.
    ///
    /// - Parameters:
    ///   - desktop: What the windows are shown by.
    ///   - files: What the Tabard program has dragged out as files.
    ///   - patience: How long the Tabard program waits for what does not come, in seconds; by default longer than a machine
    ///     with much else to do needs.
    ///   - arguments: Those of the other program.
    init(_ desktop: Desktop, files: [URL] = [], patience: Int = 60, _ arguments: String...) throws {
        let shown = try Shown(desktop, files, patience)
        (display, compositor, app) = (shown.display, shown.compositor, shown.app)
        let peer = try TestApplication(
            "DragPeer",
            arguments: arguments,
            on: display,
            environment: shown.environment
        )
        self.peer = try Side(peer, at: Self.peerOrigin)
        _ = try self.peer.place(nil, "Target")
        if desktop == .x11 {
            try peer.window(titled: "Drag Peer").move(to: Self.peerOrigin)
        } else {
            try Self.place(self.peer, within: Shown.size)
        }
    }

    /// Shows the Tabard program under X beside one that others made; skips the test where that is not installed.
    ///
    /// - Parameters:
    ///   - files: What the Tabard program has dragged out as files.
    ///   - program: The path of the other program.
    ///   - arguments: Its arguments.
    ///   - title: That of its window.
    init(files: [URL] = [], beside program: String, _ arguments: String..., title: String) throws {
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw XCTSkip("\(program) is not installed")
        }
        let shown = try Shown(.x11, files, 60)
        (display, compositor, app) = (shown.display, shown.compositor, shown.app)
        // It may warn of what it likes.
        let peer = try TestApplication(
            program,
            arguments: arguments,
            on: display,
            environment: ["G_DEBUG": nil]
        )
        self.peer = try Side(peer, at: Self.peerOrigin)
        try peer.window(titled: title).move(to: Self.peerOrigin)
    }

    /// A desktop with the Tabard program on its left.
    @MainActor
    private struct Shown {
        static let size = PixelSize(width: 1_500, height: 1_100)
        let display: TestDisplay
        let compositor: NestedCompositor?
        let environment: [String: String?]
        let app: Side

        init(_ desktop: Desktop, _ files: [URL], _ patience: Int) throws {
            let program = NestedCompositor.path
            guard desktop == .x11 || program != nil else { throw XCTSkip("weston is not installed") }
            display = try TestDisplay()
            compositor =
                desktop == .x11
                ? nil
                : try NestedCompositor(XCTUnwrap(program), on: display, size: Self.size, hasFrames: true)
            environment = compositor?.environment ?? [:]
            let bare = try DragExchange.picture(of: display)
            let app = try TestApplication(
                "DraggingApp",
                arguments: files.map(\.path),
                on: display,
                environment: environment.merging(["PATIENCE": String(patience)]) { $1 }
            )
            self.app = try Side(app, at: PixelPoint(x: 0, y: 0))
            _ = try self.app.place(.pushButton, "Answer")
            if desktop == .wayland {
                try DragExchange.place(self.app, on: bare)
            }
        }
    }

    private static let peerOrigin = PixelPoint(x: 800, y: 50)

    /// The pointer is drawn too, and stands in one place in all pictures.
    private static func picture(of display: TestDisplay) throws -> Screenshot {
        try display.pointer.move(to: PixelPoint(x: 5, y: 5))
        return try display.stillPicture()
    }

    /// Finds the Tabard program's window, which the compositor placed where it liked, and moves it to the left by its bar.
    private static func place(_ side: Side, on bare: Screenshot) throws {
        let display = side.app.display
        let now = try picture(of: display)
        var (left, top, right) = (Int.max, Int.max, -1)
        for y in 0..<now.size.height {
            for x in 0..<now.size.width {
                let place = PixelPoint(x: x, y: y)
                guard now.color(at: place) != bare.color(at: place) else { continue }
                (left, right) = (min(left, x), max(right, x))
                top = min(top, y)
            }
        }
        // The shadow is as wide on both sides as at the top.
        let shadow = try (right - left + 1 - side.root.waitFor(role: .frame).frameInWindow.width) / 2
        let origin = PixelPoint(x: left + shadow, y: top + shadow)
        let grip = PixelPoint(x: origin.x + 60, y: origin.y + 10)
        let end = PixelPoint(x: 120, y: 60)
        try display.pointer.press(at: grip)
        try display.pointer.move(from: grip, to: end)
        Thread.sleep(forTimeInterval: 0.5)
        try display.pointer.release()
        side.origin = PixelPoint(x: origin.x + end.x - grip.x, y: origin.y + end.y - grip.y)
    }

    /// Finds the other program's window by the pointer, and moves it to the right.
    private static func place(_ side: Side, within size: PixelSize) throws {
        let display = side.app.display
        var found: PixelPoint?
        for y in stride(from: 50, to: size.height, by: 200) where found == nil {
            for x in stride(from: 50, to: size.width, by: 200) where found == nil {
                let place = PixelPoint(x: x, y: y)
                try display.pointer.move(to: place)
                // It hears of it when it moves within the window.
                try display.pointer.move(to: PixelPoint(x: x + 1, y: y))
                try display.pointer.move(to: place)
                Thread.sleep(forTimeInterval: 0.1)
                let numbers = side.app.standardError.split(separator: "\n").last { $0.hasPrefix("at ") }?
                    .split(separator: " ").compactMap { Int($0) }
                guard let numbers, numbers.count == 2 else { continue }
                found = PixelPoint(x: x - numbers[0], y: y - numbers[1])
            }
        }
        side.origin = try XCTUnwrap(found, "the other program's window is nowhere")
        let handle = try side.place(nil, "Handle")
        let end = PixelPoint(
            x: handle.x + peerOrigin.x - side.origin.x,
            y: handle.y + peerOrigin.y - side.origin.y
        )
        try display.pointer.press(at: handle)
        try display.pointer.move(from: handle, to: end)
        Thread.sleep(forTimeInterval: 0.5)
        try display.pointer.release()
        side.origin = peerOrigin
    }

    /// Presses at one place and moves to another, where the button stays down.
    func carry(from start: PixelPoint, to end: PixelPoint) throws {
        // Over nothing else of the app's that could take it.
        let isGoingOut = start.x < end.x
        let corner = PixelPoint(x: isGoingOut ? end.x : start.x, y: isGoingOut ? start.y : end.y)
        try display.pointer.press(at: start)
        try display.pointer.move(from: start, to: corner)
        try display.pointer.move(from: corner, to: end)
        // What is dragged out may still be made.
        Thread.sleep(forTimeInterval: 0.5)
        try display.pointer.move(to: PixelPoint(x: end.x + 1, y: end.y + 1))
        Thread.sleep(forTimeInterval: 0.5)
    }

    func drag(from start: PixelPoint, to end: PixelPoint) throws {
        try carry(from: start, to: end)
        try display.pointer.release()
    }

    /// Fails unless the Tabard program answers to a click.
    func assertAnswers(line: UInt = #line) throws {
        try display.pointer.click(at: app.place(.pushButton, "Answer"))
        app.assertWrites(["answered"], line: line)
    }

    func finish(line: UInt = #line) {
        for side in [app, peer] { side.app.terminate() }
        XCTAssertEqual(
            app.app.waitForExit(timeout: .seconds(10)),
            .exited(0),
            app.app.endDescription,
            line: line
        )
        XCTAssertEqual(app.app.warnings, [], line: line)
        compositor?.stop()
        display.stop()
    }
}
