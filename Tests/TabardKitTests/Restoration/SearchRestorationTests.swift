import GtkInterop
import XCTest

@testable import TabardKit

/// What comes back of searches and of pages that are turned (R1).
@preconcurrency @MainActor
final class SearchRestorationTests: RestorationTestCase {
    private func launch(_ root: UIViewController) {
        app.window?.isHidden = true
        app.window?.rootViewController = nil
        start(root)
        appear()
        MainLoop.iterate(seconds: 0.2)
    }

    private func relaunchAndAppear(_ root: UIViewController) throws {
        let objects = try XCTUnwrap(restoration.collect())
        app.window?.isHidden = true
        app.window?.rootViewController = nil
        start(root)
        restoration.restore(objects)
        appear()
        MainLoop.iterate(seconds: 0.2)
    }

    /// A list that makes its search when its view is loaded, as apps do.
    private final class Songs: UITableViewController, UISearchResultsUpdating {
        let search: UISearchController
        let isInItem: Bool
        var updates: [String] = []

        init(_ results: UIViewController? = nil, isInItem: Bool = true) {
            search = UISearchController(searchResultsController: results)
            self.isInItem = isInItem
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = "songs"
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            search.restorationIdentifier = "search"
            search.searchResultsUpdater = self
            search.searchBar.scopeButtonTitles = ["All", "New", "Old"]
            if isInItem {
                navigationItem.searchController = search
            } else {
                tableView.tableHeaderView = search.searchBar
            }
        }

        func updateSearchResults(for searchController: UISearchController) {
            updates.append(searchController.searchBar.text ?? "")
        }
    }

    private func stack(_ songs: Songs) -> UINavigationController { UINavigationController("stack", songs) }

    func testR1ASearchGoesOn() throws {
        for isInItem in [true, false] {
            let old = Songs(isInItem: isInItem)
            launch(stack(old))
            old.search.isActive = true
            old.search.searchBar.text = "blue"
            old.search.searchBar.selectedScopeButtonIndex = 2
            XCTAssertEqual(
                try keptPaths(),
                [
                    "application ", "controller stack", "controller stack/songs",
                    "controller stack/songs/search",
                ]
            )
            let new = Songs(isInItem: isInItem)
            try relaunchAndAppear(stack(new))
            XCTAssertTrue(MainLoop.iterate(seconds: 20) { new.search.isActive })
            XCTAssertTrue(MainLoop.iterate(seconds: 20) { new.search.searchBar.isFirstResponder })
            XCTAssertEqual(new.search.searchBar.text, "blue")
            XCTAssertEqual(new.search.searchBar.selectedScopeButtonIndex, 2)
            XCTAssertEqual(new.updates.last, "blue")
            XCTAssertTrue(new.search.searchBar.showsCancelButton)
            new.search.isActive = false
            XCTAssertEqual(new.search.searchBar.text, "")
        }
    }

    /// A search that has ended stays so, and one in a tab that was never shown is kept as it was.
    func testR1WhatIsNotSeenGoesOnLater() throws {
        let ended = Songs()
        launch(stack(ended))
        ended.search.isActive = true
        ended.search.isActive = false
        let new = Songs()
        try relaunchAndAppear(stack(new))
        XCTAssertFalse(new.search.isActive)

        func tabs(_ songs: Songs) -> UITabBarController {
            UITabBarController("tabs", KeptPage("home"), stack(songs))
        }
        let seen = Songs()
        let seenTabs = tabs(seen)
        launch(seenTabs)
        seenTabs.selectedIndex = 1
        XCTAssertTrue(MainLoop.iterate(seconds: 20) { seen.search.searchBar.window != nil })
        seen.search.isActive = true
        seen.search.searchBar.text = "red"
        seenTabs.selectedIndex = 0
        try relaunchAndAppear(tabs(Songs()))
        let last = Songs()
        let lastTabs = tabs(last)
        try relaunchAndAppear(lastTabs)
        XCTAssertFalse(last.search.isActive)
        lastTabs.selectedIndex = 1
        XCTAssertTrue(MainLoop.iterate(seconds: 20) { last.search.isActive })
        XCTAssertEqual(last.search.searchBar.text, "red")
    }

