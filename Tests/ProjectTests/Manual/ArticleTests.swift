import XCTest

/// Code that is not compiled is found, in small articles.
final class ArticleTests: XCTestCase {
    private let source = TextFile(path: "A.swift", text: "func a() {\n    b()\n    c()\n}\n")

    private func article(_ code: String) -> Article {
        Article(
            TextFile(path: "A.md", text: "# A\n\n![A b](c-d)\n\n```swift\n\(code)\n```\n\n```\nb(1)\n```\n")
        )
    }

    func testCodeIsLookedFor() {
        XCTAssertEqual(article("b()\nc()").findings(notIn: [source]).map(\.line), [])
        XCTAssertEqual(article("b()\n\nc()").findings(notIn: [source]).map(\.line), [6])
        XCTAssertEqual(article("c()\nb()").findings(notIn: [source]).map(\.line), [6])
        XCTAssertEqual(article("c()").findings(notIn: []).map(\.line), [6])
    }

    func testPicturesAreRead() {
        XCTAssertEqual(article("b()").pictures, ["c-d"])
        XCTAssertEqual(article("b()").code.map(\.lines), [["b()"]])
    }
}
