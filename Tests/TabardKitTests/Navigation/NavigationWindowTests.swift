import GtkInterop
import XCTest

@testable import TabardKit

/// A navigation controller in a window.
@preconcurrency @MainActor
final class NavigationWindowTests: TabBarTestCase {
    private var navigation = UINavigationController()

    private func showStack(_ names: [String], width: CGFloat = 390) -> [RecordingController] {
        let all = controllers(names)
        navigation = UINavigationController()
        navigation.viewControllers = all
        show(navigation, width: width)
        return all
    }

    private func buttons(in view: UIView? = nil) -> [NavigationBarButton] {
        let view = view ?? navigation.navigationBar._content
        return view.subviews.compactMap { $0 as? NavigationBarButton }
    }

    func testOnlyTheTopIsLoaded() {
        let all = showStack(["A", "B", "C"])
        XCTAssertEqual(journal.take(), ["C didLoad", "C willAppear", "C didAppear"])
        XCTAssertFalse(all[0].isViewLoaded)
        XCTAssertTrue(all[2].view.window != nil)
    }

    func testOrderOfTheCallbacksOfAPushAndAPop() {
        let all = showStack(["A"])
        _ = journal.take()
        let next = controllers(["B"])[0]
        navigation.pushViewController(next, animated: false)
        XCTAssertEqual(
            journal.take(),
            ["B didLoad", "A willDisappear", "B willAppear", "A didDisappear", "B didAppear"]
        )
        XCTAssertNil(all[0].view.window)
        navigation.popViewController(animated: false)
        XCTAssertEqual(
            journal.take(),
            ["B willDisappear", "A willAppear", "B didDisappear", "A didAppear"]
        )
        XCTAssertNil(next.view.window)
    }

