import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Rule N3: an image of the user's language.
@preconcurrency @MainActor
final class LocalizedImageTests: AssetTestCase {
    override func tearDownWithError() throws {
        PreferredLanguages.current = PreferredLanguages(["en"])
        try super.tearDownWithError()
    }

    func testN3AnImageOfTheUsersLanguage() throws {
        for (path, width) in [("en.lproj/flag", 2), ("de.lproj/flag", 3), ("Base.lproj/base", 4)] {
            try write(png(width, 1), "\(path).png")
        }
        func width(_ name: String, _ language: String) -> CGFloat? {
            PreferredLanguages.current = PreferredLanguages([language])
            return try? image(name)?.size.width
        }
        XCTAssertEqual(width("flag", "de-AT"), 3)
        XCTAssertEqual(width("flag", "en"), 2)
        XCTAssertEqual(width("flag", "fr"), 2)
        XCTAssertEqual(width("base", "de"), 4)
        XCTAssertNil(width("none", "de"))
    }
}
