import GtkInterop
import XCTest

@testable import TabardKit

/// What comes back of an interface, and who is asked for it, in which order (R1, S7).
@preconcurrency @MainActor
final class StateRestorationTests: RestorationTestCase {
    func testR1TheOrderOfCalls() throws {
        let stack = UINavigationController("stack", KeptPage("list", "a"), MadePage("detail", "b"))
        start(UITabBarController("tabs", KeptPage("home", "c"), stack))
        let objects = try XCTUnwrap(restoration.collect())
        XCTAssertEqual(
            Self.calls,
            ["shouldSave", "willEncode", "encode home", "encode list", "encode detail"]
        )
        XCTAssertEqual(
            objects.map { "\($0.path)" },
            ["", "tabs", "tabs/home", "tabs/stack", "tabs/stack/list", "tabs/stack/detail"]
        )
        Self.calls = []
        let newStack = UINavigationController("stack", KeptPage("list"))
        start(UITabBarController("tabs", KeptPage("home"), newStack))
        restoration.restore(objects)
        XCTAssertEqual(
            Self.calls,
            [
                "shouldRestore", "ask delegate tabs", "ask delegate tabs/home", "ask delegate tabs/stack",
                "ask delegate tabs/stack/list", "make tabs/stack/detail b",
                "viewDidLoad home", "decode home c", "viewDidLoad list", "decode list a",
                "viewDidLoad detail", "decode detail b",
                "finished home", "finished list", "finished detail", "didDecode of the app",
            ]
        )
        XCTAssertEqual(newStack.viewControllers.map(\.restorationIdentifier), ["list", "detail"])
    }

    func testNothingIsKeptUnlessTheDelegateWantsIt() throws {
        start(KeptPage("page", "a"))
        app.saves = false
        XCTAssertNil(restoration.collect())
        app.saves = true
        let objects = try XCTUnwrap(restoration.collect())
        app.restores = false
        let page = KeptPage("page", "new")
        start(page)
        XCTAssertFalse(restoration.restore(objects))
        XCTAssertEqual(page.text, "new")
    }

    func testOnlyWhatHasIdentifiersAllTheWayIsKept() throws {
        start(
            UITabBarController(
                "tabs",
                UINavigationController(nil, KeptPage("inside", "a")),
                UINavigationController("stack", KeptPage(nil), KeptPage("detail"))
            )
        )
        XCTAssertEqual(
            try keptPaths(),
            ["application ", "controller tabs", "controller tabs/stack", "controller tabs/stack/detail"]
        )
        start(UITabBarController(nil, KeptPage("home")))
        XCTAssertEqual(try keptPaths(), ["application "])
    }

    /// The selected child is a reference, not an index.
    func testS7TheSelectedTabWhereverItStands() throws {
        let old = UITabBarController("tabs", KeptPage("a"), KeptPage("b", "kept"), KeptPage("c"))
        old.selectedIndex = 1
        start(old)
        let kept = KeptPage("b")
        let tabs = UITabBarController("tabs", KeptPage("c"), KeptPage("new"), KeptPage("a"), kept)
        try relaunch(with: tabs)
        XCTAssertEqual(tabs.viewControllers?.map(\.restorationIdentifier), ["c", "new", "a", "b"])
        XCTAssertTrue(tabs.selectedViewController === kept)
        XCTAssertEqual(kept.text, "kept")
    }

    /// What a memory selected later than the state was kept stays, with all else of the state (S1, S7).
    func testS7TheNewerSelectionWins() throws {
        for seconds in [-60.0, 60] {
            let old = UITabBarController("tabs", KeptPage("a"), KeptPage("b"), KeptPage("c", "kept"))
            old.selectedIndex = 1
            start(old)
            let kept = KeptPage("c")
            let tabs = UITabBarController("tabs", KeptPage("a"), KeptPage("b"), kept)
            tabs.selectedIndex = 2
            tabs._restoredSelectionTime = UInt64((Date().timeIntervalSince1970 + seconds) * 1_000)
            try relaunch(with: tabs)
            XCTAssertEqual(tabs.selectedIndex, seconds < 0 ? 1 : 2)
            XCTAssertEqual(kept.text, "kept")
        }
    }

