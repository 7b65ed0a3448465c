import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// What views inherit: tint, traits, safe area.
@preconcurrency @MainActor
final class ViewInheritanceTests: TabBarTestCase {
    override func tearDown() async throws {
        StyleManager.shared.colorScheme = .automatic
        try await super.tearDown()
    }

    private func view(_ name: String, frame: CGRect = CGRect(x: 0, y: 0, width: 50, height: 50))
        -> RecordingView
    {
        let view = RecordingView(name, journal, frame: frame)
        (view.recordsMoves, view.recordsInheritance) = (false, true)
        return view
    }

    func testTheTintComesFromTheNearestThatHasOne() {
        let (a, b, c) = (view("a"), view("b"), view("c"))
        XCTAssertEqual(a.tintColor, .tintColor)
        a.addSubview(b)
        b.addSubview(c)
        _ = journal.take()
        a.tintColor = .systemRed
        XCTAssertEqual(journal.take(), ["a tint", "b tint", "c tint"])
        XCTAssertEqual(c.tintColor, .systemRed)
        b.tintColor = .systemGreen
        XCTAssertEqual(journal.take(), ["b tint", "c tint"])
        a.tintColor = .systemPink
        XCTAssertEqual(journal.take(), ["a tint"], "the others have another")
        XCTAssertEqual(c.tintColor, .systemGreen)
        b.tintColor = nil
        XCTAssertEqual(c.tintColor, .systemPink)
        c.removeFromSuperview()
        XCTAssertEqual(c.tintColor, .tintColor)
    }

    func testLightAndDarkReachEveryViewOnce() {
        StyleManager.shared.colorScheme = .light
        let window = show(UIViewController())
        let (a, b, c) = (view("a"), view("b"), view("c"))
        a.addSubview(b)
        window.addSubview(a)
        window.addSubview(c)
        c.overrideUserInterfaceStyle = .light
        MainLoop.iterate(seconds: 0.05)
        _ = journal.take()
        StyleManager.shared.colorScheme = .dark
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { a.traitCollection.userInterfaceStyle == .dark })
        XCTAssertEqual(journal.take(), ["a traits", "b traits"])
        XCTAssertEqual(c.traitCollection.userInterfaceStyle, .light)
        StyleManager.shared.colorScheme = .light
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { b.traitCollection.userInterfaceStyle == .light })
        XCTAssertEqual(journal.take(), ["a traits", "b traits"])
    }

    func testAnOverrideHoldsForAllInside() {
        let (a, b, c) = (view("a"), view("b"), view("c"))
        a.addSubview(b)
        b.addSubview(c)
        _ = journal.take()
        a.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(journal.take(), ["a traits", "b traits", "c traits"])
        XCTAssertEqual(c.traitCollection.userInterfaceStyle, .dark)
        b.overrideUserInterfaceStyle = .light
        XCTAssertEqual(journal.take(), ["b traits", "c traits"])
        b.overrideUserInterfaceStyle = .light
        XCTAssertEqual(journal.take(), [])
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(controller.view.traitCollection.userInterfaceStyle, .dark)
        let own = view("own")
        let other = UIViewController()
        other.view = own
        _ = journal.take()
        other.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(journal.take(), ["own traits"])
    }

    func testSizeClassesChangeAtSixHundredPoints() {
        let controller = UIViewController()
        let window = show(controller, width: 599, height: 500)
        let a = view("a")
        controller.view.addSubview(a)
        XCTAssertEqual(a.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(a.traitCollection.verticalSizeClass, .regular)
        _ = journal.take()
        window._native?.setDefaultSize(width: 600, height: 500)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { window.bounds.width == 600 })
        XCTAssertEqual(a.traitCollection.horizontalSizeClass, .regular)
        XCTAssertEqual(journal.take(), ["a traits"])
        window._native?.setDefaultSize(width: 700, height: 500)
        XCTAssertTrue(MainLoop.iterate(seconds: 5) { window.bounds.width == 700 })
        XCTAssertEqual(journal.take(), [], "still regular")
    }

    func testTheSafeAreaIsWhatLiesUnderTheInsets() {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
        let part = view("part", frame: CGRect(x: 0, y: 20, width: 100, height: 100))
        let free = view("free", frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        let inner = view("inner", frame: CGRect(x: 0, y: 10, width: 100, height: 10))
        let low = view("low", frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        for one in [part, free, low] { controller.view.addSubview(one) }
        part.addSubview(inner)
        _ = journal.take()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0)
        XCTAssertEqual(journal.take(), ["part safeArea 24 0", "inner safeArea 14 0", "low safeArea 0 49"])
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0)
        XCTAssertEqual(journal.take(), [])
        part.frame.origin.y = 0
        XCTAssertEqual(journal.take(), ["part safeArea 44 0", "inner safeArea 34 0"])
        part.frame.origin.y = 44
        XCTAssertEqual(journal.take(), ["part safeArea 0 0", "inner safeArea 0 0"])
        controller.view.frame.size.height = 500
        XCTAssertEqual(journal.take(), ["low safeArea 0 0"], "the bar went down and left it free")
        XCTAssertEqual(free.safeAreaInsets, .zero)
    }

    /// C12
    func testTheContentOfContainersKnowsTheirBars() {
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        show(tabs)
        let insets = content.view.safeAreaInsets
        let bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: content.view)
        XCTAssertGreaterThan(insets.top, 20)
        XCTAssertEqual(insets.top, bar.maxY)
        XCTAssertGreaterThan(insets.bottom, 20)
        XCTAssertEqual(insets.bottom, tabs.tabBar.bounds.height)
        let label = UILabel(frame: CGRect(x: 0, y: 10, width: 100, height: 20))
        content.view.addSubview(label)
        XCTAssertEqual(label.safeAreaInsets.top, insets.top - 10)
        XCTAssertEqual(label.safeAreaInsets.bottom, 0)
    }

    func testTheControllerHearsOfTheSafeArea() {
        final class Controller: UIViewController {
            var count = 0
            override func viewSafeAreaInsetsDidChange() { count += 1 }
        }
        let (outer, inner) = (UIViewController(), Controller())
        outer.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        inner.view.frame = outer.view.bounds
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        outer.additionalSafeAreaInsets.top = 10
        XCTAssertEqual(inner.count, 1)
        inner.additionalSafeAreaInsets.top = 5
        XCTAssertEqual(inner.count, 2)
        XCTAssertEqual(inner.view.safeAreaInsets.top, 15)
        outer.additionalSafeAreaInsets.top = 10
        XCTAssertEqual(inner.count, 2)
    }
}
