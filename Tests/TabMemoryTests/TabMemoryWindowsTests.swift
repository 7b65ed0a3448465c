import GtkInterop
import XCTest

@testable import TabMemory
@testable import TabardKit

/// Two windows whose users are on the edit screen at the same time: what comes out is what two devices would have
/// joined (rules 4 and 10).
@preconcurrency @MainActor
final class TabMemoryWindowsTests: TabMemoryTestCase {
    private static let names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]

    private var declaration: TabDeclaration {
        TabDeclaration(ids: Self.names.compactMap { TabID($0) })
    }

    private func move(_ name: String, onto other: String, in tabs: UITabBarController) throws {
        let session = try XCTUnwrap(tabs.tabBar._session)
        let items = (tabs.viewControllers ?? []).map { $0.tabBarItem as UITabBarItem }
        session.pickUp(try XCTUnwrap(items.first { $0.title == name }))
        session.carry(to: try XCTUnwrap(tabs.tabBar.items?.firstIndex { $0.title == other }))
        session.drop()
    }

    /// One window takes a tab off the bar, the other one moves a tab that stood behind it: the first stays off.
    func testATabThatLeftTheBarIsNotPutBack() throws {
        let (first, left) = start(Self.names, window: "left")
        let (second, right) = start(Self.names, window: "right")
        wait { first.isFollowed && second.isFollowed }
        waitUntilSaved(first)
        waitUntilSaved(second)
        left._beginCustomizing()
        right._beginCustomizing()
        try move("Six", onto: "One", in: left)
        try move("Three", onto: "Two", in: right)
        left.tabBar.endCustomizing(animated: false)
        waitUntilSaved(first)
        right.tabBar.endCustomizing(animated: false)
        waitUntilSaved(second)
        wait { left.titles == right.titles }
        XCTAssertEqual(right.titles, left.titles)
        XCTAssertEqual(Array(right.titles.prefix(4)), ["Six", "Three", "Two", "Four"])
        XCTAssertFalse(right.titles.prefix(4).contains("One"))
    }

    /// The same with many random sessions, beside two devices that edit apart and join.
    func testSessionsThatOverlap() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        for round in 0..<12 {
            try overlap("seed \(seed), round \(round)", &generator)
            try FileManager.default.removeItem(atPath: location.directory)
        }
        XCTAssertEqual(problems.map(\.description), [])
    }

    private func overlap(_ context: String, _ generator: inout SeededGenerator) throws {
        let windows = ["left", "right"].map { start(Self.names, window: TabID(stringLiteral: $0)) }
        wait { windows.allSatisfy { $0.0.isFollowed } }
        for (memory, _) in windows { waitUntilSaved(memory) }
        for _ in 0..<3 {
            wait {
                windows.allSatisfy {
                    $0.1.titles == windows[0].1.titles && $0.0.record == windows[0].0.record
                }
            }
            let base = windows[0].0.record
            var edits: [(from: [TabID], to: [TabID])] = []
            for (_, tabs) in windows { tabs._beginCustomizing() }
            for (_, tabs) in windows {
                for _ in 0..<Int.random(in: 1...2, using: &generator) {
                    let bar = (tabs.tabBar.items ?? []).compactMap(\.title).filter { $0 != "More" }
                    let other = try XCTUnwrap(bar.randomElement(using: &generator))
                    let name = try XCTUnwrap(
                        Self.names.filter { $0 != other }.randomElement(using: &generator)
                    )
                    try move(name, onto: other, in: tabs)
                }
            }
            for (memory, tabs) in windows.shuffled(using: &generator) {
                let before = tabs.titles.compactMap { TabID($0) }
                let order = try XCTUnwrap(tabs.tabBar._session).customization.order
                edits.append((before, order.compactMap { $0.title.flatMap { TabID($0) } }))
                tabs.tabBar.endCustomizing(animated: false)
                waitUntilSaved(memory)
            }
            let expected = try Set((0..<64).map { _ in try joinedOrder(of: edits, on: base, &generator) })
            wait { windows[0].1.titles == windows[1].1.titles && expected.contains(windows[0].1.titles) }
            for (_, tabs) in windows {
                XCTAssertTrue(expected.contains(tabs.titles), "\(context): \(tabs.titles), not \(expected)")
            }
            XCTAssertEqual(windows[0].1.titles, windows[1].1.titles, context)
        }
    }

    /// What two devices come to that make these edits apart, one after the other. Which of two tabs comes first that
    /// both put into the same place is left to the devices' numbers, which are random.
    private func joinedOrder(
        of edits: [(from: [TabID], to: [TabID])],
        on base: TabRecord,
        _ generator: inout SeededGenerator
    ) throws -> [String] {
        var joined = base
        for edit in edits {
            var device = base
            let stamp = joined.nextStamp(
                milliseconds: 1 << 41,
                replica: .random(in: .min ... .max, using: &generator)
            )
            try device.customize(from: edit.from, to: edit.to, in: declaration, at: stamp)
            joined = joined.joined(with: device)
        }
        return joined.arrangement(for: declaration).order.map(\.string)
    }
}