    /// What is selected again was selected later than what a memory has of the way there, and is kept anew (S1, S7).
    func testS7TheSameSelectionAgainIsNewer() throws {
        let old = UITabBarController("tabs", KeptPage("a"), KeptPage("b"))
        start(old)
        let before = try XCTUnwrap(restoration.collect())
        old.selectedIndex = 1
        let between = UInt64(Date().timeIntervalSince1970 * 1_000)
        Thread.sleep(forTimeInterval: 0.005)
        old.selectedIndex = 0
        XCTAssertNotEqual(try XCTUnwrap(restoration.collect()).dropFirst(), before.dropFirst())
        let tabs = UITabBarController("tabs", KeptPage("a"), KeptPage("b"))
        tabs.selectedIndex = 1
        tabs._selectionTime = between
        try relaunch(with: tabs)
        XCTAssertEqual(tabs.selectedIndex, 0)
    }

    func testS7ATabThatAnUpdateRemovedHarmsNothing() throws {
        let old = UITabBarController("tabs", KeptPage("a"), KeptPage("b"), KeptPage("c", "kept"))
        old.selectedIndex = 1
        start(old)
        let kept = KeptPage("c")
        let tabs = UITabBarController("tabs", KeptPage("a"), kept)
        try relaunch(with: tabs)
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertEqual(kept.text, "kept")
    }

    func testR1TabsThatRestorationClassesMake() throws {
        let old = UITabBarController("tabs", MadePage("a", "x"), MadePage("b", "y"))
        old.selectedIndex = 1
        start(old)
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.restorationIdentifier = "tabs"
        try relaunch(with: tabs)
        XCTAssertEqual(tabs.viewControllers?.map { ($0 as? KeptPage)?.text }, ["x", "y"])
        XCTAssertEqual(tabs.selectedIndex, 1)
    }

    /// Two of one identifier on a stack, with views of one identifier.
    func testR1EqualIdentifiersAreToldApart() throws {
        func page(_ text: String) -> KeptPage {
            let page = KeptPage("page", text)
            let view = KeptView("view")
            view.text = "view of \(text)"
            page.view.addSubview(view)
            return page
        }
        start(UINavigationController("stack", page("a"), page("b"), page("c")))
        XCTAssertEqual(
            try keptPaths(),
            [
                "application ", "controller stack", "controller stack/page", "controller stack/page (2)",
                "controller stack/page (3)", "view stack/page/view", "view stack/page (2)/view",
                "view stack/page (3)/view",
            ]
        )
        let pages = ["", "", ""].map { page($0) }
        let stack = UINavigationController("stack", pages[0], pages[1], pages[2])
        try relaunch(with: stack)
        XCTAssertEqual(stack.viewControllers.map { ($0 as? KeptPage)?.text }, ["a", "b", "c"])
        XCTAssertEqual(
            pages.map { $0.view.subviews.compactMap { ($0 as? KeptView)?.text } },
            [["view of a"], ["view of b"], ["view of c"]]
        )
    }

    func testR1WhatARestorationClassLeavesOutStaysAwayWithAllInIt() throws {
        let made = MadePage("made")
        start(UINavigationController("stack", KeptPage("root"), made, KeptPage("above")))
        MadePage.isExcluded = true
        defer { MadePage.isExcluded = false }
        app.make = { $0.last == "above" ? KeptPage("above") : nil }
        let stack = UINavigationController("stack", KeptPage("root"))
        try relaunch(with: stack)
        XCTAssertEqual(stack.viewControllers.map(\.restorationIdentifier), ["root"])
    }

