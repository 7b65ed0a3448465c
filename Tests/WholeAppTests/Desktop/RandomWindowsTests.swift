import Foundation
import TabardTesting
import XCTest

/// Rules R3 and R4: whatever a user does with the windows of the example `Windows`, and whenever it is killed, those are open
/// again that were two seconds before the kill, or later, with what was written in them.
///
/// `TABARD_SEED` in the environment repeats a run; with `TABARD_SOAK=1` it is a long one.
@preconcurrency @MainActor
final class RandomWindowsTests: XCTestCase {
    /// What is in the windows, by their titles.
    private typealias Notes = [String: String]

    func testR4RandomSessionsThatAreKilled() throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["TABARD_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)
        let count = environment["TABARD_SOAK"] == "1" ? 200 : 4
        var generator = SplitMix(state: seed)
        print("Random windows: \(count) sessions with TABARD_SEED=\(seed)")
        let display = try TestDisplay(windowManager: TestApplication.path(ofProduct: "WindowManager"))
        var steps = 0
        var most = 0
        var expected: [Notes] = []
        for session in 1...count {
            let app = try TestApplication("Windows", on: display)
            _ = try app.accessibleRoot().waitFor(role: .text)
            if !expected.isEmpty {
                var found: Notes?
                let holds = waitUntil(timeout: .seconds(5)) {
                    found = notes(app)
                    return found.map { isExpected($0, of: expected) } == true
                }
                guard holds else {
                    return XCTFail(
                        "session \(session), TABARD_SEED=\(seed): \(found ?? [:]) is none of \(expected)"
                    )
                }
            }
            var seen: [(time: Date, notes: Notes)] = []
            closing = []
            func look() {
                guard let notes = notes(app) else { return }
                seen.append((Date(), notes))
                most = max(most, notes.count)
            }
            look()
            for _ in 0..<Int.random(in: 1...5, using: &generator) {
                try step(app, display, &generator)
                steps += 1
                let pause = Date() + Double.random(in: 0...0.8, using: &generator)
                repeat { look() } while Date() < pause
            }
            let end = Date() + Double.random(in: 0...2.6, using: &generator)
            while Date() < end {
                look()
                Thread.sleep(forTimeInterval: 0.05)
            }
            look()
            let beforeKill = Date()
            app.kill()
            _ = app.waitForExit()
            // What was on the screen two seconds before, and all that came after it. The window that a fresh start opens may
            // not be saved yet in a program that ends before.
            let first = seen.lastIndex { $0.time <= beforeKill - 2 }
            let later = seen[(first ?? 0)...].map(\.notes)
            expected = first == nil ? expected + later : later
            if expected.isEmpty || first == nil && session == 1 { expected.append(["Window 1": ""]) }
        }
        print("Random windows: \(steps) steps, up to \(most) windows, \(count) kills, lost 0")
        display.stop()
    }

    /// The windows that were asked to close: they go between one look and the next, and the file goes first.
    private var closing: Set<String> = []

    /// Whether what was found was on the screen, or between two looks.
    private func isExpected(_ found: Notes, of expected: [Notes]) -> Bool {
        zip(expected, expected.dropFirst() + expected.suffix(1)).contains { before, after in
            let isWhole = Set(before.keys).subtracting(found.keys).isSubset(of: closing)
            return isWhole
                && found.allSatisfy { name, text in
                    guard let last = after[name] ?? before[name] else { return false }
                    return contains(text, before[name] ?? "") && contains(last, text)
                }
        }
    }

    /// Whether a text comes of another one by writing in it.
    private func contains(_ text: String, _ former: String) -> Bool {
        var rest = Substring(text)
        return former.allSatisfy { letter in
            guard let place = rest.firstIndex(of: letter) else { return false }
            rest = rest[rest.index(after: place)...]
            return true
        }
    }

    /// What is in the windows; nil while one of them comes or goes.
    private func notes(_ app: TestApplication) -> Notes? {
        guard let frames = try? app.accessibleRoot().findAll(role: .frame), !frames.isEmpty else {
            return nil
        }
        var notes: Notes = [:]
        for frame in frames {
            guard let field = try? frame.find(role: .text), let name = try? frame.name,
                let text = try? field.text
            else { return nil }
            notes[name] = text
        }
        return notes
    }

    private func step(
        _ app: TestApplication,
        _ display: TestDisplay,
        _ generator: inout SplitMix
    ) throws {
        let frames = try app.accessibleRoot().findAll(role: .frame)
        guard let frame = frames.randomElement(using: &generator) else { return }
        switch Int.random(in: 0..<8, using: &generator) {
        case 0 where frames.count < 4:
            try frame.find(role: .pushButton, name: "New Window")?.performAction()
        case 1 where frames.count > 1:
            closing.insert(try frame.name)
            try frame.find(role: .pushButton, name: "Close Window")?.performAction()
        case 2: try frame.find(role: .pushButton, name: "Next Window")?.performAction()
        default:
            // All windows stand in the same place: the one that is before the others is written in.
            guard let active = try frames.first(where: { try $0.state.contains(.active) }),
                let field = try active.find(role: .text)
            else { return }
            let place = try field.frameInWindow
            guard place.width > 0 else { return }
            try display.pointer.click(at: place.center)
            try display.keyboard.type(["reed ", "a", "Moby", "12 "].randomElement(using: &generator) ?? "")
        }
    }
}
