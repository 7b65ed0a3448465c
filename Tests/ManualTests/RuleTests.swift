import TabModel
import XCTest

/// The code of the article for contributors: a rule is a value before it is a view.
final class RuleTests: XCTestCase {
    func testTheSixthTabStandsInMore() {
        var state = TabBarState<String>(capacity: 5)
        _ = state.replaceTabs(["A", "B", "C", "D", "E", "F"])
        XCTAssertEqual(state.slots, [.tab("A"), .tab("B"), .tab("C"), .tab("D"), .more])
        XCTAssertTrue(state.isHidden("F"))
    }
}