    func testR1TheDelegateMakesWhatHasNoClass() throws {
        start(UINavigationController("stack", KeptPage("root", "a"), KeptPage("detail", "b")))
        app.make = { $0 == ["stack", "detail"] ? KeptPage("detail") : nil }
        let stack = UINavigationController("stack", KeptPage("root"))
        try relaunch(with: stack)
        XCTAssertEqual(stack.viewControllers.map { ($0 as? KeptPage)?.text }, ["a", "b"])
    }

    func testAStackKeepsTheRootThatHasNoIdentifier() throws {
        start(UINavigationController("stack", KeptPage(nil), MadePage("detail", "b")))
        let root = KeptPage(nil)
        let stack = UINavigationController("stack", root)
        try relaunch(with: stack)
        XCTAssertEqual(stack.viewControllers.count, 2)
        XCTAssertTrue(stack.viewControllers[0] === root)
        XCTAssertEqual((stack.viewControllers[1] as? KeptPage)?.text, "b")
    }

    func testR1AnAppsContainerKeepsWhatItWrites() throws {
        start(KeptContainer("box", KeptPage("left", "l"), KeptPage("right", "r")))
        let left = KeptPage("left")
        let right = KeptPage("right")
        let box = KeptContainer("box", left, right)
        try relaunch(with: box)
        XCTAssertEqual(box.restored.map { ObjectIdentifier($0) }, [left, right].map { ObjectIdentifier($0) })
        XCTAssertEqual([left.text, right.text], ["l", "r"])
    }

    func testR1RegisteredObjects() throws {
        let page = KeptPage("page")
        start(page)
        let parent = KeptObject()
        let child = KeptObject()
        child.parent = parent
        parent.value = 1
        child.value = 2
        UIApplication.registerObject(forStateRestoration: parent, restorationIdentifier: "parent")
        UIApplication.registerObject(forStateRestoration: child, restorationIdentifier: "child")
        XCTAssertEqual(
            try keptPaths(),
            ["application ", "controller page", "object parent", "object parent/child"]
        )
        let objects = try XCTUnwrap(restoration.collect())
        parent.value = 0
        child.value = 0
        start(KeptPage("page"))
        restoration.restore(objects)
        XCTAssertEqual([parent.value, child.value], [1, 2])
        XCTAssertEqual([parent.isFinished, child.isFinished], [true, true])
        // One that names itself as its parent, and two that name each other, are kept no more than without an end.
        parent.parent = child
        XCTAssertEqual(try keptPaths(), ["application ", "controller page"])
    }

    func testR1RestoringGoesOnUntilItIsComplete() throws {
        start(KeptPage("page", "a"))
        let objects = try XCTUnwrap(restoration.collect())
        start(KeptPage("page"))
        Self.calls = []
        restoration.extend()
        restoration.extend()
        restoration.restore(objects)
        restoration.complete()
        XCTAssertFalse(Self.calls.contains("finished page"))
        XCTAssertNil(restoration.collect())
        restoration.complete()
        XCTAssertEqual(Self.calls.suffix(2), ["finished page", "didDecode of the app"])
        XCTAssertNotNil(restoration.collect())
    }

    func testR1WhatUIKitWritesItself() throws {
        start(KeptPage("page"))
        let objects = try XCTUnwrap(restoration.collect())
        let coder = StateRestorer(objects, roots: []).applicationCoder
        let time = coder.decodeObject(forKey: UIApplication.stateRestorationTimestampKey) as? Date
        XCTAssertLessThan(abs(try XCTUnwrap(time).timeIntervalSinceNow), 60)
        XCTAssertEqual(
            coder.decodeObject(forKey: UIApplication.stateRestorationUserInterfaceIdiomKey) as? Int,
            UIDevice.current.userInterfaceIdiom.rawValue
        )
        XCTAssertNotNil(coder.decodeObject(forKey: UIApplication.stateRestorationBundleVersionKey) as? String)
        XCTAssertNotNil(coder.decodeObject(forKey: UIApplication.stateRestorationSystemVersionKey) as? String)
    }

