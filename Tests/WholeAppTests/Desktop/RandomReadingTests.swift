import Foundation
import TabardTesting
import XCTest

/// Rule R1: whatever a user does in the example `Reader`, and whenever it is killed, it opens as it was two seconds before the
/// kill, or later.
///
/// `TABARD_SEED` in the environment repeats a run; with `TABARD_SOAK=1` it is a long one.
@preconcurrency @MainActor
final class RandomReadingTests: XCTestCase {
    func testR1RandomSessionsThatAreKilled() throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["TABARD_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)
        let count = environment["TABARD_SOAK"] == "1" ? 500 : 8
        var generator = SplitMix(state: seed)
        print("Random reading: \(count) sessions with TABARD_SEED=\(seed)")
        let display = try TestDisplay()
        var steps = 0
        var expected: [String] = []
        for session in 1...count {
            let app = try TestApplication("Reader", arguments: ["--journal"], on: display)
            let root = try app.accessibleRoot()
            let window = try app.window(titled: "Reader")
            _ = try root.waitFor(role: .pageTabList)
            if !expected.isEmpty {
                let holds = waitUntil(timeout: .seconds(5)) {
                    expected.contains(lines(of: app).last?.text ?? "")
                }
                guard holds else {
                    return XCTFail(
                        "session \(session), TABARD_SEED=\(seed): \(lines(of: app)) is none of \(expected)"
                    )
                }
            }
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                try step(root, window, display, &generator)
                steps += 1
            }
            Thread.sleep(forTimeInterval: Double.random(in: 0...2.6, using: &generator))
            app.kill()
            let killed = Date().timeIntervalSince1970 * 1_000
            _ = app.waitForExit()
            let seen = lines(of: app)
            // What was on the screen two seconds before, and all that came after it.
            let first = seen.lastIndex { Double($0.time) <= killed - 2_000 }
            let later = seen[(first ?? 0)...].map(\.text)
            expected = first == nil ? expected + later : later
        }
        print("Random reading: \(steps) steps, \(count) kills, lost 0")
        display.stop()
    }

    private func lines(of app: TestApplication) -> [(time: Int, text: String)] {
        app.standardOutput.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let time = Int(parts[0]) else { return nil }
            return (time, String(parts[1]))
        }
    }

    private func step(
        _ root: AccessibleObject,
        _ window: TestWindow,
        _ display: TestDisplay,
        _ generator: inout SplitMix
    ) throws {
        let middle = try window.frame.center
        switch Int.random(in: 0..<10, using: &generator) {
        case 0, 1:
            let tabs = try root.findAll(role: .pageTab)
            try tabs.randomElement(using: &generator)?.performAction()
        case 2, 3: try display.pointer.scroll(at: middle, steps: Int.random(in: -6...12, using: &generator))
        case 4: try display.pointer.click(at: middle)
        case 5, 6:
            try display.keyboard.type(["reed ", "a", "Moby", "12 "].randomElement(using: &generator) ?? "")
        default:
            let choices = try root.descendants.filter { object in
                let role = try object.role
                return try (role == .pushButton || role == .listItem)
                    && object.state.contains(.sensitive)
            }
            try choices.randomElement(using: &generator)?.performAction()
        }
        Thread.sleep(forTimeInterval: Double.random(in: 0...0.6, using: &generator))
    }
}
