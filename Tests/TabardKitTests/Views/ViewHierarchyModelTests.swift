import GtkInterop
import XCTest

@testable import TabardKit

/// Random operations on a tree of views in a window, beside a naive model of lists.
@preconcurrency @MainActor
final class ViewHierarchyModelTests: TabBarTestCase {
    private var children: [Int: [Int]] = [:]
    private var views: [UIView] = []

    func testRandomOperationsKeepTheTreeAndTheWidgetsInOrder() {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let window = show(UIViewController())
        let count = 9
        views = (0..<count).map { UIView(frame: CGRect(x: 0, y: 0, width: $0 + 1, height: 10)) }
        children = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, []) })
        // The first one stands in the window all the time.
        window.addSubview(views[0])
        for step in 0..<3_000 {
            let text = perform(&random)
            check("seed \(seed), step \(step): \(text)")
            if testRun?.hasSucceeded == false { return }
        }
        MainLoop.iterate(seconds: 0.05)
    }

    /// Does one operation on both and tells which.
    private func perform(_ random: inout SeededGenerator) -> String {
        let view = Int.random(in: 1..<views.count, using: &random)
        let target = Int.random(in: 0..<views.count, using: &random)
        let siblings = children[target] ?? []
        let kind = Int.random(in: 0..<8, using: &random)
        if kind == 0 {
            take(view)
            views[view].removeFromSuperview()
            return "remove \(view)"
        }
        if kind == 1, siblings.count > 1 {
            let (first, second) = (0, Int.random(in: 1..<siblings.count, using: &random))
            children[target]?.swapAt(first, second)
            views[target].exchangeSubview(at: first, withSubviewAt: second)
            return "exchange \(first), \(second) in \(target)"
        }
        guard !isInside(target, view) else { return "nothing" }
        take(view)
        let rest = children[target] ?? []
        var place = rest.count
        if kind == 2, let sibling = rest.randomElement(using: &random) {
            place = (rest.firstIndex(of: sibling) ?? 0) + 1
            views[target].insertSubview(views[view], aboveSubview: views[sibling])
        } else if kind == 3, let sibling = rest.randomElement(using: &random) {
            place = rest.firstIndex(of: sibling) ?? 0
            views[target].insertSubview(views[view], belowSubview: views[sibling])
        } else if kind == 4 {
            place = Int.random(in: 0...rest.count, using: &random)
            views[target].insertSubview(views[view], at: place)
        } else if kind == 5, siblings.contains(view) {
            place = 0
            views[target].sendSubviewToBack(views[view])
        } else if kind == 6, siblings.contains(view) {
            views[target].bringSubviewToFront(views[view])
        } else {
            views[target].addSubview(views[view])
        }
        children[target]?.insert(view, at: place)
        return "kind \(kind): \(view) into \(target) at \(place)"
    }

    private func take(_ view: Int) {
        for parent in children.keys { children[parent]?.removeAll { $0 == view } }
    }

    private func isInside(_ view: Int, _ outer: Int) -> Bool {
        view == outer || (children[outer] ?? []).contains { isInside(view, $0) }
    }

    private func check(_ message: String) {
        for (index, view) in views.enumerated() {
            let expected = (children[index] ?? []).map { views[$0] }
            XCTAssertEqual(view.subviews, expected, message)
            XCTAssertEqual(view.window != nil, isInside(index, 0), message)
            view._checkInvariants()
            guard view.window != nil else { continue }
            XCTAssertNotNil(view._widget, message)
            let widgets = expected.compactMap(\._widget)
            XCTAssertEqual(widgets.count, expected.count, message)
            for (behind, front) in zip(widgets, widgets.dropFirst()) {
                XCTAssertTrue(behind.isJustBehind(front), message)
            }
        }
    }

    func testAViewThatWasAddedWhileItsSuperviewWasAwayIsDrawn() {
        let window = show(UIViewController())
        let (outer, late) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        window.addSubview(outer)
        outer.removeFromSuperview()
        late.frame = outer.bounds
        let inner = UIView(frame: outer.bounds)
        late.addSubview(inner)
        outer.addSubview(late)
        window.addSubview(outer)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { inner._widget?.isMapped == true })
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { inner._widget?.allocatedWidth == 100 })
    }
}
