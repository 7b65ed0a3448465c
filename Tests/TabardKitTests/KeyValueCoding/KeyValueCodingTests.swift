import GtkInterop
import XCTest

@testable import TabardKit

/// UIKit's well-known keys (O4).
@preconcurrency @MainActor
final class KeyValueCodingTests: TabBarTestCase {
    private final class OwnBar: UITabBar {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 80) }
    }

    /// Whenever it is given, a bar of the app's own becomes the bar.
    func testO4ABarOfTheAppsOwnBecomesTheBarAtAnyTime() {
        for moment in 0..<4 {
            let tabs = UITabBarController()
            let all = controllers(["A", "B", "C", "D", "E", "F"])
            let former = tabs.tabBar
            let bar = OwnBar()
            if moment == 0 { tabs.setValue(bar, forKey: "tabBar") }
            tabs.viewControllers = all
            if moment == 1 { tabs.setValue(bar, forKey: "tabBar") }
            show(tabs)
            if moment == 2 { tabs.setValue(bar, forKey: "tabBar") }
            tabs.selectedIndex = 5
            if moment == 3 { tabs.setValue(bar, forKey: "tabBar") }
            windows.last?.layoutIfNeeded()
            XCTAssertTrue(tabs.tabBar === bar)
            XCTAssertTrue(tabs.value(forKey: "tabBar") as? UITabBar === bar)
            XCTAssertEqual(bar.items?.map(\.title), ["A", "B", "C", "D", "More"])
            XCTAssertTrue(bar.selectedItem === tabs._moreTabBarItem)
            XCTAssertTrue(bar.superview === tabs.view)
            XCTAssertEqual(bar.frame, CGRect(x: 0, y: 620, width: 390, height: 80))
            XCTAssertNil(former.superview)
            XCTAssertNil(former.items)
            former.items = [UITabBarItem(title: "It stands alone now", image: nil, tag: 0)]
            tap(1, in: tabs)
            XCTAssertEqual(tabs.selectedIndex, 1)
            XCTAssertEqual(all[1].view.safeAreaInsets.bottom, 80)
            all[1].tabBarItem.badgeValue = "3"
            XCTAssertEqual((all[1].tabBarItem.value(forKey: "view") as? TabBarButton)?.item.badgeValue, "3")
        }
    }

    func testO4ABarOfTheAppsOwnBecomesTheNavigationBar() {
        final class OwnNavigationBar: UINavigationBar {}
        for isShown in [false, true] {
            let stack = UINavigationController(rootViewController: RecordingController("Root", journal))
            if isShown { show(stack) }
            let bar = OwnNavigationBar(frame: .zero)
            stack.setValue(bar, forKey: "navigationBar")
            if !isShown { show(stack) }
            stack.pushViewController(RecordingController("Page", journal), animated: false)
            windows.last?.layoutIfNeeded()
            XCTAssertTrue(stack.navigationBar === bar)
            XCTAssertTrue(bar.superview === stack.view)
            XCTAssertEqual(bar.topItem?.title, "Page")
            XCTAssertEqual(stack.view.subviews.filter { $0 is UINavigationBar }.count, 1)
        }
    }

    func testO4PropertiesAreReadAndSetByTheirNames() {
        let controller = UIViewController()
        controller.setValue("Title", forKey: "title")
        XCTAssertEqual(controller.title, "Title")
        controller.setValue(nil, forKey: "title")
        XCTAssertNil(controller.value(forKey: "title"))
        let view = UIView()
        view.setValue(true, forKey: "hidden")
        view.setValue(1, forKey: "tag")
        view.setValue(NSNumber(value: 0.5), forKey: "alpha")
        XCTAssertEqual([view.isHidden, view.tag == 1, view.alpha == 0.5], [true, true, true])
        let item = UIBarButtonItem(title: "Old")
        item.setValue("New", forKey: "title")
        item.setValue(0, forKey: "enabled")
        XCTAssertEqual(item.value(forKey: "title") as? String, "New")
        XCTAssertFalse(item.isEnabled)
        let search = UISearchBar()
        XCTAssertTrue(search.value(forKey: "searchField") as? UITextField === search.searchTextField)
        search.setValue("Finish", forKey: "cancelButtonText")
        XCTAssertEqual((search.value(forKey: "cancelButton") as? UIButton)?.title(for: .normal), "Finish")
        let action = UIAlertAction(title: "Go", style: .default)
        action.setValue(UIColor.green, forKey: "titleTextColor")
        XCTAssertEqual(action.value(forKey: "titleTextColor") as? UIColor, .green)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.setValue(NSAttributedString(string: "Important"), forKey: "attributedTitle")
        XCTAssertEqual(alert.title, "Important")
    }

    func testO4KeyPathsLeadToPropertiesOfProperties() {
        let field = UITextField()
        field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
        XCTAssertEqual(field.value(forKeyPath: "_placeholderLabel.textColor") as? UIColor, .red)
        XCTAssertEqual(field._placeholderColor, .red)
        let tabs = UITabBarController()
        tabs.setValue(UIColor.blue, forKeyPath: "tabBar.tintColor")
        XCTAssertEqual(tabs.tabBar.tintColor, .blue)
        XCTAssertNil(UIView().value(forKeyPath: "superview.tag"), "nothing is there")
        let view = UIView()
        view.setValue(8, forKeyPath: "layer.cornerRadius")
        XCTAssertEqual(view.layer.cornerRadius, 8)
        view.layer.setValue("mine", forKey: "ownName")
        XCTAssertEqual(view.value(forKeyPath: "layer.ownName") as? String, "mine")
    }

    func testO4AnAppsOwnMembersAndUIKitsAreFoundInOneTable() {
        class Page: UIViewController {
            var number = 1
            weak var label: UILabel?
            nonisolated override class var _selectors: _SelectorTable {
                _SelectorTable(
                    Page.self,
                    super._selectors,
                    [
                        .property("number", { $0.number }, { $0.number = $1 }),
                        .property("label", { $0.label }, { $0.label = $1 }),
                    ]
                )
            }
        }
        let (page, label) = (Page(), UILabel())
        let object: NSObject = page
        object.setValue(label, forKey: "label")
        object.setValue("Text", forKeyPath: "label.text")
        object.setValue(3, forKey: "number")
        object.setValue("Title", forKey: "title")
        XCTAssertEqual([page.label?.text, page.title], ["Text", "Title"])
        XCTAssertEqual(page.number, 3)
        object.setValue(nil, forKey: "label")
        XCTAssertNil(page.label)
    }

    func testO4SubclassesMayOverride() {
        final class OwnController: UIViewController {
            var own: [String: String] = [:]

            override func setValue(_ value: Any?, forKey key: String) {
                guard key == "own" else { return super.setValue(value, forKey: key) }
                own[key] = value as? String
            }

            override func value(forUndefinedKey key: String) -> Any? { own[key] ?? "unknown" }
        }
        let controller = OwnController()
        controller.setValue("Mine", forKey: "own")
        controller.setValue("Title", forKey: "title")
        XCTAssertEqual(controller.value(forKey: "own") as? String, "Mine")
        XCTAssertEqual(controller.value(forKey: "other") as? String, "unknown")
        XCTAssertEqual(controller.title, "Title")
    }
}

