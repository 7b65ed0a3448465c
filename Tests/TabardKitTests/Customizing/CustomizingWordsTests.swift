import XCTest

@testable import TabardKit

/// Rules M5 and V1: what the edit screen says at each step.
@preconcurrency @MainActor
final class CustomizingWordsTests: XCTestCase {
    func testStates() {
        XCTAssertEqual(CustomizingWords.state(place: 2, of: 4, isCarried: false), "on the bar, place 2 of 4")
        XCTAssertEqual(CustomizingWords.state(place: nil, of: 4, isCarried: false), "not on the bar")
        XCTAssertEqual(
            CustomizingWords.state(place: nil, of: 4, isCarried: true),
            "picked up, not on the bar"
        )
        XCTAssertEqual(CustomizingWords.stateOnBar(isMovable: false, isCarried: false), "fixed")
        XCTAssertEqual(CustomizingWords.stateOnBar(isMovable: true, isCarried: true), "picked up")
        XCTAssertNil(CustomizingWords.stateOnBar(isMovable: true, isCarried: false))
    }

    func testSteps() {
        XCTAssertEqual(
            CustomizingWords.carried("Tab Six", place: 2, of: 4, replacing: "Tab Two"),
            "Tab Six: place 2 of 4, in exchange for Tab Two"
        )
        XCTAssertEqual(
            CustomizingWords.carried("Tab One", place: 3, of: 4, replacing: nil),
            "Tab One: place 3 of 4"
        )
        XCTAssertEqual(
            CustomizingWords.carried("Tab One", place: nil, of: 4, replacing: nil),
            "Tab One: on no place of the bar"
        )
        XCTAssertEqual(
            CustomizingWords.dropped("Tab Six", place: 2, of: 4, replacing: "Tab Two"),
            "Tab Six is on place 2 of 4 now, in exchange for Tab Two"
        )
        XCTAssertEqual(
            CustomizingWords.dropped("Tab Six", place: nil, of: 4, replacing: nil),
            CustomizingWords.cancelled("Tab Six")
        )
    }
}
