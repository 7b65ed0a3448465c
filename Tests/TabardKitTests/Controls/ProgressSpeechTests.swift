import XCTest

@testable import TabardKit

/// A progress that changes all the time is said now and then.
final class ProgressSpeechTests: XCTestCase {
    /// The moments of those changes that are said.
    private func said(_ changes: [(Double, Float)]) -> [Double] {
        var speech = ProgressSpeech()
        return changes.filter { speech.changes(to: $0.1, at: $0.0) }.map(\.0)
    }

    func testSlowWorkIsSaidEveryTenSeconds() {
        let changes = (1...300).map { (Double($0) / 10, Float($0) / 301) } + [(30.1, 1)]
        XCTAssertEqual(said(changes), [2.1, 12.1, 22.1, 30.1])
    }

    func testWhatIsOverSoonIsNotSaid() {
        XCTAssertEqual(said((1...19).map { (Double($0) / 10, Float($0) / 20) } + [(1.95, 1)]), [])
        XCTAssertEqual(said([(0, 1)]), [])
        XCTAssertEqual(said([(0, 0.5), (2.5, 1)]), [2.5])
    }

    func testWorkThatBeginsAgainIsOtherWork() {
        XCTAssertEqual(said([(0, 0.5), (2, 0.6), (3, 0), (4, 0.1), (5, 0.2), (6, 0.3)]), [2, 6])
        XCTAssertEqual(said([(0, 0.5), (2, 1), (3, 0.5), (4, 0.6), (5, 0.7)]), [2, 5])
    }
}