    func testR1TheResultsKeepTheirState() throws {
        let old = Songs(KeptPage("results", "r"))
        launch(stack(old))
        old.search.isActive = true
        old.search.searchBar.text = "blue"
        old.search._update()
        XCTAssertEqual(
            try keptPaths().last,
            "controller stack/songs/search/results"
        )
        let results = KeptPage("results")
        try relaunchAndAppear(stack(Songs(results)))
        XCTAssertEqual(results.text, "r")
        XCTAssertTrue(MainLoop.iterate(seconds: 20) { results.parent != nil })
    }

    /// An app's own bar with an identifier, also one of a search that has none.
    func testR1TheTextOfABarInANavigationItem() throws {
        func page() -> (UINavigationController, UISearchController) {
            let page = KeptPage("page")
            let search = UISearchController(searchResultsController: nil)
            search.searchBar.restorationIdentifier = "bar"
            page.navigationItem.searchController = search
            return (UINavigationController("stack", page), search)
        }
        let (old, oldSearch) = page()
        launch(old)
        oldSearch.searchBar.text = "half a wo"
        XCTAssertEqual(try keptPaths().last, "view stack/page/bar")
        let (new, search) = page()
        try relaunchAndAppear(new)
        XCTAssertEqual(search.searchBar.text, "half a wo")
        XCTAssertFalse(search.isActive)
    }

    func testR1AScopeThatAnUpdateRemoved() throws {
        let old = UISearchBar()
        old.scopeButtonTitles = ["a", "b", "c"]
        old.selectedScopeButtonIndex = 2
        let archiver = StateArchiver { $0 is UIResponder }
        old.encodeRestorableState(with: archiver)
        let new = UISearchBar()
        new.scopeButtonTitles = ["a", "b"]
        new.selectedScopeButtonIndex = 1
        new.decodeRestorableState(with: StateUnarchiver(archiver.finished()) { _ in nil })
        XCTAssertEqual(new.selectedScopeButtonIndex, 1)
    }

    // Pages

    private func pages(_ page: UIViewController?) -> UIPageViewController {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.restorationIdentifier = "pages"
        if let page { pages.setViewControllers([page], direction: .forward, animated: false) }
        return pages
    }

    func testR1ThePageThatIsShown() throws {
        let old = pages(MadePage("page", "first"))
        launch(old)
        old.setViewControllers([MadePage("page", "third")], direction: .forward, animated: false)
        for first in [nil, UIViewController(), KeptPage("page", "first")] {
            let new = pages(first)
            try relaunchAndAppear(new)
            XCTAssertEqual(new.viewControllers?.map { ($0 as? KeptPage)?.text }, ["third"])
        }
    }

    func testR1APageThatDoesNotComeBackLeavesTheAppsOwn() throws {
        launch(pages(KeptPage("gone", "g")))
        let first = KeptPage("first", "f")
        let new = pages(first)
        try relaunchAndAppear(new)
        XCTAssertEqual(new.viewControllers, [first])
        XCTAssertEqual(first.text, "f")
    }

    // Controllers that come with a view

    /// A controller that an app puts into another's view when that is loaded.
    func testR1WhatAViewBringsIsFoundOnceItIsLoaded() throws {
        final class Frame: UIViewController {
            let inner = KeptPage("inner")

            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(inner)
                view.addSubview(inner.view)
                inner.didMove(toParent: self)
            }

            override func encodeRestorableState(with coder: NSCoder) {
                super.encodeRestorableState(with: coder)
                coder.encode(inner, forKey: "inner")
            }

            override func decodeRestorableState(with coder: NSCoder) {
                super.decodeRestorableState(with: coder)
                RestorationTestCase.calls.append("inner \(coder.decodeObject(forKey: "inner") != nil)")
            }
        }
        let old = Frame()
        old.restorationIdentifier = "frame"
        launch(old)
        old.inner.text = "i"
        let new = Frame()
        new.restorationIdentifier = "frame"
        Self.calls = []
        try relaunchAndAppear(new)
        XCTAssertEqual(new.inner.text, "i")
        XCTAssertTrue(Self.calls.contains("inner true"))
    }
}
