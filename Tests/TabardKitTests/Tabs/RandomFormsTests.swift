import GtkInterop
import XCTest

@testable import TabardKit

/// Windows that become narrow and wide while tabs are arranged, dragged and carried, searches and sheets are open, and the app
/// changes its tabs, all at random: what is seen, told and saved agrees after each step (T5, T8, T9, T10).
///
/// `TABARD_SEED=7` tries that program, `TABARD_SOAK=1` a thousand of them.
@preconcurrency @MainActor
final class RandomFormsTests: TabsTestCase {
    func testT5T9WhateverGoesOnTheFormsAgree() {
        let environment = ProcessInfo.processInfo.environment
        let given = UInt64(environment["TABARD_SEED"] ?? "")
        let first = given ?? .random(in: 1...99_999_999)
        let count: UInt64 = given != nil ? 1 : environment["TABARD_SOAK"] == "1" ? 1_000 : 20
        var steps: [RandomFormsProgram.Step: Int] = [:]
        var rearranged = 0
        for seed in first..<first + count {
            let program = RandomFormsProgram(seed: seed)
            let controller = makeController(library(), layout: "forms/\(seed)/\(UUID().uuidString)")
            let window = show(controller, width: 390)
            program.resize = { [unowned self] in resize(window, width: $0) }
            let before = bar(controller) + groups(controller).joined()
            program.run(controller)
            if bar(controller) + groups(controller).joined() != before { rearranged += 1 }
            XCTAssertEqual(
                program.contradictions,
                [],
                "TABARD_SEED=\(seed)\n  \(program.journal.joined(separator: "\n  "))"
            )
            if program.contradictions.isEmpty { checkNextLaunch(after: controller, "TABARD_SEED=\(seed)") }
            window.isHidden = true
            window.rootViewController = nil
            steps.merge(program.performed) { $0 + $1 }
        }
        let counts = steps.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", ")
        print(
            "Forms: \(count) programs from TABARD_SEED=\(first), \(rearranged) left another order: \(counts)"
        )
        if given == nil {
            XCTAssertGreaterThan(rearranged, 0, "nothing is ever moved")
            for step in RandomFormsProgram.Step.allCases {
                XCTAssertGreaterThan(steps[step] ?? 0, 0, "\(step) is never done")
            }
        }
    }

    /// A controller that is made anew has the order that the user left, in both forms.
    private func checkNextLaunch(after controller: UITabBarController, _ words: String) {
        waitForSaving(controller)
        let next = makeController(library(), layout: controller.customizationIdentifier)
        XCTAssertEqual(bar(next), bar(controller), words)
        XCTAssertEqual(groups(next), groups(controller), words)
        XCTAssertEqual(hidden(next), hidden(controller), words)
    }

    private func bar(_ controller: UITabBarController) -> [String] {
        guard let declared = controller._declared else { return [] }
        return declared.arrangement(.wide, compact: nil, capacity: 5).visible.map(\.string)
            + declared.arrangement(.narrow, compact: nil, capacity: 5).visible.map(\.string)
    }

    private func groups(_ controller: UITabBarController) -> [[String]] {
        (controller._declared?.all ?? []).compactMap { ($0 as? UITabGroup)?.displayOrder.map(\.identifier) }
    }

    private func hidden(_ controller: UITabBarController) -> [String] {
        (controller._declared?.all ?? []).filter(\.isHidden).map(\.identifier)
    }

    /// Tabs of every placement, and more than a narrow bar has places for.
    private func library() -> [UITab] {
        let makers = group("makers", tabs("artists", "composers"))
        let library = group("library", [tab("albums", .default), makers, tab("songs")], isManaged: true)
        let places = group("places", tabs("near", "far"))
        for group in [library, places] { group.allowsReordering = true }
        for child in library.children + places.children { child.allowsHiding = true }
        let feed = tab("feed")
        feed.allowsHiding = true
        return [
            tab("home", .fixed), library, feed, tab("radio", .movable), places, tab("news", .optional),
            tab("archive", .sidebarOnly), tab("search", .pinned),
        ]
    }
}
