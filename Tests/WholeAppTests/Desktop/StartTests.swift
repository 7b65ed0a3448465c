import Foundation
import TabardTesting
import XCTest

/// What an app does at its start, and what can wait or is for nothing.
@preconcurrency @MainActor
final class StartTests: XCTestCase {
    /// Of a debug build, from its first instruction to the end after the first frame, as measured when each of the levers of
    /// `Documentation/decisions.md` was on, and a tenth more. Without one of the greater ones it is a fifth more.
    private static let mostInstructions = 243_000_000

    /// Of a debug build, of a switch to another of five tabs with the frame that it asks for, as measured and a tenth more.
    private static let mostInstructionsOfASwitch = 3_900_000

    private static let openGL = ["libGL", "libEGL", "libgallium", "_dri.so", "libLLVM"]

    private func withExample(
        _ name: String,
        _ environment: [String: String?] = [:],
        _ body: (TestApplication, AccessibleObject) throws -> Void
    ) throws {
        let display = try TestDisplay()
        let app = try TestApplication(name, on: display, environment: environment)
        let root = try app.accessibleRoot()
        _ = try root.waitFor(role: .pageTabList)
        try body(app, root)
        app.terminate()
        XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        XCTAssertEqual(app.warnings, [])
        display.stop()
    }

