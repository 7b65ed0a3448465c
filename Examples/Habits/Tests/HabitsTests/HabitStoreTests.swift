import UIKit
import XCTest

@testable import Habits

final class HabitStoreTests: XCTestCase {
    private class Listener: NSObject, HabitStoreDelegate {
        var added: [String] = []

        func habitStore(_ store: HabitStore, didAdd name: String) {
            added.append(name)
        }
    }

    func testOptionalRequirementsMayBeLeftOut() {
        let store = HabitStore(names: ["Read"])
        let listener = Listener()
        store.delegate = listener
        store.add("Walk")
        store.complete("Read")
        XCTAssertEqual(listener.added, ["Walk"])
        XCTAssertEqual(store.greeting, "Hello")
        XCTAssertEqual(store.completedCount, 1)
    }

    func testResetAnswersItsSelector() {
        let store = HabitStore(names: ["Read"])
        store.complete("Read")
        _ = store.perform(#selector(HabitStore.reset))
        XCTAssertEqual(store.completedCount, 0)
    }
}
