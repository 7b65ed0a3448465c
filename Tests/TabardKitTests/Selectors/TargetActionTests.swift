import GtkInterop
import XCTest

@testable import TabardKit

/// Whose methods controls, recognizers and items call (O2).
@preconcurrency @MainActor
final class TargetActionTests: ControlTestCase {
    /// As `tabard-swift` lowers a controller with actions.
    private class Page: UIViewController {
        var calls: [String] = []
        private func none() { calls.append("none") }
        func one(_ sender: UIControl) { calls.append("one \(type(of: sender))") }
        func two(_ sender: UIControl, event: UIEvent?) {
            calls.append("two \(event.map { "\($0.allTouches?.count ?? 0)" } ?? "-")")
        }
        func any(_ sender: Any?) { calls.append("any \(sender.map { "\(type(of: $0))" } ?? "-")") }
        nonisolated override class var _selectors: _SelectorTable {
            _SelectorTable(
                Page.self,
                super._selectors,
                [
                    .method("none") { $0.none() }, .method("one:") { $0.one($1[0]) },
                    .method("two:event:") { $0.two($1[0], event: $1[1]) },
                    .method("any:") { $0.any($1[0]) },
                ]
            )
        }
    }

    private final class Child: Page {
        override func any(_ sender: Any?) { calls.append("child") }
    }

