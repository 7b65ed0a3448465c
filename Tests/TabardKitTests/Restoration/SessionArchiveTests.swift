import Foundation
import XCTest

@testable import TabardKit

/// Activities as bytes (R3): all of them comes back, and bytes from elsewhere break nothing.
@preconcurrency @MainActor
final class SessionArchiveTests: XCTestCase {
    private var full: NSUserActivity {
        let activity = NSUserActivity(activityType: "org.example.edit")
        activity.title = "Edit"
        activity.userInfo = [
            "text": "ä€😀", "number": 5, "fraction": 0.25, "flag": true,
            "date": Date(timeIntervalSince1970: 9),
            "data": Data([1, 2, 3]), "list": [1, "two", [3.5]], "map": ["a": ["b": 1]],
            "address": URL(string: "https://example.org/a?b#c") as Any, "id": UUID(), "nothing": NSNull(),
            "set": NSSet(array: ["x"]),
        ]
        activity.requiredUserInfoKeys = ["text", "id"]
        activity.webpageURL = URL(string: "https://example.org/page")
        activity.referrerURL = URL(string: "https://example.org/from")
        activity.expirationDate = Date(timeIntervalSince1970: 1_000_000)
        activity.keywords = ["one", "two"]
        activity.targetContentIdentifier = "target"
        activity.persistentIdentifier = "persistent"
        activity.isEligibleForHandoff = false
        activity.isEligibleForSearch = true
        activity.isEligibleForPublicIndexing = true
        activity.isEligibleForPrediction = true
        activity.supportsContinuationStreams = true
        return activity
    }

    func testR3AllOfAnActivityComesBack() throws {
        let activity = full
        let bytes = SessionArchive.bytes(of: activity)
        let again = try XCTUnwrap(SessionArchive.activity(bytes))
        XCTAssertEqual(again.activityType, activity.activityType)
        XCTAssertEqual(again.title, "Edit")
        XCTAssertEqual(again.requiredUserInfoKeys, ["text", "id"])
        XCTAssertEqual(again.webpageURL, activity.webpageURL)
        XCTAssertEqual(again.referrerURL, activity.referrerURL)
        XCTAssertEqual(again.expirationDate, activity.expirationDate)
        XCTAssertEqual(again.keywords, ["one", "two"])
        XCTAssertEqual(again.targetContentIdentifier, "target")
        XCTAssertEqual(again.persistentIdentifier, "persistent")
        XCTAssertFalse(again.isEligibleForHandoff)
        XCTAssertTrue(again.isEligibleForSearch && again.isEligibleForPublicIndexing)
        XCTAssertTrue(again.isEligibleForPrediction && again.supportsContinuationStreams)
        XCTAssertFalse(again.needsSave)
        XCTAssertNil(again.delegate)
        let info = try XCTUnwrap(again.userInfo)
        XCTAssertEqual(info.count, activity.userInfo?.count)
        XCTAssertEqual(info["text"] as? String, "ä€😀")
        XCTAssertEqual(info["number"] as? Int, 5)
        XCTAssertEqual(info["fraction"] as? Double, 0.25)
        XCTAssertEqual(info["flag"] as? Bool, true)
        XCTAssertEqual(info["date"] as? Date, Date(timeIntervalSince1970: 9))
        XCTAssertEqual(info["data"] as? Data, Data([1, 2, 3]))
        XCTAssertEqual((info["list"] as? [Any])?.count, 3)
        XCTAssertEqual((info["map"] as? [String: [String: Int]])?["a"]?["b"], 1)
        XCTAssertEqual(info["address"] as? URL, URL(string: "https://example.org/a?b#c"))
        XCTAssertEqual(info["id"] as? UUID, activity.userInfo?["id"] as? UUID)
        XCTAssertTrue(info["nothing"] is NSNull)
        // Equal activities are the same bytes, so that what did not change is not written anew.
        XCTAssertEqual(SessionArchive.bytes(of: again), bytes)
    }

    func testWhatCannotBeKeptIsLeftOutAlone() throws {
        let activity = NSUserActivity(activityType: "a")
        activity.userInfo = ["view": UIView(), "page": 2, "object": NSObject()]
        let again = try XCTUnwrap(SessionArchive.activity(SessionArchive.bytes(of: activity)))
        XCTAssertEqual(again.userInfo?["page"] as? Int, 2)
        XCTAssertNil(again.userInfo?["view"])
        XCTAssertNil(again.userInfo?["object"])
    }

    func testBytesThatAreNoActivity() {
        XCTAssertNil(SessionArchive.activity([]))
        XCTAssertNil(SessionArchive.activity(Array("bplist00".utf8)))
        XCTAssertNil(SessionArchive.userInfo([1, 2, 3]))
        XCTAssertNil(SessionArchive.activity(SessionArchive.bytes(of: ["activityType": "x"])))
    }

    /// 10,000 activities with bytes changed: nil, or an activity.
    func testR5MutatedActivities() {
        let given = ProcessInfo.processInfo.environment["TABARD_SEED"].flatMap(UInt64.init)
        let seed = given ?? .random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        print("TABARD_SEED=\(seed)")
        let bytes = SessionArchive.bytes(of: full)
        var made = 0
        for _ in 0..<10_000 {
            var mutated = bytes
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                let place = Int.random(in: mutated.indices, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: mutated[place] = .random(in: 0...255, using: &generator)
                case 1: mutated.remove(at: place)
                default: mutated.insert(.random(in: 0...255, using: &generator), at: place)
                }
            }
            if SessionArchive.activity(mutated) != nil { made += 1 }
        }
        XCTAssertGreaterThan(made, 0, "seed \(seed)")
        XCTAssertLessThan(made, 10_000, "seed \(seed)")
    }
}
