import XCTest

@testable import TabardFoundation

/// What the user does, to be gone on with later.
final class NSUserActivityTests: XCTestCase {
    private final class Saver: NSObject, NSUserActivityDelegate {
        func userActivityWillSave(_ userActivity: NSUserActivity) {
            userActivity.addUserInfoEntries(from: ["page": 2])
        }
    }

    /// Conforms, and leaves the method to its subclass.
    private class Keeper: NSObject, NSUserActivityDelegate, _SelectorAnswering {
        nonisolated class var _selectors: _SelectorTable { _SelectorTable(Keeper.self) }
    }

    private final class PageKeeper: Keeper {
        nonisolated override class var _selectors: _SelectorTable {
            _SelectorTable(
                PageKeeper.self,
                super._selectors,
                [.method("userActivityWillSave:") { $0.userActivityWillSave($1[0]) }]
            )
        }

        func userActivityWillSave(_ userActivity: NSUserActivity) {
            userActivity.addUserInfoEntries(from: ["page": 3])
        }
    }

    func testO3AMethodThatASubclassAddsIsCalled() {
        let activity = NSUserActivity(activityType: "org.example.edit")
        let keepers = [Keeper(), PageKeeper()]
        for (keeper, page) in zip(keepers, [nil, 3]) {
            activity.delegate = keeper
            activity.needsSave = true
            activity.willBeKept()
            XCTAssertEqual(activity.userInfo?["page"] as? Int, page)
        }
    }

    func testO2ActivitiesAndUndoAnswerSelectors() {
        let activity = NSUserActivity(activityType: "org.example.edit")
        activity.perform("becomeCurrent")
        XCTAssertTrue(NSUserActivity.currentActivity === activity)
        activity.perform("invalidate")
        XCTAssertNil(NSUserActivity.currentActivity)
        XCTAssertTrue(UndoManager().responds(to: "undo"))
        XCTAssertFalse(UndoManager().responds(to: "becomeCurrent"))
    }

    func testWhatIsNeededToGoOn() {
        let activity = NSUserActivity(activityType: "org.example.edit")
        activity.title = "Edit"
        activity.userInfo = ["id": 5, "page": 1]
        let saver = Saver()
        activity.delegate = saver
        XCTAssertEqual(activity.userInfo?["page"] as? Int, 1)
        activity.needsSave = true
        activity.willBeKept()
        XCTAssertFalse(activity.needsSave)
        XCTAssertEqual(activity.userInfo?["page"] as? Int, 2)
        XCTAssertEqual(activity.userInfo?["id"] as? Int, 5)
        activity.webpageURL = URL(string: "https://example.org")
        XCTAssertEqual(activity.webpageURL?.host, "example.org")
    }

    func testOneIsCurrent() {
        let first = NSUserActivity(activityType: "a")
        let second = NSUserActivity(activityType: "b")
        first.becomeCurrent()
        second.becomeCurrent()
        XCTAssertTrue(NSUserActivity.currentActivity === second)
        first.resignCurrent()
        XCTAssertTrue(NSUserActivity.currentActivity === second)
        second.invalidate()
        XCTAssertNil(NSUserActivity.currentActivity)
        second.becomeCurrent()
        XCTAssertNil(NSUserActivity.currentActivity)
    }
}
