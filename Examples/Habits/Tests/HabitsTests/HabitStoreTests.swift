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

    /// Images from elsewhere are decoded in a process of their own, which is the program's file with the kit's library.
    @MainActor
    func testAnImageOfData() throws {
        let square = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        let data = try XCTUnwrap(square.pngData())
        XCTAssertNotNil(UIImage(data: data))
        XCTAssertNil(UIImage(data: Data("no image".utf8)))
    }

    func testResetAnswersItsSelector() {
        let store = HabitStore(names: ["Read"])
        store.complete("Read")
        _ = store.perform(#selector(HabitStore.reset))
        XCTAssertEqual(store.completedCount, 0)
    }
}