    func testO2AControlCallsMethodsAndActionsInTheirOrder() {
        let page = Child()
        let control = UIButton()
        control.addTarget(page, action: "one:", for: .touchUpInside)
        control.addAction(UIAction { _ in page.calls.append("action") }, for: .touchUpInside)
        control.addTarget(page, action: "none", for: [.touchUpInside, .touchDown])
        control.addTarget(page, action: "any:", for: .touchUpInside)
        control.addTarget(page, action: "none", for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(page.calls, ["one UIButton", "action", "none", "child"])
        page.calls = []
        control.sendActions(for: .touchDown)
        XCTAssertEqual(page.calls, ["none"])
        XCTAssertEqual(control.allTargets, [page])
        XCTAssertEqual(
            control.actions(forTarget: page, forControlEvent: .touchUpInside),
            ["one:", "none", "any:"]
        )
        XCTAssertNil(control.actions(forTarget: page, forControlEvent: .valueChanged))
        XCTAssertEqual(control.allControlEvents, [.touchUpInside, .touchDown])
    }

    func testO2AMethodMayTakeTheEvent() {
        let page = Page()
        let control = UIControl()
        put(control)
        control.addTarget(page, action: "two:event:", for: .touchUpInside)
        drag(control, CGPoint(x: 5, y: 5))
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(page.calls, ["two 1", "two -"])
    }

    func testO2TargetsAreRemoved() {
        let (page, other) = (Page(), Page())
        let control = UIControl()
        for target in [page, other] {
            control.addTarget(target, action: "none", for: .touchUpInside)
            control.addTarget(target, action: "any:", for: [.touchUpInside, .touchDown])
        }
        control.removeTarget(page, action: "any:", for: .touchUpInside)
        control.removeTarget(other, action: nil, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .touchDown)
        XCTAssertEqual(page.calls, ["none", "any UIControl"])
        XCTAssertEqual(other.calls, ["any UIControl"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        XCTAssertEqual(control.allTargets, [])
        XCTAssertEqual(control.allControlEvents, [])
    }

    func testO2TargetsAreNotKeptAliveAndAreCalledNoMore() {
        let control = UIControl()
        let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        let recognizer = UITapGestureRecognizer()
        weak var gone: Page?
        do {
            let page = Page()
            gone = page
            control.addTarget(page, action: "none", for: .touchUpInside)
            item.target = page
            item.action = "none"
            recognizer.addTarget(page, action: "none")
            item._trigger()
            XCTAssertEqual(page.calls, ["none"])
        }
        XCTAssertNil(gone)
        XCTAssertEqual(control.allTargets, [])
        control.sendActions(for: .touchUpInside)
        item._trigger()
        recognizer._callHandlers()
    }

    /// A control without a target asks what follows it in the responder chain.
    func testO2ANilTargetIsTheFirstResponderThatHasTheMethod() {
        let page = Page()
        show(page, width: 300, height: 300)
        let control = UIButton()
        page.view.addSubview(control)
        control.addTarget(nil, action: "any:", for: .touchUpInside)
        XCTAssertEqual(control.allTargets.map { $0.base is NSNull }, [true])
        XCTAssertEqual(control.actions(forTarget: nil, forControlEvent: .touchUpInside), ["any:"])
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(page.calls, ["any UIButton"])
        XCTAssertTrue(control.target(forAction: "any:", withSender: nil) as? Page === page)
        XCTAssertTrue(control.target(forAction: "endEditing:", withSender: nil) as? UIButton === control)
        XCTAssertNil(control.target(forAction: "unknown", withSender: nil))
        control.addTarget(nil, action: "unknown", for: .touchDown)
        control.sendActions(for: .touchDown)
    }

    func testO2WhatHasTheFocusIsAskedFirst() {
        final class Field: UIView {
            var calls = 0
            override var canBecomeFirstResponder: Bool { true }
            func any(_ sender: Any?) { calls += 1 }
            var isReady = true
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                isReady && super.canPerformAction(action, withSender: sender)
            }
            nonisolated override class var _selectors: _SelectorTable {
                _SelectorTable(Field.self, super._selectors, [.method("any:") { $0.any($1[0]) }])
            }
        }
        let page = Page()
        show(page, width: 300, height: 300)
        let (control, field) = (UIButton(), Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        page.view.addSubview(control)
        page.view.addSubview(field)
        control.addTarget(nil, action: "any:", for: .touchUpInside)
        XCTAssertTrue(field.becomeFirstResponder())
        control.sendActions(for: .touchUpInside)
        field.isReady = false
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(field.calls, 1)
        XCTAssertEqual(page.calls, ["any UIButton"])
    }

    /// The usual way to hide a keyboard, whoever has it.
    func testO2ATextFieldGivesUpTheFocus() {
        let page = Page()
        show(page, width: 300, height: 300)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        page.view.addSubview(field)
        MainLoop.iterate(seconds: 0.05)
        XCTAssertTrue(field.becomeFirstResponder())
        MainLoop.iterate(seconds: 0.05)
        XCTAssertTrue(field.isFirstResponder)
        let isSent = UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil)
        XCTAssertTrue(isSent)
        MainLoop.iterate(seconds: 0.05)
        XCTAssertFalse(field.isFirstResponder)
    }

    func testO2TheAppMayWatchAllActions() {
        final class Watching: UIApplication {
            var sent: [String] = []
            override func sendAction(
                _ action: Selector,
                to target: Any?,
                from sender: Any?,
                for event: UIEvent?
            ) -> Bool {
                sent.append("\(action)")
                return super.sendAction(action, to: target, from: sender, for: event)
            }
        }
        final class Quiet: UIControl {
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
        }
        let page = Page()
        let app = Watching()
        let former = ActionDelivery.application
        ActionDelivery.application = app
        defer { ActionDelivery.application = former }
        for control in [UIControl(), Quiet()] {
            control.addTarget(page, action: "none", for: .touchUpInside)
            control.sendActions(for: .touchUpInside)
        }
        UIBarButtonItem(title: "A", style: .plain, target: page, action: "any:")._trigger()
        XCTAssertEqual(app.sent, ["none", "any:"])
        XCTAssertEqual(page.calls, ["none", "any UIBarButtonItem"])
        XCTAssertTrue(UIApplication.shared.sendAction("none", to: page, from: nil, for: nil))
        XCTAssertFalse(UIApplication.shared.sendAction("unknown", to: nil, from: nil, for: nil))
    }

    func testO2ItemsAndRecognizersCallMethods() {
        let page = Page()
        let image = UIImage()
        let items = [
            UIBarButtonItem(title: "Title", style: .done, target: page, action: "none"),
            UIBarButtonItem(image: image, style: .plain, target: page, action: "none"),
            UIBarButtonItem(
                image: image,
                landscapeImagePhone: image,
                style: .plain,
                target: page,
                action: "none"
            ),
            UIBarButtonItem(barButtonSystemItem: .add, target: page, action: "any:"),
        ]
        for item in items { item._trigger() }
        XCTAssertEqual(page.calls, ["none", "none", "none", "any UIBarButtonItem"])
        XCTAssertTrue(items.allSatisfy { $0.target === page })
        XCTAssertEqual(items.map(\.title), ["Title", nil, nil, nil])
        XCTAssertEqual(items[0].style, .done)
        items[0].isEnabled = false
        items[0]._trigger()
        page.calls = []
        let recognizers = [
            UITapGestureRecognizer(target: page, action: "any:"),
            UIPanGestureRecognizer(target: page, action: "any:"),
            UIHoverGestureRecognizer(target: page, action: "none"),
            UIScreenEdgePanGestureRecognizer(target: nil, action: nil),
        ]
        recognizers[0].addTarget(page, action: "none")
        recognizers[0].addTarget(page, action: "none")
        recognizers[1].removeTarget(nil, action: "any:")
        for recognizer in recognizers { recognizer._callHandlers() }
        XCTAssertEqual(page.calls, ["any UITapGestureRecognizer", "none", "none"])
        let action = UIAccessibilityCustomAction(name: "Move", target: page, selector: "any:")
        XCTAssertTrue(action._perform())
        XCTAssertEqual(page.calls.last, "any UIAccessibilityCustomAction")
    }

    func testO2UIKitsOwnMethods() {
        let root = UIViewController()
        let stack = UINavigationController(rootViewController: root)
        stack.pushViewController(UIViewController(), animated: false)
        // A button that is given to a method which asks whether to animate counts as true.
        let item = UIBarButtonItem(
            title: "Back",
            style: .plain,
            target: stack,
            action: "popViewControllerAnimated:"
        )
        item._trigger()
        XCTAssertEqual(stack.viewControllers, [root])
        let (view, parent) = (UIView(), UIView())
        parent.perform("addSubview:", with: view)
        XCTAssertEqual(parent.subviews, [view])
        view.perform("setHidden:", with: true)
        XCTAssertTrue(view.isHidden)
        view.perform("removeFromSuperview")
        XCTAssertEqual(parent.subviews, [])
        let table = UITableView()
        XCTAssertTrue(table.responds(to: "reloadData"))
        XCTAssertTrue(UIRefreshControl().responds(to: "endRefreshing"))
        XCTAssertTrue(UIColor.red.responds(to: "description") == false)
    }
}

/// What stops the program, each in a child process, and what it says.
@preconcurrency @MainActor
final class SelectorMisuseTests: MisuseTestCase {
    private final class Target: NSObject, _SelectorAnswering {
        func buttonTapped(_ sender: UIButton) {}
        nonisolated class var _selectors: _SelectorTable {
            _SelectorTable(Target.self, [.method("buttonTapped:") { $0.buttonTapped($1[0]) }])
        }
    }

    override class var misuses: [String: () -> Void] {
        [
            "unknown": {
                let (control, target) = (UIControl(), Target())
                control.addTarget(target, action: "buttonTaped:", for: .touchDown)
                control.sendActions(for: .touchDown)
            },
            "kind": { Target().perform("buttonTapped:", with: UISwitch()) },
            "silent": { NSObject().perform("anything") },
        ]
    }

    func testMisuseNamesTheSelectorTheClassAndTheNearestNames() throws {
        try assertStops(
            "unknown",
            saying: "unrecognized selector: -[Target buttonTaped:]; nearest: buttonTapped:"
        )
        try assertStops("kind", saying: "-[Target buttonTapped:]: argument 1", "UIButton", "UISwitch")
        try assertStops("silent", saying: "-[NSObject anything]; it answers no selectors")
    }
}
