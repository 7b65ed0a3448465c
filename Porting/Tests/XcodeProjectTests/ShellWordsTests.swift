import XCTest

@testable import XcodeProject

final class ShellWordsTests: XCTestCase {
    func testBlanksPartWordsButNotWithinQuotesOrAfterABackslash() {
        XCTAssertEqual(ShellWords.split("-D A \"-D B C\" d\\ e ''"), ["-D", "A", "-D B C", "d e", ""])
        XCTAssertEqual(
            ShellWords.split("a 'b c'\n\"d \\\" e\"\t/x/my\\ app.swift ''"),
            ["a", "b c", "d \" e", "/x/my app.swift", ""]
        )
    }

    func testSingleQuotesHoldABackslashAsItIs() {
        XCTAssertEqual(ShellWords.split("'a\\' b"), ["a\\", "b"])
    }
}