    func testR1WhatIsPresentedIsPresentedAgain() throws {
        Toolkit.areAnimationsEnabled = false
        let old = KeptPage("root")
        start(old)
        app.window?.makeKeyAndVisible()
        old.present(UINavigationController("sheet", MadePage("inside", "s")), animated: false)
        XCTAssertEqual(
            try keptPaths(),
            ["application ", "controller root", "controller root/sheet", "controller root/sheet/inside"]
        )
        let objects = try XCTUnwrap(restoration.collect())
        old.dismiss(animated: false)
        app.window?.isHidden = true
        app.make = { $0 == ["root", "sheet"] ? UINavigationController("sheet", KeptPage(nil)) : nil }
        let root = KeptPage("root")
        start(root)
        UIApplication.shared._stateRestoration.restore(objects)
        app.window?.makeKeyAndVisible()
        UIApplication.shared._stateRestoration.presentAll()
        let sheet = try XCTUnwrap(root.presentedViewController as? UINavigationController)
        XCTAssertEqual(sheet.restorationIdentifier, "sheet")
        XCTAssertEqual((sheet.topViewController as? KeptPage)?.text, "s")
        root.dismiss(animated: false)
        app.window?.isHidden = true
    }

    /// What stands above More's list, and the list itself (M3, S7).
    func testS7WhatMoreShows() throws {
        func tabs() -> UITabBarController {
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.restorationIdentifier = "tabs"
            tabs.viewControllers = (0..<7).map { KeptPage("tab \($0)") }
            return tabs
        }
        let old = tabs()
        start(old)
        old.selectedIndex = 5
        old.moreNavigationController.pushViewController(MadePage("detail", "d"), animated: false)
        let new = tabs()
        try relaunch(with: new)
        XCTAssertEqual(new.selectedIndex, 5)
        XCTAssertEqual(
            new.moreNavigationController.viewControllers.map(\.restorationIdentifier),
            [nil, "tab 5", "detail"]
        )
        // While another tab is selected, More keeps what stands above its list.
        new.selectedIndex = 1
        let next = tabs()
        try relaunch(with: next)
        XCTAssertEqual(next.selectedIndex, 1)
        XCTAssertEqual(
            next.moreNavigationController.viewControllers.map(\.restorationIdentifier),
            [nil, "tab 5", "detail"]
        )
        next.selectedViewController = next.moreNavigationController
        let again = tabs()
        try relaunch(with: again)
        XCTAssertTrue(again.selectedViewController === again.moreNavigationController)
    }
}

/// A view that keeps a text.
private final class KeptView: UIView {
    var text = ""

    init(_ identifier: String) {
        super.init(frame: .zero)
        restorationIdentifier = identifier
    }

    required init?(coder: NSCoder) { nil }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(text, forKey: "text")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        text = coder.decodeObject(forKey: "text") as? String ?? "nothing"
    }
}

/// A container of an app's own.
private final class KeptContainer: UIViewController {
    var restored: [UIViewController] = []

    init(_ identifier: String, _ content: UIViewController...) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
        for child in content {
            addChild(child)
            child.didMove(toParent: self)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(children, forKey: "children")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        restored = coder.decodeObject(forKey: "children") as? [UIViewController] ?? []
    }
}

/// An object of an app's own that keeps a number.
private final class KeptObject: NSObject, UIStateRestoring {
    var value = 0
    var isFinished = false
    weak var parent: KeptObject?

    var restorationParent: (any UIStateRestoring)? { parent }

    func encodeRestorableState(with coder: NSCoder) { coder.encode(value, forKey: "value") }
    func decodeRestorableState(with coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
    func applicationFinishedRestoringState() { isFinished = true }
}
