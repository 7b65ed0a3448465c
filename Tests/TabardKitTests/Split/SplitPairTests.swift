import GtkInterop
import XCTest

@testable import TabardKit

/// The style `unspecified`: two controllers, which in a narrow window become one.
@preconcurrency @MainActor
final class SplitPairTests: SplitTestCase {
    func testTwoControllersBesideEachOther() {
        let (split, navigation, all) = pair()
        show(split, width: 1000)
        XCTAssertEqual(split.style, .unspecified)
        XCTAssertEqual(split.viewControllers, [navigation, all[1]])
        XCTAssertEqual(navigation.view.frame, CGRect(x: 0, y: 0, width: 320, height: 700))
        XCTAssertEqual(all[1].view.frame, CGRect(x: 320, y: 0, width: 680, height: 700))
        XCTAssertEqual(
            journal.take(),
            ["P didLoad", "P willAppear", "S didLoad", "S willAppear", "P didAppear", "S didAppear"]
        )
    }

    func testAPairCollapsesOntoTheNavigationControllerAndComesBack() {
        let (split, navigation, all) = pair()
        let window = show(split, width: 390)
        XCTAssertEqual(
            journal.take(),
            [
                "primary for collapsing", "collapse S onto P", "S didLoad", "S willAppear", "S didAppear",
            ]
        )
        XCTAssertEqual(navigation.viewControllers, all)
        XCTAssertEqual(split.viewControllers, [navigation])
        resize(window, width: 1000)
        XCTAssertEqual(
            journal.take(),
            [
                "primary for expanding", "separate from P", "P didLoad", "S willDisappear", "P willAppear",
                "S didDisappear", "P didAppear", "S willAppear", "S didAppear",
            ]
        )
        XCTAssertEqual(split.viewControllers, [navigation, all[1]])
        XCTAssertEqual(navigation.viewControllers, [all[0]])
    }

    func testADelegateThatThrowsTheSecondaryAway() {
        let (split, navigation, all) = pair()
        delegate.takesSecondary = true
        let window = show(split, width: 390)
        XCTAssertEqual(
            journal.take(),
            [
                "primary for collapsing", "collapse S onto P", "P didLoad", "P willAppear", "P didAppear",
            ]
        )
        XCTAssertEqual(navigation.viewControllers, [all[0]])
        let other = controllers(["O"])[0]
        delegate.separated = other
        resize(window, width: 1000)
        XCTAssertEqual(split.viewControllers, [navigation, other])
    }

    func testWithNothingToSeparateTheFormerSecondaryComesBack() {
        let (split, navigation, all) = pair()
        delegate.takesSecondary = true
        let window = show(split, width: 390)
        resize(window, width: 1000)
        XCTAssertEqual(split.viewControllers, [navigation, all[1]])
    }

    func testTheTopOfTheStackIsSeparated() {
        let (split, navigation, all) = pair()
        let window = show(split, width: 390)
        let detail = controllers(["D"])[0]
        navigation.pushViewController(detail, animated: false)
        resize(window, width: 1000)
        XCTAssertEqual(split.viewControllers, [navigation, detail])
        XCTAssertEqual(navigation.viewControllers, all)
    }

    func testANavigationControllerIsTakenInWhole() {
        let all = controllers(["P", "S", "T"])
        let split = UISplitViewController()
        let primary = UINavigationController(rootViewController: all[0])
        let secondary = UINavigationController(rootViewController: all[1])
        split.viewControllers = [primary, secondary]
        let window = show(split, width: 1000)
        secondary.pushViewController(all[2], animated: false)
        resize(window, width: 390)
        XCTAssertEqual(primary.viewControllers, [all[0], secondary])
        XCTAssertEqual(secondary.viewControllers, [all[1], all[2]])
        XCTAssertEqual(secondary._outerBack?.title, "P")
        resize(window, width: 1000)
        XCTAssertEqual(split.viewControllers, [primary, secondary])
        XCTAssertNil(secondary._outerBack)
    }

    func testShowDetailInANarrowWindowPushes() {
        let (split, navigation, all) = pair()
        delegate.takesSecondary = true
        let window = show(split, width: 390)
        _ = journal.take()
        let detail = controllers(["D"])[0]
        all[0].showDetailViewController(detail, sender: nil)
        XCTAssertEqual(
            journal.take(),
            [
                "show detail D", "D didLoad", "P willDisappear", "D willAppear", "P didDisappear",
                "D didAppear",
            ]
        )
        XCTAssertEqual(navigation.viewControllers, [all[0], detail])
        resize(window, width: 1000)
        XCTAssertEqual(split.viewControllers, [navigation, detail])
    }

    func testShowDetailInAWideWindowReplaces() {
        let (split, navigation, all) = pair()
        show(split, width: 1000)
        _ = journal.take()
        let detail = controllers(["D"])[0]
        all[0].showDetailViewController(detail, sender: nil)
        XCTAssertEqual(
            journal.take(),
            [
                "show detail D", "S willDisappear", "D didLoad", "D willAppear", "S didDisappear",
                "D didAppear",
            ]
        )
        XCTAssertEqual(split.viewControllers, [navigation, detail])
        XCTAssertNil(all[1].parent)
    }

    func testTheDelegateNamesThePrimary() {
        let (split, navigation, all) = pair()
        delegate.primary = all[1]
        show(split, width: 390)
        XCTAssertEqual(split.viewControllers, [all[1]])
        XCTAssertNil(navigation.parent)
    }

    func testPlainControllersGiveTheSecondaryUp() {
        let all = controllers(["P", "S"])
        let split = UISplitViewController()
        split.viewControllers = all
        let window = show(split, width: 390)
        XCTAssertEqual(split.viewControllers, [all[0]])
        XCTAssertEqual(journal.take(), ["P didLoad", "P willAppear", "P didAppear"])
        resize(window, width: 1000)
        XCTAssertEqual(split.viewControllers, all)
    }

    func testNewControllers() {
        let (split, navigation, all) = pair()
        show(split, width: 1000)
        _ = journal.take()
        let other = controllers(["O"])[0]
        split.viewControllers = [navigation, other]
        XCTAssertEqual(
            journal.take(),
            ["S willDisappear", "O didLoad", "O willAppear", "S didDisappear", "O didAppear"]
        )
        XCTAssertNil(all[1].parent)
        split.viewControllers = []
        XCTAssertEqual(split.children, [])
    }
}
