import GtkInterop
import XCTest

@testable import TabardKit

/// What comes back of columns, in wide windows and in narrow ones (R1).
@preconcurrency @MainActor
final class SplitRestorationTests: RestorationTestCase {
    override func setUp() async throws {
        try await super.setUp()
        Toolkit.areAnimationsEnabled = false
    }

    override func tearDown() async throws {
        app.window?.isHidden = true
        app.window?.rootViewController = nil
        try await super.tearDown()
    }

    private func appear(width: CGFloat) {
        guard let window = app.window else { return }
        window.frame.size = CGSize(width: width, height: 700)
        window.makeKeyAndVisible()
        MainLoop.iterate(seconds: 5) { window._widget?.isMapped == true && window.bounds.width == width }
        MainLoop.iterate(seconds: 0.02)
    }

    private func launch(_ root: UIViewController, width: CGFloat) {
        app.window?.isHidden = true
        app.window?.rootViewController = nil
        start(root)
        appear(width: width)
    }

    /// Keeps the interface, and brings it back in a window of another width perhaps.
    private func relaunch(with root: UIViewController, width: CGFloat) throws {
        let objects = try XCTUnwrap(restoration.collect())
        app.window?.isHidden = true
        app.window?.rootViewController = nil
        start(root)
        restoration.restore(objects)
        appear(width: width)
    }

    private func columns(_ primary: UIViewController?, _ secondary: UIViewController?)
        -> UISplitViewController
    {
        let split = UISplitViewController(style: .doubleColumn)
        split.restorationIdentifier = "split"
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        return split
    }

    private func texts(_ stack: UIViewController?) -> [String?] {
        ((stack as? UINavigationController) ?? stack?.navigationController)?.viewControllers
            .map { ($0 as? KeptPage)?.text } ?? []
    }

    /// The navigation controllers that the columns get around their controllers are no steps of paths.
    func testR1ColumnsAndWhatIsOnTheirStacks() throws {
        let list = KeptPage("list", "l")
        launch(columns(list, KeptPage("detail", "d")), width: 1_000)
        list.navigationController?.pushViewController(MadePage("page", "p"), animated: false)
        XCTAssertEqual(
            try keptPaths(),
            [
                "application ", "controller split", "controller split/list", "controller split/page",
                "controller split/detail",
            ]
        )
        let newList = KeptPage("list")
        let detail = KeptPage("detail")
        try relaunch(with: columns(newList, detail), width: 1_000)
        XCTAssertEqual(texts(newList), ["l", "p"])
        XCTAssertEqual(texts(detail), ["d"])
    }

    /// What a restoration class makes stands in its column, in the place of what the app put there at first.
    func testR1ColumnsThatRestorationClassesMake() throws {
        launch(columns(MadePage("list", "l"), MadePage("detail", "d")), width: 1_000)
        for placeholder in [nil, UIViewController()] {
            let split = columns(placeholder.map { _ in KeptPage(nil) }, placeholder)
            try relaunch(with: split, width: 1_000)
            XCTAssertEqual((split.viewController(for: .primary) as? KeptPage)?.text, "l")
            XCTAssertEqual((split.viewController(for: .secondary) as? KeptPage)?.text, "d")
            XCTAssertEqual(split.viewControllers.count, 2)
        }
    }

    func testR1WithoutAStyle() throws {
        func pair(_ detail: UIViewController) -> (UISplitViewController, UINavigationController) {
            let split = UISplitViewController()
            split.restorationIdentifier = "split"
            let stack = UINavigationController("stack", KeptPage("list"))
            split.viewControllers = [stack, detail]
            return (split, stack)
        }
        for (width, other) in [(1_000.0, 1_000.0), (390, 390), (390, 1_000), (1_000, 390)] {
            let (old, oldStack) = pair(MadePage("detail", "d"))
            (oldStack.viewControllers.first as? KeptPage)?.text = "l"
            launch(old, width: width)
            let (new, stack) = pair(UIViewController())
            try relaunch(with: new, width: other)
            XCTAssertEqual(new.isCollapsed, other == 390)
            let detail = other == 390 ? stack.viewControllers.last : new.viewControllers.last
            XCTAssertEqual((detail as? KeptPage)?.text, "d", "\(width) to \(other)")
            XCTAssertEqual((stack.viewControllers.first as? KeptPage)?.text, "l", "\(width) to \(other)")
        }
    }

    /// In a narrow window the paths are those of a wide one, so that either finds what the other kept.
    func testR1TheColumnOnTopInANarrowWindow() throws {
        for top in [UISplitViewController.Column.primary, .secondary] {
            let (list, detail) = (KeptPage("list", "l"), KeptPage("detail", "d"))
            let old = columns(list, detail)
            launch(old, width: 390)
            XCTAssertTrue(old.isCollapsed)
            if top == .primary { old.show(.primary) } else { old.show(.secondary) }
            XCTAssertEqual(
                try keptPaths(),
                ["application ", "controller split", "controller split/list", "controller split/detail"]
            )
            let (newList, newDetail) = (KeptPage("list"), KeptPage("detail"))
            let new = columns(newList, newDetail)
            try relaunch(with: new, width: 390)
            XCTAssertTrue(new.isCollapsed)
            let stack = try XCTUnwrap(newList.navigationController)
            XCTAssertEqual(stack.viewControllers.count, top == .primary ? 1 : 2)
            XCTAssertEqual([newList.text, newDetail.text], ["l", "d"])
            // From there to a wide window: nothing is lost.
            let (wideList, wideDetail) = (KeptPage("list"), KeptPage("detail"))
            let wide = columns(wideList, wideDetail)
            try relaunch(with: wide, width: 1_000)
            XCTAssertFalse(wide.isCollapsed)
            XCTAssertEqual([wideList.text, wideDetail.text], ["l", "d"])
        }
    }

