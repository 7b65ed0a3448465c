import XCTest

@testable import TabardDrawing
@testable import TabardKit

@preconcurrency @MainActor
final class UIFontTests: XCTestCase {
    func testSystemFonts() {
        let font = UIFont.systemFont(ofSize: 17)
        XCTAssertEqual(font.pointSize, 17)
        XCTAssertEqual(font, UIFont.systemFont(ofSize: 17, weight: .regular))
        XCTAssertEqual(font.withSize(20), UIFont.systemFont(ofSize: 20))
        XCTAssertNotEqual(font, UIFont.boldSystemFont(ofSize: 17))
        XCTAssertNotEqual(font, UIFont.italicSystemFont(ofSize: 17))
        XCTAssertNotEqual(font, UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular))
        XCTAssertFalse(UIFont.monospacedSystemFont(ofSize: 17, weight: .bold).familyName.isEmpty)
        XCTAssertEqual(UIFont.labelFontSize, 17)
        XCTAssertEqual(UIFont.systemFontSize, 14)
    }

    func testMeasures() {
        let font = UIFont.systemFont(ofSize: 17)
        XCTAssertGreaterThan(font.ascender, font.capHeight)
        XCTAssertLessThan(font.descender, 0)
        XCTAssertEqual(font.lineHeight, font.ascender - font.descender, accuracy: 0.001)
        XCTAssertEqual(font.withSize(34).lineHeight, font.lineHeight * 2, accuracy: 0.1)
    }

    func testTextStylesHaveAppleSizes() {
        let sizes: [(UIFont.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ]
        for (style, size) in sizes {
            XCTAssertEqual(UIFont.preferredFont(forTextStyle: style).pointSize, size)
        }
        XCTAssertEqual(
            UIFont.preferredFont(forTextStyle: .headline),
            .systemFont(ofSize: 17, weight: .semibold)
        )
    }

    func testWeightsAreThoseOfCSS() {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        XCTAssertEqual(weights.map(\.cssValue), Array(stride(from: 100, through: 900, by: 100)))
        XCTAssertEqual(UIFont.Weight(rawValue: 0.35).cssValue, 650)
        XCTAssertEqual(UIFont.Weight(rawValue: -9).cssValue, 100)
        XCTAssertEqual(UIFont.Weight(rawValue: 9).cssValue, 900)
        XCTAssertEqual(UIFont.Weight(rawValue: .nan).cssValue, 400)
    }

    func testFontsByName() throws {
        let family = UIFont.systemFont(ofSize: 17).familyName
        let name = family.replacing(" ", with: "") + "-BoldItalic"
        let font = try XCTUnwrap(UIFont(name: name, size: 12))
        XCTAssertEqual(font.familyName, family)
        XCTAssertEqual(font.fontName, name)
        XCTAssertEqual(font.fontDescription.weight, 700)
        XCTAssertTrue(font.fontDescription.isItalic)
        XCTAssertNotNil(UIFont(name: family, size: 12))
        XCTAssertNil(UIFont(name: "NoSuchFont-Bold", size: 12))
        XCTAssertNil(UIFont(name: family + "-Nonsense", size: 12))
        XCTAssertNil(UIFont(name: "", size: 12))
        XCTAssertNil(UIFont(name: "-", size: 12))
    }
}
