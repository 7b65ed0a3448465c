import Foundation
import TabardTesting
import XCTest

@preconcurrency @MainActor
final class TestApplicationTests: XCTestCase {
    func testAnAppTellsHowItEnded() throws {
        let display = try TestDisplay(size: PixelSize(width: 100, height: 100), hasSessionBus: false)
        XCTAssertEqual(try shell("exit 0", on: display).waitForExit(), .exited(0))
        XCTAssertEqual(try shell("exit 7", on: display).waitForExit(), .exited(7))
        XCTAssertEqual(try shell("kill -SEGV $$", on: display).waitForExit(), .signalled(SIGSEGV))
    }

    func testAnAppCanBeAskedAndForcedToEnd() throws {
        let display = try TestDisplay(size: PixelSize(width: 100, height: 100), hasSessionBus: false)
        let polite = try shell("trap 'exit 3' TERM; echo ready; while :; do sleep 0.05; done", on: display)
        XCTAssertTrue(waitUntil { polite.standardOutput == "ready\n" })
        XCTAssertTrue(polite.isRunning)
        XCTAssertNil(polite.exitStatus)
        XCTAssertNil(polite.waitForExit(timeout: .milliseconds(50)))
        polite.terminate()
        XCTAssertEqual(polite.waitForExit(), .exited(3))

        let stubborn = try shell("trap '' TERM; echo ready; while :; do sleep 0.05; done", on: display)
        XCTAssertTrue(waitUntil { stubborn.standardOutput == "ready\n" })
        stubborn.terminate()
        XCTAssertNil(stubborn.waitForExit(timeout: .milliseconds(300)))
        stubborn.kill()
        XCTAssertEqual(stubborn.waitForExit(), .signalled(SIGKILL))
    }

    func testOutputIsKeptApartAndBounded() throws {
        let display = try TestDisplay(size: PixelSize(width: 100, height: 100), hasSessionBus: false)
        let both = try shell("echo out; echo err >&2; printf 'no newline'", on: display)
        XCTAssertEqual(both.waitForExit(), .exited(0))
        XCTAssertEqual(both.standardOutput, "out\nno newline")
        XCTAssertEqual(both.standardError, "err\n")

        let talkative = try shell("head -c 9000000 /dev/zero", on: display)
        XCTAssertEqual(talkative.waitForExit(), .exited(0))
        XCTAssertTrue(waitUntil { talkative.standardOutput.hasSuffix("bytes more\n") })
        XCTAssertLessThan(talkative.standardOutput.utf8.count, 5_000_000)
    }

    func testTheEnvironmentIsTheDesktopsOwn() throws {
        let display = try TestDisplay(size: PixelSize(width: 100, height: 100), hasSessionBus: false)
        let script = "echo $DISPLAY $HOME $LC_ALL $G_DEBUG ${LANG-none} ${GDK_BACKEND-none} $EXTRA"
        let app = try TestApplication(
            "/bin/sh",
            arguments: ["-c", script],
            on: display,
            environment: ["EXTRA": "more", "GDK_BACKEND": nil]
        )
        XCTAssertEqual(app.waitForExit(), .exited(0))
        XCTAssertEqual(
            app.standardOutput,
            "\(display.name) \(display.folder.path)/home C.UTF-8 fatal-warnings none none more\n"
        )
    }

    func testAProductThatIsNotThereIsNamed() throws {
        let display = try TestDisplay(size: PixelSize(width: 100, height: 100), hasSessionBus: false)
        XCTAssertThrowsError(try TestApplication("NoSuchProduct", on: display)) { error in
            XCTAssertEqual((error as? TestingError)?.code, .notFound)
            XCTAssertTrue("\(error)".contains("NoSuchProduct"))
        }
        XCTAssertNoThrow(try TestApplication.path(ofProduct: "TabBarSaveState"))
    }

    func testWarningsAreTold() throws {
        let display = try TestDisplay(size: PixelSize(width: 100, height: 100), hasSessionBus: false)
        let line = "(app:12): Gtk-WARNING **: 10:00:00.000: Locale not supported"
        let app = try shell("echo '\(line)' >&2; echo 'tUsing the fallback' >&2", on: display)
        XCTAssertEqual(app.waitForExit(), .exited(0))
        XCTAssertEqual(app.warnings, [line])
    }

    private func shell(_ script: String, on display: TestDisplay) throws -> TestApplication {
        try TestApplication("/bin/sh", arguments: ["-c", script], on: display)
    }
}