    func testAnAnimatedPushEndsWithItsAnimation() {
        let all = showStack(["A"])
        Toolkit.areAnimationsEnabled = true
        _ = journal.take()
        let next = controllers(["B"])[0]
        navigation.pushViewController(next, animated: true)
        XCTAssertEqual(journal.take(), ["B didLoad", "A willDisappear", "B willAppear"])
        XCTAssertNotNil(all[0].view.window, "both are in sight meanwhile")
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { !journal.entries.isEmpty })
        XCTAssertEqual(journal.take(), ["A didDisappear", "B didAppear"])
        XCTAssertNil(all[0].view.window)
        XCTAssertEqual(next.view.frame, navigation.view.bounds)
    }

    func testASecondChangeEndsTheFirstAtOnce() {
        let all = showStack(["A"])
        Toolkit.areAnimationsEnabled = true
        _ = journal.take()
        let next = controllers(["B", "C"])
        navigation.pushViewController(next[0], animated: true)
        _ = journal.take()
        navigation.pushViewController(next[1], animated: true)
        XCTAssertEqual(
            journal.take(),
            ["A didDisappear", "B didAppear", "C didLoad", "B willDisappear", "C willAppear"]
        )
        navigation.popToRootViewController(animated: false)
        XCTAssertEqual(
            journal.take(),
            [
                "B didDisappear", "C didAppear", "C willDisappear", "A willAppear", "C didDisappear",
                "A didAppear",
            ]
        )
        XCTAssertEqual(navigation.viewControllers, all)
        MainLoop.iterate(seconds: 0.5)
        XCTAssertEqual(journal.take(), [])
        XCTAssertNil(next[1].view.window)
    }

    func testHidingTheWindowDuringAnAnimationEndsIt() {
        let all = showStack(["A"])
        Toolkit.areAnimationsEnabled = true
        let next = controllers(["B"])[0]
        navigation.pushViewController(next, animated: true)
        _ = journal.take()
        windows[0].isHidden = true
        XCTAssertEqual(
            journal.take(),
            ["A didDisappear", "B didAppear", "B willDisappear", "B didDisappear"]
        )
        XCTAssertNil(all[0].view.superview)
    }

    func testC12ContentLiesUnderTheBarOrBelowIt() {
        let all = showStack(["A"])
        let view: UIView = all[0].view
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 390, height: 700))
        XCTAssertEqual(view.safeAreaInsets.top, 44)
        all[0].edgesForExtendedLayout = []
        navigation.view.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 44, width: 390, height: 656))
        XCTAssertEqual(view.safeAreaInsets.top, 0)
        navigation.setNavigationBarHidden(true, animated: false)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 390, height: 700))
        XCTAssertTrue(navigation.navigationBar.isHidden)
        navigation.setNavigationBarHidden(false, animated: false)
        XCTAssertFalse(navigation.navigationBar.isHidden)
    }

    func testTheBackButtonSaysWhereItLeadsAndGoesThere() {
        let all = showStack(["Start", "B"])
        XCTAssertEqual(buttons().map(\.accessibilityLabel), ["Start"])
        buttons()[0].trigger()
        XCTAssertEqual(navigation.viewControllers, [all[0]])
        XCTAssertEqual(buttons().count, 0)
        all[0].navigationItem.backButtonTitle = "Home"
        navigation.pushViewController(all[1], animated: false)
        windows[0].layoutIfNeeded()
        XCTAssertEqual(buttons().map(\.accessibilityLabel), ["Home"])
        all[1].navigationItem.hidesBackButton = true
        XCTAssertEqual(buttons().count, 0)
    }

    func testTheBackButtonSaysAsMuchAsItShall() {
        let all = showStack(["Start", "B"])
        func title() -> String? { buttons().first?.title }
        XCTAssertEqual(title(), "Start")
        for (mode, text) in [(.generic, "Back"), (.minimal, ""), (.default, "Start")]
            as [(UINavigationItem.BackButtonDisplayMode, String)]
        {
            all[0].navigationItem.backButtonDisplayMode = mode
            windows[0].layoutIfNeeded()
            XCTAssertEqual(title(), text)
            XCTAssertEqual(buttons().map(\.accessibilityLabel), ["Start"], "a screen reader says all")
        }
    }

    func testABackActionIsPerformedInsteadOfGoingBack() {
        let all = showStack(["Start", "B"])
        all[1].navigationItem.backAction = UIAction { [journal] _ in journal.entries.append("back") }
        _ = journal.take()
        XCTAssertEqual(buttons().map(\.accessibilityLabel), ["Start"])
        buttons()[0].trigger()
        XCTAssertTrue(navigation._handleShortcut(.left, .alternate))
        XCTAssertEqual(journal.take(), ["back", "back"])
        XCTAssertEqual(navigation.viewControllers, all)
        all[1].navigationItem.backAction = nil
        buttons()[0].trigger()
        XCTAssertEqual(navigation.viewControllers, [all[0]])
    }

    func testV3AltAndTheArrowPointingBackGoBack() {
        let all = showStack(["A", "B", "C"])
        XCTAssertFalse(navigation._handleShortcut(.left, []))
        XCTAssertFalse(navigation._handleShortcut(.right, .alternate))
        XCTAssertTrue(navigation._handleShortcut(.left, .alternate))
        XCTAssertEqual(navigation.viewControllers, Array(all.prefix(2)))
        Toolkit.isRightToLeft = true
        XCTAssertFalse(navigation._handleShortcut(.left, .alternate))
        XCTAssertTrue(navigation._handleShortcut(.right, .alternate))
        XCTAssertFalse(navigation._handleShortcut(.right, .alternate), "the root stays")
    }

    func testButtonsTriggerTheirActionsUnlessTheyAreDisabled() {
        let all = showStack(["A"])
        var count = 0
        let item = UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { _ in count += 1 })
        all[0].navigationItem.rightBarButtonItem = item
        XCTAssertEqual(buttons().map(\.accessibilityLabel), ["Edit"])
        buttons()[0].trigger()
        XCTAssertEqual(count, 1)
        let button = buttons()[0]
        item.isEnabled = false
        XCTAssertTrue(buttons()[0] === button, "the button stays, with its focus")
        button.trigger()
        XCTAssertEqual(count, 1)
        all[0].navigationItem.rightBarButtonItem = nil
        XCTAssertEqual(buttons().count, 0)
    }

    func testTheDelegateHearsOfWhatIsShown() {
        let all = showStack(["A"])
        let delegate = NavigationDelegate(journal)
        navigation.delegate = delegate
        _ = journal.take()
        let next = controllers(["B"])[0]
        navigation.pushViewController(next, animated: false)
        XCTAssertEqual(journal.entries.filter { $0.contains("show") }, ["will show B", "did show B"])
        XCTAssertEqual(journal.entries.last, "did show B")
        _ = journal.take()
        navigation.setViewControllers([all[0]], animated: false)
        XCTAssertEqual(journal.entries.filter { $0.contains("show") }, ["will show A", "did show A"])
    }

    func testAControllerThatPushesAsItAppearsIsCoveredAtOnce() {
        let second = controllers(["B"])[0]
        let first = PushingController(second, journal)
        navigation = UINavigationController(rootViewController: first)
        show(navigation)
        XCTAssertEqual(navigation.viewControllers, [first, second])
        XCTAssertNotNil(second.view.window)
        XCTAssertNil(first.view.window)
        XCTAssertEqual(journal.take(), ["B didLoad", "B willAppear", "B didAppear"])
    }
}

/// Pushes another controller before it has appeared itself.
@MainActor
private final class PushingController: UIViewController {
    private let second: UIViewController

    init(_ second: UIViewController, _ journal: Journal) {
        self.second = second
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.pushViewController(second, animated: true)
    }
}

@MainActor
private final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
    private let journal: Journal

    init(_ journal: Journal) { self.journal = journal }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        journal.entries.append("will show \(viewController.title ?? "")")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        journal.entries.append("did show \(viewController.title ?? "")")
    }
}
