import XCTest

@testable import TabardKit

/// Pages that can't be shown stop the program, and what it can live with is told in the log.
@preconcurrency @MainActor
final class PageMisuseTests: MisuseTestCase {
    /// Says that each page stands beside itself.
    @MainActor
    private final class Mirror: NSObject, UIPageViewControllerDataSource {
        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { viewController }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { viewController }
    }

    override class var misuses: [String: () -> Void] {
        [
            "none": { set(nil) },
            "empty": { set([]) },
            "two": { set([UIViewController(), UIViewController()]) },
            "twice": { setTwice() },
            "itself": {
                let pages = make()
                pages.setViewControllers([pages], direction: .forward, animated: false)
            },
            "single": { make(.pageCurl, options: [.spineLocation: 2]).isDoubleSided = false },
            "curls": {
                _ = UIPageViewController()
                _ = UIPageViewController()
                print("spine \(UIPageViewController().spineLocation.rawValue)")
            },
            "options": {
                print("spacing \(make(options: [.interPageSpacing: "wide"])._spacing)")
                print("spacing \(make(options: [.interPageSpacing: -CGFloat.infinity])._spacing)")
                print("spine \(make(.pageCurl, options: [.spineLocation: 99]).spineLocation.rawValue)")
                print("spine \(make(options: [.spineLocation: 2]).spineLocation.rawValue)")
            },
            "mirror": { lookIntoMirror() },
        ]
    }

    private static func make(
        _ style: UIPageViewController.TransitionStyle = .scroll,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) -> UIPageViewController {
        UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal, options: options)
    }

    private static func set(_ controllers: [UIViewController]?) {
        make().setViewControllers(controllers, direction: .forward, animated: false)
    }

    private static func setTwice() {
        let page = UIViewController()
        make(.pageCurl, options: [.spineLocation: 2])
            .setViewControllers([page, page], direction: .forward, animated: false)
    }

    private static func lookIntoMirror() {
        let pages = make()
        let mirror = Mirror()
        pages.dataSource = mirror
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        pages.beginAppearanceTransition(true, animated: false)
        pages.view.layoutIfNeeded()
        print("insets \(pages._pageScrollView.contentInset.left) \(pages._pageScrollView.contentInset.right)")
    }

    func testMisuseStopsWithAMessage() throws {
        for (name, count) in ["none": 0, "empty": 0, "two": 2] {
            try assertStops(
                name,
                saying:
                    "The number of view controllers provided (\(count)) doesn't match the number required (1)"
            )
        }
        try assertStops("twice", saying: "can't show a controller twice at a time")
        try assertStops("itself", saying: "can't be its own child")
        try assertStops("single", saying: "can't be single sided")
    }

    func testLeavesSlideAndSaySoOnce() throws {
        let (reason, text) = try run("curls")
        XCTAssertEqual(reason, .exit, text)
        XCTAssertTrue(text.contains("spine 1"), text)
        XCTAssertEqual(text.components(separatedBy: "pageCurl slide").count, 2, text)
    }

    func testOptionsOfWrongKindsAreLeftAside() throws {
        let (reason, text) = try run("options")
        XCTAssertEqual(reason, .exit, text)
        for part in [
            "wide is no space", "-inf is no space", "99 is no place", "OptionSpineLocationKey has no effect",
            "spacing 0.0\nspacing 0.0\n", "spine 1", "spine 0",
        ] { XCTAssertTrue(text.contains(part), "\(part): \(text)") }
    }

    func testAPageBesideItselfIsNone() throws {
        let (reason, text) = try run("mirror")
        XCTAssertEqual(reason, .exit, text)
        XCTAssertEqual(text.components(separatedBy: "stands beside itself").count, 3, text)
        let width = UIScreen.main.bounds.width
        XCTAssertTrue(text.contains("insets -\(width) -\(width)"), text)
    }
}