    /// The delegate of an app that begins with its list is asked, but does not take away what the user had before them.
    func testR1TheDelegateIsAskedForTheTopColumn() throws {
        final class Delegate: NSObject, UISplitViewControllerDelegate {
            var proposals: [UISplitViewController.Column] = []

            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
            ) -> UISplitViewController.Column {
                proposals.append(proposedTopColumn)
                return .primary
            }
        }
        let delegate = Delegate()
        let old = columns(KeptPage("list"), KeptPage("detail", "d"))
        old.delegate = delegate
        launch(old, width: 390)
        old.show(.secondary)
        let list = KeptPage("list")
        let new = columns(list, KeptPage("detail"))
        new.delegate = delegate
        try relaunch(with: new, width: 390)
        XCTAssertEqual(delegate.proposals, [.secondary, .secondary])
        XCTAssertEqual(list.navigationController?.viewControllers.count, 2)
    }

    func testR1TheCompactColumn() throws {
        func split() -> (UISplitViewController, UITabBarController) {
            let split = columns(KeptPage("list"), KeptPage("detail"))
            let tabs = UITabBarController("tabs", KeptPage("a"), KeptPage("b"))
            split.setViewController(tabs, for: .compact)
            return (split, tabs)
        }
        let (old, oldTabs) = split()
        launch(old, width: 390)
        oldTabs.selectedIndex = 1
        (oldTabs.viewControllers?[1] as? KeptPage)?.text = "b"
        let (new, tabs) = split()
        try relaunch(with: new, width: 390)
        XCTAssertEqual(new.viewControllers, [tabs])
        XCTAssertEqual(tabs.selectedIndex, 1)
        XCTAssertEqual((tabs.viewControllers?[1] as? KeptPage)?.text, "b")
    }

    /// Where the window shows columns in the same way as it did.
    func testR1TheDisplayModeThatTheUserChose() throws {
        let old = columns(KeptPage("list"), KeptPage("detail"))
        launch(old, width: 1_000)
        XCTAssertEqual(old.displayMode, .oneBesideSecondary)
        old.hide(.primary)
        let same = columns(KeptPage("list"), KeptPage("detail"))
        try relaunch(with: same, width: 1_000)
        XCTAssertEqual(same.displayMode, .secondaryOnly)
        same.show(.primary)
        // Over the secondary column it would cover what the user reads.
        let narrower = columns(KeptPage("list"), KeptPage("detail"))
        try relaunch(with: narrower, width: 700)
        XCTAssertEqual(narrower.displayMode, .secondaryOnly)
    }

    func testR1WhatAColumnPresented() throws {
        let detail = KeptPage("detail")
        launch(columns(KeptPage("list"), detail), width: 1_000)
        detail.present(MadePage("sheet", "s"), animated: false)
        let objects = try XCTUnwrap(restoration.collect())
        let presenter = detail.presentedViewController?.presentingViewController
        XCTAssertEqual(presenter?.restorationIdentifier, "split")
        detail.dismiss(animated: false)
        app.window?.isHidden = true
        let new = columns(KeptPage("list"), KeptPage("detail"))
        start(new)
        UIApplication.shared._stateRestoration.restore(objects)
        appear(width: 1_000)
        UIApplication.shared._stateRestoration.presentAll()
        XCTAssertEqual((new.presentedViewController as? KeptPage)?.text, "s")
        new.dismiss(animated: false)
    }

    /// References to anything, numbers that are none, and columns that an update no longer has.
    func testR1WhatAFileSaysOfColumnsHarmsNothing() throws {
        let list = MadePage("list", "l")
        let old = UISplitViewController(style: .tripleColumn)
        old.restorationIdentifier = "split"
        old.setViewController(list, for: .primary)
        old.setViewController(MadePage("middle", "m"), for: .supplementary)
        old.setViewController(MadePage("detail", "d"), for: .secondary)
        launch(old, width: 1_200)
        var objects = try XCTUnwrap(restoration.collect())
        // An update has two columns.
        let new = columns(KeptPage("list"), KeptPage("detail"))
        app.window?.isHidden = true
        start(new)
        restoration.restore(objects)
        appear(width: 1_200)
        XCTAssertEqual(new.viewControllers.count, 2)
        // Each column refers to the split view controller itself.
        let index = try XCTUnwrap(objects.firstIndex { "\($0.path)" == "split" })
        for key in objects[index].archive.top.keys { objects[index].archive.top[key] = .integer(-7) }
        let other = columns(KeptPage("list"), KeptPage("detail"))
        app.window?.isHidden = true
        start(other)
        restoration.restore(objects)
        appear(width: 390)
        XCTAssertEqual(other.viewControllers.count, 1)
    }
}
