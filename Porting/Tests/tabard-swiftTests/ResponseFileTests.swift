import XCTest

@testable import tabard_swift

final class ResponseFileTests: XCTestCase {
    func testBlanksPartWordsButNotWithinQuotesOrAfterABackslash() {
        XCTAssertEqual(
            ResponseFile.words(of: "a 'b c'\n\"d \\\" e\"\t/x/my\\ app.swift ''"),
            ["a", "b c", "d \" e", "/x/my app.swift", ""]
        )
    }
}
