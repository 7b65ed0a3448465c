import XCTest

@testable import TabardKit

/// Delegates that documents connect (I2).
@preconcurrency @MainActor
final class DelegateOutletTests: InterfaceTestCase {
    private final class Owner: NSObject, UIGestureRecognizerDelegate, UITabBarDelegate,
        UITabBarControllerDelegate,
        UINavigationControllerDelegate, UISplitViewControllerDelegate, UIPageViewControllerDelegate,
        UIPageViewControllerDataSource
    {
        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { nil }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { nil }
    }

    func testDelegatesOfRecognizersBarsAndContainersAreConnected() throws {
        let owner = Owner()
        func outlet(_ property: String = "delegate") -> String {
            "<outlet property=\"\(property)\" destination=\"-1\" id=\"\(UUID().uuidString)\"/>"
        }
        let connections = "<connections>\(outlet())</connections>"
        let objects = nib(
            """
            <tapGestureRecognizer id="a">\(connections)</tapGestureRecognizer>
            <tabBar id="b">\(connections)</tabBar>
            <navigationController id="c">\(connections)</navigationController>
            <tabBarController id="d">\(connections)</tabBarController>
            <splitViewController id="e">\(connections)</splitViewController>
            <pageViewController id="f"><connections>\(outlet())\(outlet("dataSource"))</connections></pageViewController>
            """
        ).instantiate(withOwner: owner)
        XCTAssertEqual(objects.count, 6)
        XCTAssertTrue((objects[0] as? UITapGestureRecognizer)?.delegate === owner)
        XCTAssertTrue((objects[1] as? UITabBar)?.delegate === owner)
        XCTAssertTrue((objects[2] as? UINavigationController)?.delegate === owner)
        XCTAssertTrue((objects[3] as? UITabBarController)?.delegate === owner)
        XCTAssertTrue((objects[4] as? UISplitViewController)?.delegate === owner)
        let pages = try XCTUnwrap(objects[5] as? UIPageViewController)
        XCTAssertTrue(pages.delegate === owner && pages.dataSource === owner)
        XCTAssertEqual(told, [])
    }

    func testADelegateOfAManagedTabBarIsTold() {
        let owner = Owner()
        let controller =
            nib(
                """
                <tabBarController id="d"><tabBar key="tabBar" id="b"><connections>
                <outlet property="delegate" destination="-1" id="o"/></connections></tabBar></tabBarController>
                """
            ).instantiate(withOwner: owner).first as? UITabBarController
        XCTAssertNotNil(controller)
        XCTAssertFalse(controller?.tabBar.delegate === owner)
        XCTAssertEqual(
            told,
            ["3: outlet o: A tab bar controller manages this tab bar, so its delegate can't be changed"]
        )
    }

    func testColoursHaveTheNamesOfAllVersionsOfXcode() throws {
        let view = try XCTUnwrap(
            nib(
                """
                <view id="v"><subviews>
                <view id="a"><color key="backgroundColor" cocoaTouchSystemColor="whiteColor"/></view>
                <view id="b"><color key="backgroundColor" xcode11CocoaTouchSystemColor="systemBackgroundColor" \
                cocoaTouchSystemColor="whiteColor"/></view>
                <view id="c"><color key="backgroundColor" cocoaTouchSystemColor="tableCellGroupedBackgroundColor"/></view>
                </subviews></view>
                """
            ).instantiate(withOwner: nil).first as? UIView
        )
        XCTAssertEqual(
            view.subviews.map(\.backgroundColor),
            [.white, .systemBackground, .secondarySystemGroupedBackground]
        )
        XCTAssertEqual(told, [])
    }
}