/// What stops the program, each in a child process, and what it says.
@preconcurrency @MainActor
final class KeyValueCodingMisuseTests: MisuseTestCase {
    override class var misuses: [String: () -> Void] {
        [
            "unknown": { UITabBarController().setValue(1, forKey: "tabbar") },
            "unknownRead": { _ = UIBarButtonItem().value(forKey: "nothing") },
            "kind": { UITabBarController().setValue(UIView(), forKey: "tabBar") },
            "nothing": { UIView().setValue(nil, forKey: "alpha") },
            "readOnly": { UIViewController().setValue(nil, forKey: "navigationItem") },
            "otherBar": {
                let other = UITabBarController()
                UITabBarController().setValue(other.tabBar, forKey: "tabBar")
            },
        ]
    }

    func testMisuseStopsWithAMessageThatNamesTheKeys() throws {
        try assertStops("unknown", saying: "UITabBarController", "'tabbar'", "tabBar")
        try assertStops("unknownRead", saying: "UIBarButtonItem", "'nothing'", "customView")
        try assertStops("otherBar", saying: "make one for each")
        try assertStops("kind", saying: "can't set 'tabBar' to a value of UIView")
        try assertStops("nothing", saying: "can't set 'alpha' to nil")
        try assertStops("readOnly", saying: "'navigationItem' of UIViewController can only be read")
    }
}
