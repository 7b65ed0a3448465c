import GtkInterop
import XCTest

@testable import TabardKit

/// V1: what views are to assistive technology, as apps say it.
@preconcurrency @MainActor
final class AccessibilityTraitsTests: XCTestCase {
    func testTraitsOfTheClass() {
        XCTAssertEqual(UIView().accessibilityTraits, .none)
        XCTAssertEqual(UILabel().accessibilityTraits, .staticText)
        XCTAssertEqual(UIImageView(image: nil).accessibilityTraits, .image)
        let button = UIButton(type: .system)
        XCTAssertEqual(button.accessibilityTraits, .button)
        button.isEnabled = false
        button.isSelected = true
        XCTAssertEqual(button.accessibilityTraits, [.button, .selected, .notEnabled])
    }

    func testTraitsOfTheAppWin() {
        let label = UILabel()
        label.accessibilityTraits = .header
        XCTAssertEqual(label.accessibilityTraits, .header)
        XCTAssertEqual(label._accessibleRole, .heading)
        let view = UIView()
        for (traits, role) in [
            (UIAccessibilityTraits.button, AccessibleRole.button), (.link, .link), (.image, .image),
            (.staticText, .label), (.searchField, .searchBox), (.tabBar, .tabList), (.none, .generic),
            ([.button, .image], .button), ([.selected, .header], .heading),
        ] {
            view.accessibilityTraits = traits
            XCTAssertEqual(view._accessibleRole, role, "\(traits)")
        }
    }

    func testSelectedAndNotEnabledComeAndGo() {
        let view = UIView()
        XCTAssertNil(view._accessibility.isSelected)
        view.accessibilityTraits = [.button, .selected, .notEnabled]
        XCTAssertEqual(view._accessibility.isSelected, true)
        XCTAssertTrue(view._accessibility.isDisabled)
        view.accessibilityTraits = .button
        XCTAssertEqual(view._accessibility.isSelected, false)
        XCTAssertFalse(view._accessibility.isDisabled)
    }

    func testButtonsOfATabBarAreTabsWithTheirPlaces() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let bar = UIView(frame: window.bounds)
        bar.accessibilityTraits = .tabBar
        let background = UIImageView(image: nil)
        let tabs = (0..<3).map { _ in UIButton(type: .custom) }
        bar.addSubview(background)
        for tab in tabs { bar.addSubview(tab) }
        window.addSubview(bar)
        window.makeKeyAndVisible()
        XCTAssertEqual(background._accessibleRole, .image)
        XCTAssertEqual(tabs.map(\._accessibleRole), [.tab, .tab, .tab])
        func places() -> [Int?] { tabs.map { $0._accessibility.position?.index } }
        XCTAssertEqual(places(), [1, 2, 3])
        XCTAssertEqual(tabs.map { $0._accessibility.position?.count }, [3, 3, 3])
        XCTAssertEqual(tabs.map { $0._accessibility.isSelected }, [false, false, false])
        bar.bringSubviewToFront(tabs[0])
        XCTAssertEqual(places(), [3, 1, 2])
        tabs[1].removeFromSuperview()
        XCTAssertEqual(places()[0], 2)
        XCTAssertEqual(places()[2], 1)
        window.isHidden = true
    }

    func testNamesOfActionsOnTheBus() {
        let action = UIAccessibilityCustomAction(name: "Move Left!", actionHandler: nil)
        XCTAssertEqual(action.name, "Move Left!")
        XCTAssertEqual(AccessibilityActions.busName(action.name), "move-left")
        XCTAssertEqual(AccessibilityActions.busName("حرّك"), "action")
    }
}
