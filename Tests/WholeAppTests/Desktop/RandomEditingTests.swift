import Foundation
import TabardTesting
import XCTest

/// Rules M4, S1 and V1: whatever a screen reader's user does on the edit screen, every tab is still there, once.
///
/// `TABARD_SEED` in the environment repeats a run; with `TABARD_SOAK=1` it is a long one.
@preconcurrency @MainActor
final class RandomEditingTests: XCTestCase {
    private let all = stride(from: 0, through: 100, by: 10).map { "\($0) %" }

    func testRandomSessions() throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["TABARD_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)
        let count = environment["TABARD_SOAK"] == "1" ? 200 : 20
        var generator = SplitMix(state: seed)
        print("Random editing: \(count) sessions with TABARD_SEED=\(seed)")
        let example = try RememberingExample("Brightness")
        var steps = 0
        for session in 1...count {
            try example.openList()
            try example.root.waitFor(role: .pushButton, name: "Edit").performAction()
            _ = try example.root.waitFor(role: .pushButton, name: "Done")
            for _ in 0..<Int.random(in: 0...6, using: &generator) {
                let choices = try self.choices(in: example)
                try choices.randomElement(using: &generator)?.performAction()
                steps += 1
            }
            let done = try example.root.waitFor(role: .pushButton, name: "Done")
            try done.performAction()
            XCTAssertTrue(waitUntil { try example.root.find(role: .pushButton, name: "Done") == nil })
            let order = try self.order(of: example)
            guard order.sorted() == all.sorted() else {
                return XCTFail("\(order) after session \(session) with TABARD_SEED=\(seed)")
            }
            if session.isMultiple(of: 10) {
                _ = try example.killAndRestart()
                XCTAssertEqual(try self.order(of: example), order, "session \(session), TABARD_SEED=\(seed)")
            }
        }
        print("Random editing: \(steps) steps, \(count / 10) kills, nothing lost")
        example.finish()
    }

    /// What can be activated on the edit screen now: its cells, the bar's tabs, Undo and Reset.
    private func choices(in example: RememberingExample) throws -> [AccessibleObject] {
        try example.root.descendants.filter { object in
            let role = try object.role
            guard role == .pushButton || role == .pageTab else { return false }
            return try object.name != "Done" && object.state.contains(.sensitive)
        }
    }

    /// The tabs of the bar and then those of More's list.
    private func order(of example: RememberingExample) throws -> [String] {
        try example.openList()
        XCTAssertTrue(waitUntil { try example.rows.count == 7 }, example.root.treeDescription)
        let bar = try example.bar.dropLast().map { $0.trimmingCharacters(in: ["[", "]"]) }
        return try bar + example.rows
    }
}
