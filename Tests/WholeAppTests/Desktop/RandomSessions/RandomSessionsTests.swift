import Foundation
import XCTest

/// Rules R1 and S7: whatever a user does in the examples, and whenever they are killed, they open as they were two seconds before
/// the kill, or later.
///
/// `TABARD_SEED` in the environment repeats a run, `TABARD_EXAMPLE` chooses one example, and `TABARD_SESSIONS` says how many
/// sessions all have together; with `TABARD_SOAK=1` they are many. `FirstTabBar` and `ManyTabs` keep nothing: one is the
/// manual's shortest app, and the other measures what tabs alone cost.
@preconcurrency @MainActor
final class RandomSessionsTests: XCTestCase {
    private let subjects: [RandomSessions.Subject] = [
        .init(name: "Reader", arguments: ["--journal"]),
        // Its list's indicator tells at rest whether it was ever pulled.
        .init(name: "Bars", ignored: ["In progress", "Progress halted"]),
        .init(name: "Controls"),
        // Its first page tells, unseen, of each tap on a tab.
        .init(name: "CustomTabBar", ignored: ["Last tapped", "No tab tapped"]),
        .init(name: "Brightness", isEdited: true),
        .init(name: "TabBarSaveState", isEdited: true),
        .init(
            name: "Catalogue",
            avoided: ["Columns…"],
            // The name of what shows activity changes when it stops and starts.
            ignored: ["Activity", "In progress", "Progress halted"],
            samples: [
                "Sheets", "Lists", "Layouts", "Drag and Drop", "Dates and times", "Colors, fonts, buttons",
                "Pages", "Nothing there", "Images", "The Bar's Look", "Tabs", "Order",
            ],
            reports: ["Order"],
            isEdited: true
        ),
    ]

    func testR1RandomSessionsThatAreKilled() throws { try run(subjects) }

    func testR1RandomSessionsOfPackagesThatAreKilled() throws {
        let environment = ProcessInfo.processInfo.environment
        var packages: [RandomSessions.Subject] = []
        if let program = environment["TABARD_HABITS"] {
            // One tab tells of what is done in the other.
            packages.append(
                .init(name: "Habits", program: program, avoided: ["Finish all"], ignored: ["Hello, "])
            )
        }
        if let program = environment["TABARD_STORYBOARD_TABS"] {
            packages.append(
                .init(name: "TabBarSaveStateIB", program: program, title: "TabBarSaveState", isEdited: true)
            )
        }
        guard !packages.isEmpty else {
            throw XCTSkip(
                "TABARD_HABITS and TABARD_STORYBOARD_TABS name no programs; `make package` builds them"
            )
        }
        try run(packages)
    }

    private func run(_ subjects: [RandomSessions.Subject]) throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["TABARD_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)
        let total =
            environment["TABARD_SESSIONS"].flatMap { Int($0) }
            ?? (environment["TABARD_SOAK"] == "1" ? 500 : 10)
        print("Random sessions: \(total) with TABARD_SEED=\(seed)")
        let name = environment["TABARD_EXAMPLE"]
        let chosen = subjects.enumerated().filter { name == nil || $0.element.name == name }
        var lost = 0
        for (number, (index, subject)) in chosen.enumerated() {
            // Each example has numbers of its own, so that it does the same alone.
            var generator = SplitMix(state: seed &+ UInt64(index))
            let count = total / chosen.count + (number < total % chosen.count ? 1 : 0)
            let sessions = try RandomSessions(subject)
            for _ in 0..<count {
                do {
                    try sessions.run(&generator)
                } catch {
                    lost += 1
                    XCTFail("TABARD_SEED=\(seed) TABARD_EXAMPLE=\(subject.name): \(error)")
                    sessions.forget()
                }
            }
            do {
                try sessions.finish()
            } catch {
                lost += 1
                XCTFail("TABARD_SEED=\(seed) TABARD_EXAMPLE=\(subject.name): \(error)")
            }
            print("\(subject.name): \(sessions.steps) steps, \(sessions.kills) kills")
        }
        print("Random sessions: lost \(lost)")
    }
}
