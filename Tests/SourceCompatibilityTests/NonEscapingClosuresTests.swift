import UIKit
import XCTest

/// Closures that UIKit doesn't keep, in which apps write no `self.`.
final class NonEscapingClosuresTests: XCTestCase {
    private final class Table: UITableView {
        var batches = 0

        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            batches += 1
            super.performBatchUpdates(updates, completion: completion)
        }
    }

    private final class Page: UIViewController {
        let table = Table()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var steps: [String] = []

        func change() {
            table.performBatchUpdates { steps.append("table") }
            table.performBatchUpdates(nil) { [self] _ in steps.append("none") }
            collection.performBatchUpdates { steps.append("collection") }
            UIView.performWithoutAnimation { steps.append("view") }
        }
    }

    func testABatchOfChangesNeedsNoSelf() {
        let page = Page()
        page.change()
        XCTAssertEqual(page.steps, ["table", "none", "collection", "view"])
        XCTAssertEqual(page.table.batches, 2, "a subclass hears of each")
    }
}
