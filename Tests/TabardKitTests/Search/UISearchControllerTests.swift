import GtkInterop
import XCTest

@testable import TabardKit

/// Searches in a navigation bar, by real keys and clicks of the X server.
@preconcurrency @MainActor
final class UISearchControllerTests: TextTestCase {
    @MainActor
    private final class Listener: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
        let journal: Journal

        init(_ journal: Journal) { self.journal = journal }

        func updateSearchResults(for searchController: UISearchController) {
            journal.entries.append("update '\(searchController.searchBar.text ?? "")'")
        }
        func willPresentSearchController(_ searchController: UISearchController) {
            journal.entries.append("willPresent")
        }
        func didPresentSearchController(_ searchController: UISearchController) {
            journal.entries.append("didPresent")
        }
        func willDismissSearchController(_ searchController: UISearchController) {
            journal.entries.append("willDismiss")
        }
        func didDismissSearchController(_ searchController: UISearchController) {
            journal.entries.append("didDismiss")
        }
    }

    private lazy var listener = Listener(journal)

    private func search(_ results: UIViewController? = nil) -> (UISearchController, UINavigationController) {
        let search = UISearchController(searchResultsController: results)
        search.searchResultsUpdater = listener
        search.delegate = listener
        let root = UIViewController()
        root.title = "Songs"
        root.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: root)
        show(navigation, width: 320, height: 400)
        MainLoop.iterate(seconds: 0.2)
        return (search, navigation)
    }

    func testSearchingByClickAndKeys() throws {
        let (search, navigation) = search()
        XCTAssertFalse(search.obscuresBackgroundDuringPresentation)
        search.obscuresBackgroundDuringPresentation = true
        let bar = navigation.navigationBar
        XCTAssertEqual(bar.bounds.height, 44 + 56)
        XCTAssertEqual(navigation.topViewController?.view.safeAreaInsets.top, 100)
        try click(search.searchBar, at: CGPoint(x: 150, y: 28))
        XCTAssertTrue(search.isActive)
        XCTAssertTrue(search.searchBar.isFirstResponder)
        XCTAssertEqual(journal.take(), ["willPresent", "update ''", "didPresent"])
        XCTAssertEqual(bar.bounds.height, 56, "the title makes room")
        XCTAssertTrue(search.searchBar.showsCancelButton)
        XCTAssertEqual(search._overlay?.frame, CGRect(x: 0, y: 56, width: 320, height: 344))
        try type("a")
        XCTAssertEqual(journal.take(), ["update 'a'"])
        try type("Escape")
        XCTAssertFalse(search.isActive)
        XCTAssertEqual(journal.take(), ["willDismiss", "update ''", "didDismiss"])
        XCTAssertEqual(bar.bounds.height, 100)
        XCTAssertNil(search._overlay)
        XCTAssertFalse(search.searchBar.isFirstResponder)
    }

    func testTheShortcutAndResults() throws {
        let results = UIViewController()
        let (search, navigation) = search(results)
        search.obscuresBackgroundDuringPresentation = true
        try type("ctrl+f")
        XCTAssertTrue(search.isActive)
        XCTAssertNil(results.parent)
        let overlay = try XCTUnwrap(search._overlay)
        XCTAssertEqual(overlay._role, .generic, "the bar has the button that ends the search (V1)")
        XCTAssertEqual(overlay._accessibleActions.map(\.name), [])
        try type("x")
        XCTAssertTrue(results.parent === navigation.topViewController)
        XCTAssertEqual(results.view.bounds.size, CGSize(width: 320, height: 344))
        try click(results.view, at: CGPoint(x: 100, y: 100))
        XCTAssertTrue(search.isActive, "the results have presses of their own")
        try type("BackSpace")
        XCTAssertNil(results.parent)
        XCTAssertTrue(search.isActive)
        try click(try XCTUnwrap(search._overlay), at: CGPoint(x: 100, y: 100))
        XCTAssertFalse(search.isActive, "a click on what is dimmed ends the search")
    }

    func testThroughTheProgram() {
        let (search, navigation) = search()
        search.hidesNavigationBarDuringPresentation = false
        search.isActive = true
        MainLoop.iterate(seconds: 0.1)
        XCTAssertNil(search._overlay)
        XCTAssertEqual(navigation.navigationBar.bounds.height, 100)
        XCTAssertEqual(journal.take(), ["willPresent", "update ''", "didPresent"])
        search.isActive = false
        XCTAssertEqual(journal.take(), ["willDismiss", "update ''", "didDismiss"])
        navigation.topViewController?.navigationItem.searchController = nil
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(navigation.navigationBar.bounds.height, 44)
        XCTAssertNil(search.searchBar.superview)
        navigation.topViewController?.navigationItem.searchController = search
        navigation.pushViewController(UIViewController(), animated: false)
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(navigation.navigationBar.bounds.height, 44)
    }

    func testTheTitleIsAwayWhileTheBarSearches() {
        let (search, navigation) = search()
        let content = navigation.navigationBar._content
        XCTAssertFalse(content.isHidden)
        search.isActive = true
        windows[0].layoutIfNeeded()
        XCTAssertTrue(content.isHidden)
        search.isActive = false
        windows[0].layoutIfNeeded()
        XCTAssertFalse(content.isHidden)
    }
}
