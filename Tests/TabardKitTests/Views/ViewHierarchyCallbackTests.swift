import XCTest

@testable import TabardKit

/// Exact calls in exact order when views come and go.
@preconcurrency @MainActor
final class ViewHierarchyCallbackTests: TabBarTestCase {
    private func view(_ name: String) -> RecordingView { RecordingView(name, journal) }

    func testComingAndGoingOutsideOfAWindow() {
        let (a, b) = (view("a"), view("b"))
        a.addSubview(b)
        XCTAssertEqual(journal.take(), ["b willMoveTo a", "b didMoveTo a", "a didAdd b"])
        b.removeFromSuperview()
        XCTAssertEqual(journal.take(), ["a willRemove b", "b willMoveTo nil", "b didMoveTo nil"])
        b.removeFromSuperview()
        XCTAssertEqual(journal.take(), [])
    }

    func testFromOneSuperviewToAnother() {
        let (a, b, c) = (view("a"), view("b"), view("c"))
        a.addSubview(b)
        a.layoutIfNeeded()
        _ = journal.take()
        c.addSubview(b)
        XCTAssertEqual(journal.take(), ["a willRemove b", "b willMoveTo c", "b didMoveTo c", "c didAdd b"])
        XCTAssertTrue(a.subviews.isEmpty)
        XCTAssertTrue(b.superview === c)
        XCTAssertTrue(a._needsLayout, "the old superview lays out too")
    }

    func testIntoAWindowWithAllInIt() {
        let window = show(UIViewController())
        let (a, b, c) = (view("a"), view("b"), view("c"))
        a.addSubview(b)
        _ = journal.take()
        window.addSubview(a)
        XCTAssertEqual(
            journal.take(),
            [
                "a willMoveTo UIWindow", "a willMoveToWindow window", "b willMoveToWindow window",
                "a didMoveToWindow window", "b didMoveToWindow window", "a didMoveTo UIWindow",
            ]
        )
        window.addSubview(c)
        _ = journal.take()
        c.addSubview(b)
        XCTAssertEqual(
            journal.take(),
            ["a willRemove b", "b willMoveTo c", "b didMoveTo c", "c didAdd b"],
            "the window is the same"
        )
        c.removeFromSuperview()
        XCTAssertEqual(
            journal.take(),
            [
                "c willMoveTo nil", "c willMoveToWindow nil", "b willMoveToWindow nil",
                "c didMoveToWindow nil", "b didMoveToWindow nil", "c didMoveTo nil",
            ]
        )
        XCTAssertNil(b.window)
    }

    func testTheWindowIsKnownWhenTheSuperviewChanged() {
        let window = show(UIViewController())
        let a = view("a")
        var seen: UIWindow?
        a.onDidMoveToSuperview = { seen = $0.window }
        window.addSubview(a)
        XCTAssertTrue(seen === window)
        a.onDidMoveToSuperview = { seen = $0.window }
        a.removeFromSuperview()
        XCTAssertNil(seen)
    }

    func testAViewThatLeavesAtOnceIsNowhere() {
        let window = show(UIViewController())
        let (a, b) = (view("a"), view("b"))
        a.addSubview(b)
        a.onDidMoveToSuperview = { if $0.superview != nil { $0.removeFromSuperview() } }
        window.addSubview(a)
        XCTAssertNil(a.superview)
        XCTAssertNil(a.window)
        XCTAssertNil(b.window)
        XCTAssertFalse(window.subviews.contains(a))
    }

    func testReorderingIsNoMove() {
        let (a, b, c, d) = (view("a"), view("b"), view("c"), view("d"))
        for one in [b, c, d] { a.addSubview(one) }
        _ = journal.take()
        a.bringSubviewToFront(b)
        XCTAssertEqual(a.subviews, [c, d, b])
        a.sendSubviewToBack(d)
        XCTAssertEqual(a.subviews, [d, c, b])
        a.exchangeSubview(at: 0, withSubviewAt: 2)
        XCTAssertEqual(a.subviews, [b, c, d])
        a.insertSubview(d, aboveSubview: b)
        XCTAssertEqual(a.subviews, [b, d, c])
        a.insertSubview(c, belowSubview: b)
        XCTAssertEqual(a.subviews, [c, b, d])
        a.insertSubview(c, at: 99)
        XCTAssertEqual(a.subviews, [b, d, c])
        a.bringSubviewToFront(UIView())
        a.sendSubviewToBack(UIView())
        XCTAssertEqual(a.subviews, [b, d, c], "strangers are passed over")
        XCTAssertEqual(journal.take(), [])
    }

    func testASubclassHearsOfItsSubviews() {
        final class Counting: UIView {
            var added = 0
            override func addSubview(_ view: UIView) {
                added += 1
                super.addSubview(view)
            }
        }
        let view = Counting()
        view.addSubview(UIView())
        XCTAssertEqual(view.added, 1)
        XCTAssertEqual(view.subviews.count, 1)
    }

    func testTags() {
        let (a, b, c) = (view("a"), view("b"), view("c"))
        a.addSubview(b)
        b.addSubview(c)
        c.tag = 7
        XCTAssertTrue(a.viewWithTag(7) === c)
        b.tag = 7
        XCTAssertTrue(a.viewWithTag(7) === b)
        XCTAssertNil(a.viewWithTag(8))
        XCTAssertTrue(c.isDescendant(of: a))
        XCTAssertTrue(a.isDescendant(of: a))
        XCTAssertFalse(a.isDescendant(of: c))
    }
}
