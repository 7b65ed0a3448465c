import UIKit
import XCTest

/// The code of the article about looks.
@preconcurrency @MainActor
final class LooksTests: XCTestCase {
    private func dress(_ tabBar: UITabBar) {
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .secondarySystemBackground
        let item = appearance.stackedLayoutAppearance
        item.normal.iconColor = .secondaryLabel
        item.selected.iconColor = .systemIndigo
        item.selected.titleTextAttributes = [.foregroundColor: UIColor.systemIndigo]
        item.normal.badgeBackgroundColor = .systemIndigo
        tabBar.standardAppearance = appearance
    }

    private func makeItem() -> UITabBarItem {
        let item = UITabBarItem(
            title: "Likes",
            image: UIImage(systemName: "heart"),
            selectedImage: UIImage(systemName: "heart.fill")
        )
        item.badgeValue = "12"
        return item
    }

    private func dressAllTabBars() {
        UITabBar.appearance().tintColor = .systemPink
        UITabBarItem.appearance().badgeColor = .systemPink
    }

    func testTheBarHasTheLook() {
        let bar = UITabBar()
        bar.items = [makeItem()]
        dress(bar)
        XCTAssertEqual(bar.standardAppearance.backgroundColor, .secondarySystemBackground)
        XCTAssertEqual(bar.standardAppearance.stackedLayoutAppearance.selected.iconColor, .systemIndigo)
        XCTAssertNotNil(bar.items?.first?.image)
    }

    func testAllBarsHaveTheTint() {
        dressAllTabBars()
        XCTAssertEqual(UITabBar.appearance().tintColor, .systemPink)
        UITabBar.appearance().tintColor = nil
        UITabBarItem.appearance().badgeColor = nil
    }
}
