import XCTest

@testable import TabardFoundation

/// What the user does, to be gone on with later.
final class NSUserActivityTests: XCTestCase {
    private final class Saver: NSUserActivityDelegate {
        func userActivityWillSave(_ userActivity: NSUserActivity) {
            userActivity.addUserInfoEntries(from: ["page": 2])
        }
    }

    func testWhatIsNeededToGoOn() {
        let activity = NSUserActivity(activityType: "org.example.edit")
        activity.title = "Edit"
        activity.userInfo = ["id": 5, "page": 1]
        let saver = Saver()
        activity.delegate = saver
        activity.saveIfNeeded()
        XCTAssertEqual(activity.userInfo?["page"] as? Int, 1)
        activity.needsSave = true
        activity.saveIfNeeded()
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
