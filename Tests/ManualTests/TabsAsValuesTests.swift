import TabardTesting
import UIKit
import XCTest

/// The code of the article about tabs as values.
@preconcurrency @MainActor
final class TabsAsValuesTests: XCTestCase {
    final class Page: UIViewController {
        init(_ tab: UITab) {
            super.init(nibName: nil, bundle: nil)
            title = tab.title
        }

        required init?(coder: NSCoder) { nil }
    }

    final class Tabs: UITabBarController, UITabBarControllerDelegate {
        private(set) var reorderedGroups: [UITabGroup] = []

        init(layout: String) {
            super.init(nibName: nil, bundle: nil)
            customizationIdentifier = layout
            delegate = self
            let home = UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { tab in
                UINavigationController(rootViewController: Page(tab))
            }
            home.preferredPlacement = .fixed
            let search = UISearchTab { tab in
                UINavigationController(rootViewController: Page(tab))
            }
            tabs = [home, library(), search]
        }

        required init?(coder: NSCoder) { nil }

        private func library() -> UITabGroup {
            let albums = UITab(
                title: "Albums",
                image: UIImage(systemName: "square.stack"),
                identifier: "albums"
            ) {
                Page($0)
            }
            let songs = UITab(title: "Songs", image: UIImage(systemName: "music.note"), identifier: "songs") {
                Page($0)
            }
            albums.preferredPlacement = .default
            songs.allowsHiding = true
            let library = UITabGroup(
                title: "Library",
                image: UIImage(systemName: "music.note.list"),
                identifier: "library",
                children: [albums, songs]
            )
            library.allowsReordering = true
            library.managingNavigationController = UINavigationController()
            return library
        }

        func showPlayer(_ player: UIView) {
            bottomAccessory = UITabAccessory(contentView: player)
            tabBarMinimizeBehavior = .onScrollDown
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            displayOrderDidChangeFor group: UITabGroup
        ) {
            reorderedGroups.append(group)
        }
    }

    func testTabsInGroupsAreShownAndSelected() throws {
        let tabs = Tabs(layout: UUID().uuidString)
        XCTAssertEqual(tabs.tabs.map(\.title), ["Home", "Library", "Search"])
        XCTAssertEqual(tabs.selectedTab?.identifier, "home")
        let songs = try XCTUnwrap(tabs.tab(forIdentifier: "songs"))
        tabs.selectedTab = songs
        XCTAssertEqual(songs.viewController?.title, "Songs")
        XCTAssertTrue(songs.managingTabGroup === tabs.tabs[1])
        tabs.showPlayer(UIView())
        XCTAssertNotNil(tabs.bottomAccessory)
        XCTAssertEqual(tabs.reorderedGroups, [])
    }
}
