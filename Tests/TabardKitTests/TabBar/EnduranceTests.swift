import GtkInterop
import TabModel
import XCTest

@testable import TabardKit

/// That an app that is never closed neither takes more memory with time nor becomes slower, without drawing.
///
/// With `TABARD_SOAK=1` it is two million switches, a million edits and 100,000 pushes; otherwise a few thousand of each.
@preconcurrency @MainActor
final class EnduranceTests: TabBarTestCase {
    private static let isSoak = ProcessInfo.processInfo.environment["TABARD_SOAK"] == "1"
    /// What is done is timed and its memory measured in so many parts, of which the first is a warm-up.
    private static let partCount = 9
    /// Caches still fill a little; a leak of a single reference by each step would be far more.
    private static let mostBytes = 64_000
    /// How many parts are added at most, to see whether what became slower stays so.
    private static let mostFurtherParts = 40
    /// How many times as long the last parts may take. What costs so much more by each step comes to 3 in a short run; other
    /// tests that run at once come to nearly 2.
    private static let mostSlowdown = isSoak ? 1.5 : 2.5

    /// Does something many times, in parts, and asserts that the last ones cost no more than the first.
    private func assertStaysFlat(
        _ name: String,
        count: Int,
        line: UInt = #line,
        _ step: (Int) throws -> Void
    ) rethrows {
        let size = count / (Self.partCount - 1)
        var times: [Double] = []
        var memory: [MemoryUse] = []
        var first: Double { median(times[1...3]) }
        var last: Double { median(times.suffix(3)) }
        var isSlower: Bool { last >= first * Self.mostSlowdown + 1 }
        // What grows with each step becomes slower in each part; a machine that is busy for a while becomes fast again.
        while times.count < Self.partCount
            || (isSlower && times.count < Self.partCount + Self.mostFurtherParts)
        {
            let before = processorMilliseconds()
            for index in 0..<size {
                try step(times.count * size + index)
                // What waits for the main loop shall not be taken for what stays.
                if index % 500 == 0 { while MainLoop.iterate() {} }
            }
            times.append(processorMilliseconds() - before)
            MainLoop.iterate(seconds: 0.1)
            memory.append(.current)
        }
        let growth = memory[Self.partCount - 1].bytes - memory[1].bytes
        let microseconds = [first, last].map { String(format: "%.1f", $0 * 1000 / Double(size)) }
        print(
            "\(count) \(name): \(microseconds[0]) µs each at first, \(microseconds[1]) µs at last; \(growth) bytes more"
        )
        XCTAssertEqual(
            memory[Self.partCount - 1].references,
            memory[1].references,
            "references after \(name)",
            line: line
        )
        XCTAssertEqual(
            memory[Self.partCount - 1].closures,
            memory[1].closures,
            "closures after \(name)",
            line: line
        )
        XCTAssertLessThan(growth, Self.mostBytes, "bytes after \(name): \(memory)", line: line)
        XCTAssertFalse(isSlower, "milliseconds of the parts of \(name): \(times)", line: line)
    }

    private func median(_ values: ArraySlice<Double>) -> Double { values.sorted()[values.count / 2] }

    private func pages(_ count: Int) -> [UIViewController] {
        (1...count).map { index in
            let controller = UIViewController()
            controller.title = "Tab \(index)"
            controller.view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
            return controller
        }
    }

    func testC11SwitchesAmongControllers() {
        let tabs = UITabBarController()
        tabs.viewControllers = pages(8)
        tabs.view.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
        assertStaysFlat("switches", count: Self.isSoak ? 1_000_000 : 4_000) { index in
            tabs.selectedIndex = index % 8
            tabs.view.layoutIfNeeded()
        }
    }

    func testC11SwitchesAmongTabs() {
        let tabs = UITabBarController()
        tabs.tabs = (1...8).map { index in
            UITab(title: "Tab \(index)", image: nil, identifier: "tab.\(index)") { _ in
                UIViewController()
            }
        }
        tabs.view.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
        assertStaysFlat("switches among tabs as values", count: Self.isSoak ? 1_000_000 : 4_000) { index in
            tabs.selectedTab = tabs.tabs[index % 8]
            tabs.view.layoutIfNeeded()
        }
    }

    func testEditsOfARecord() throws {
        let ids = (0..<12).compactMap { TabID("org.example.tab.\($0)") }
        let declaration = TabDeclaration(ids: ids)
        var record = TabRecord()
        try assertStaysFlat("edits", count: Self.isSoak ? 1_000_000 : 4_000) { index in
            let stamp = record.nextStamp(milliseconds: UInt64(index), replica: 1)
            _ = try record.move(ids[index * 7 % 12], to: .first, in: declaration, at: stamp)
        }
        XCTAssertEqual(record.entries.count, ids.count)
    }

    func testPushesAndPops() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
        assertStaysFlat("pushes", count: Self.isSoak ? 100_000 : 800) { _ in
            let next = UIViewController()
            next.title = "Next"
            navigation.pushViewController(next, animated: false)
            navigation.view.layoutIfNeeded()
            navigation.popViewController(animated: false)
        }
        XCTAssertEqual(navigation.viewControllers.count, 1)
    }
}