    /// What is in the app's memory. The system gives it in parts, of which `String(contentsOfFile:)` takes the first alone.
    private func maps(of app: TestApplication) throws -> String {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/\(app.identifier)/maps"))
        defer { try? file.close() }
        var bytes = Data()
        while let part = try file.read(upToCount: 1 << 16), !part.isEmpty { bytes += part }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func librariesOfOpenGL(of app: TestApplication) throws -> Set<String> {
        let maps = try maps(of: app)
        return Set(Self.openGL.filter { maps.contains($0) })
    }

    @discardableResult
    private func run(_ tool: String, _ arguments: [String], on display: TestDisplay) throws -> TestApplication
    {
        guard FileManager.default.isExecutableFile(atPath: tool) else {
            throw XCTSkip("instructions are counted with \(tool), which is not installed here")
        }
        let app = try TestApplication(tool, arguments: arguments, on: display)
        guard app.waitForExit(timeout: .seconds(60)) == .exited(0) else {
            throw XCTSkip("\(tool) does not answer here: \(app.endDescription.suffix(500))")
        }
        return app
    }

    /// An app pays nothing for roaming that it does not use: what seals and what speaks to servers is neither in its file nor in
    /// its memory.
    func testAnAppThatDoesNotRoam() throws {
        let marks = ["10TabRoaming", "CCryptoBoringSSL", "libpq"]
        func found(inProduct product: String) throws -> [String] {
            let path = try TestApplication.path(ofProduct: product)
            let bytes = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
            return marks.filter { bytes.range(of: Data($0.utf8)) != nil }
        }
        XCTAssertEqual(try found(inProduct: "tabard"), marks, "they would be found")
        XCTAssertEqual(try found(inProduct: "TabBarSaveState"), [])
        try withExample("TabBarSaveState") { app, _ in
            let maps = try maps(of: app)
            XCTAssertTrue(maps.contains("libgtk-4"), maps)
            XCTAssertEqual(["libpq", "libcrypto", "libssl"].filter { maps.contains($0) }, [])
        }
    }

    /// The instructions of a whole run of `ManyTabs`, and what it printed.
    private func countInstructions(_ arguments: [String]) throws -> (count: Int, output: String) {
        let display = try TestDisplay()
        defer { display.stop() }
        // Valgrind reads debug information as it is written by other compilers only.
        let example = display.folder.appendingPathComponent("ManyTabs").path
        let original = try TestApplication.path(ofProduct: "ManyTabs")
        try run("/usr/bin/strip", ["--strip-debug", "-o", example, original], on: display)
        let options = ["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
        let app = try run("/usr/bin/valgrind", options + [example] + arguments, on: display)
        let line = app.standardError.split(separator: "\n").first { $0.contains("I   refs:") }
        guard let count = line.flatMap({ Int($0.split(separator: ":")[1].filter(\.isNumber)) }) else {
            throw XCTSkip("valgrind does not count here: \(app.endDescription.suffix(500))")
        }
        return (count, app.standardOutput)
    }

    func testInstructionsToTheFirstFrame() throws {
        let (count, output) = try countInstructions(["5", "--once"])
        XCTAssertEqual(output, "5 tabs, 1 loaded\n")
        print("start to first frame: \(count / 1_000_000) million instructions")
        XCTAssertLessThan(count, Self.mostInstructions)
    }

    func testInstructionsOfASwitch() throws {
        let (few, fewOutput) = try countInstructions(["5", "--switches", "20"])
        let (many, manyOutput) = try countInstructions(["5", "--switches", "120"])
        XCTAssertEqual([fewOutput, manyOutput], ["20 switches, 0 selected\n", "120 switches, 0 selected\n"])
        let count = (many - few) / 100
        print("a switch with its frame: \(count / 1_000) thousand instructions")
        XCTAssertLessThan(count, Self.mostInstructionsOfASwitch)
    }

    func testOpenGLIsNotPreparedForTheSoftwareRenderer() throws {
        try withExample("FirstTabBar") { app, _ in
            XCTAssertEqual(try librariesOfOpenGL(of: app), [])
            let environment = try String(contentsOfFile: "/proc/\(app.identifier)/environ", encoding: .utf8)
            XCTAssertFalse(environment.contains("GDK_DEBUG"))
        }
    }

    func testWithoutAGraphicsCardTheSoftwareRendererDraws() throws {
        try withExample("FirstTabBar", ["GSK_RENDERER": nil, "LIBGL_ALWAYS_SOFTWARE": "1"]) { app, _ in
            XCTAssertEqual(try librariesOfOpenGL(of: app), [])
            XCTAssertFalse(app.standardError.contains("renderer"), app.standardError)
        }
    }

    func testOpenGLIsPreparedWhereTheUserWantsIt() throws {
        for (name, value) in [("TABARD_OPENGL", "1"), ("GDK_DEBUG", "gl-glx")] {
            try withExample("FirstTabBar", [name: value]) { app, _ in
                XCTAssertNotEqual(try librariesOfOpenGL(of: app), [], name)
            }
        }
    }

    /// The last number of bytes that was told in the log.
    private func bytesOfStyles(_ app: TestApplication) -> Int? {
        let line = app.standardOutput.split(separator: "\n").last {
            $0.hasSuffix("bytes of style sheets have been read")
        }
        return line?.split(separator: " ").compactMap { Int($0) }.last
    }

    func testAWindowOfViewsReadsFewRules() throws {
        try withExample("FirstTabBar", ["G_MESSAGES_DEBUG": "Tabard"]) { app, _ in
            XCTAssertTrue(waitUntil { bytesOfStyles(app) != nil }, app.endDescription)
            XCTAssertLessThan(bytesOfStyles(app) ?? .max, 3_000)
        }
    }

    func testATextFieldReadsAllRules() throws {
        try withExample("Controls", ["G_MESSAGES_DEBUG": "Tabard"]) { app, _ in
            XCTAssertTrue(waitUntil { (bytesOfStyles(app) ?? 0) > 200_000 }, app.endDescription)
        }
    }

    func testLibadwaitaReadsItsRulesWhereTheUserWantsIt() throws {
        for (name, value) in [("TABARD_WHOLE_THEME", "1"), ("GTK_THEME", "Default")] {
            try withExample("FirstTabBar", ["G_MESSAGES_DEBUG": "Tabard", name: value]) { app, _ in
                XCTAssertNil(bytesOfStyles(app), name)
            }
        }
    }

    /// Whatever is read later or in part, what is shown is the same.
    func testItLooksTheSameWithAllRules() throws {
        for example in ["FirstTabBar", "Controls", "Reader"] {
            let pictures = try [nil, "1"].map { whole in
                var picture: Screenshot?
                try withExample(example, ["TABARD_WHOLE_THEME": whole]) { app, _ in
                    picture = try app.display.stillPicture()
                }
                return try XCTUnwrap(picture)
            }
            XCTAssertTrue(pictures[0].bytes == pictures[1].bytes, example)
        }
    }

    /// On Wayland programs draw the frames of their windows themselves.
    func testTitleBarsLookTheSameWithAllRules() throws {
        guard let program = NestedCompositor.path else { throw XCTSkip("weston is not installed") }
        let pictures = try [nil, "1"].map { whole in
            let display = try TestDisplay()
            let compositor = try NestedCompositor(program, on: display, hasFrames: true)
            let environment = [
                "TABARD_WHOLE_THEME": whole, "G_MESSAGES_DEBUG": "Tabard", "GSK_RENDERER": nil,
            ]
            let app = try TestApplication(
                "FirstTabBar",
                on: display,
                environment: environment.merging(compositor.environment) { $1 }
            )
            _ = try app.accessibleRoot().waitFor(role: .pageTabList)
            // Beside the window with its shadow: whether the compositor draws the pointer there, or at a corner, is a matter of
            // when it saw it move.
            for x in [1_000, 1_100] { try display.pointer.move(to: PixelPoint(x: x, y: 700)) }
            let window = PixelRect(x: 460, y: 20, width: 480, height: 780)
            let picture = try display.stillPicture().cropped(to: window)
            if let folder = ProcessInfo.processInfo.environment["TABARD_START_PICTURES"] {
                try picture.pngData.write(to: URL(fileURLWithPath: "\(folder)/title-bar-\(whole ?? "0").png"))
            }
            XCTAssertEqual(try librariesOfOpenGL(of: app), [])
            if whole == nil {
                XCTAssertTrue((10_000..<80_000).contains(bytesOfStyles(app) ?? 0), app.standardOutput)
            }
            app.terminate()
            XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
            XCTAssertEqual(app.warnings, [])
            compositor.stop()
            display.stop()
            return picture
        }
        XCTAssertTrue(pictures[0].bytes == pictures[1].bytes)
    }
}
