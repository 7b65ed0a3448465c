import XCTest

@testable import TabardKit

@preconcurrency @MainActor
final class UISearchTabTests: TabsTestCase {
    private let search = UISearchController(searchResultsController: nil)

    private func searchTab() -> UISearchTab {
        UISearchTab { [search] _ in
            let content = UIViewController()
            content.navigationItem.searchController = search
            return UINavigationController(rootViewController: content)
        }
    }

    func testT11ItHasATitleAnIconAndAPlaceOfItsOwn() {
        let tab = searchTab()
        XCTAssertEqual(tab.title, "Search")
        XCTAssertNotNil(tab.image)
        XCTAssertEqual(tab.identifier, UISearchTab.identifier)
        let controller = makeController([tab, self.tab("a"), self.tab("b")])
        XCTAssertEqual(order(controller), ["a", "b", UISearchTab.identifier])
        let own = UISearchTab(title: "Find", image: nil, identifier: "find")
        XCTAssertEqual(own.title, "Find")
        XCTAssertEqual(own.identifier, "find")
    }

    func testT11TheSearchBeginsWithTheTabAndItsEndLeadsBack() {
        let tab = searchTab()
        tab.automaticallyActivatesSearch = true
        let controller = makeController([self.tab("a"), self.tab("b"), tab])
        show(controller)
        tap(1, in: controller)
        tap(2, in: controller)
        XCTAssertTrue(search.isActive)
        XCTAssertTrue(controller.selectedTab === tab)
        search.isActive = false
        XCTAssertEqual(controller.selectedTab?.identifier, "b")
        tap(2, in: controller)
        XCTAssertTrue(search.isActive)
        tap(0, in: controller)
        search.isActive = false
        XCTAssertEqual(controller.selectedTab?.identifier, "a", "another tab was selected meanwhile")
    }

    func testT11ItDoesNotBeginByItselfUnlessAsked() {
        let tab = searchTab()
        let controller = makeController([self.tab("a"), tab])
        show(controller)
        tap(1, in: controller)
        XCTAssertFalse(search.isActive)
        tab.automaticallyActivatesSearch = true
        controller.selectedTab = controller.tabs[0]
        controller.selectedTab = tab
        XCTAssertFalse(search.isActive, "the app selected it")
    }
}
