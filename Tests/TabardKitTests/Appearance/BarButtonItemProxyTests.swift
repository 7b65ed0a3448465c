import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// What proxies say of the buttons of navigation bars and toolbars (A10).
@preconcurrency @MainActor
final class BarButtonItemProxyTests: TabBarTestCase {
    private class SpecialNavigation: UINavigationController {}

    override func tearDown() async throws {
        AppearanceProxies.removeAll()
        try await super.tearDown()
    }

    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
    }

    private func color(_ item: UIBarButtonItem, _ state: UIControl.State = .normal) -> UIColor? {
        item.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
    }

    private func showBar(_ navigation: UINavigationController, _ items: [UIBarButtonItem]) {
        let page = UIViewController()
        page.navigationItem.rightBarButtonItems = items
        navigation.setViewControllers([page], animated: false)
        show(navigation)
    }

    func testA10ItemsThatAreShownAfterwardsTakePart() throws {
        let proxy = UIBarButtonItem.appearance()
        proxy.tintColor = .red
        proxy.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
        proxy.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .highlighted)
        proxy.setTitleTextAttributes([.foregroundColor: UIColor.gray], for: .disabled)
        let plain = item("A")
        let own = item("B")
        own.tintColor = .black
        own.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .normal)
        XCTAssertNil(plain.tintColor)
        let navigation = UINavigationController()
        showBar(navigation, [plain, own])
        XCTAssertEqual(plain.tintColor, .red)
        XCTAssertEqual(color(plain), .green)
        XCTAssertEqual(color(plain, .highlighted), .blue)
        XCTAssertEqual(color(plain, .disabled), .gray)
        XCTAssertEqual(own.tintColor, .black, "the app's own wins")
        XCTAssertEqual(color(own), .black)
        XCTAssertEqual(color(own, .highlighted), .blue)
        proxy.tintColor = .yellow
        XCTAssertEqual(plain.tintColor, .red, "what is shown keeps its look")
        let late = item("C")
        navigation.topViewController?.navigationItem.leftBarButtonItem = late
        MainLoop.iterate(seconds: 0.05)
        XCTAssertEqual(late.tintColor, .yellow)
        let drawn = try XCTUnwrap(late._button as? NavigationBarButton).commands.contains { command in
            guard case .text(_, _, _, let color) = command else { return false }
            return color == UIColor.green.components(with: navigation.traitCollection)
        }
        XCTAssertTrue(drawn)
    }

    func testContainersChoose() {
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [SpecialNavigation.self]).tintColor = .red
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .blue
        let (special, plain, tool) = (item("A"), item("B"), item("C"))
        showBar(SpecialNavigation(), [special])
        showBar(UINavigationController(), [plain])
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let page = UIViewController()
        page.view.addSubview(toolbar)
        toolbar.items = [tool]
        show(page)
        XCTAssertEqual(special.tintColor, .red)
        XCTAssertNil(plain.tintColor)
        XCTAssertEqual(tool.tintColor, .blue)
    }

    func testTheWayBackTakesPart() throws {
        let proxy = UIBarButtonItem.appearance()
        proxy.tintColor = .red
        proxy.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
        let first = UIViewController()
        first.title = "First"
        let navigation = UINavigationController()
        navigation.setViewControllers([first, UIViewController()], animated: false)
        show(navigation)
        let back = try XCTUnwrap(
            navigation.navigationBar._content.subviews.lazy.compactMap { $0 as? NavigationBarButton }.first
        )
        XCTAssertEqual(back.tintColor, .red)
        let fonts = back.commands.compactMap { command -> Double? in
            guard case .text(_, _, let font, _) = command else { return nil }
            return font.size
        }
        XCTAssertEqual(fonts, [30])
        XCTAssertGreaterThan(back.frame.width, 80, "there is room for it")
    }

    func testTraitsChooseLive() {
        UIBarButtonItem.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).tintColor = .red
        let plain = item("A")
        let navigation = UINavigationController()
        showBar(navigation, [plain])
        XCTAssertNil(plain.tintColor)
        navigation.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(plain.tintColor, .red)
        navigation.overrideUserInterfaceStyle = .light
        XCTAssertNil(plain.tintColor)
    }

    func testA10ItemsOfAWindowThatNobodyHasSeenTakePart() {
        let plain = item("A")
        let page = UIViewController()
        page.navigationItem.rightBarButtonItem = plain
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.rootViewController = UINavigationController(rootViewController: page)
        window.makeKeyAndVisible()
        UIBarButtonItem.appearance().tintColor = .red
        XCTAssertEqual(plain.tintColor, .red)
        window.isHidden = true
        window.rootViewController = nil
    }
}
