import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Fonts that are asked for by descriptors and names.
@preconcurrency @MainActor
final class FontDescriptorTests: XCTestCase {
    func testTraits() throws {
        let font = UIFont.systemFont(ofSize: 17)
        let bold = try XCTUnwrap(font.fontDescriptor.withSymbolicTraits(.traitBold))
        XCTAssertEqual(UIFont(descriptor: bold, size: 0), .boldSystemFont(ofSize: 17))
        XCTAssertEqual(UIFont(descriptor: bold, size: 30), .boldSystemFont(ofSize: 30))
        XCTAssertEqual(bold.symbolicTraits, .traitBold)
        let both = try XCTUnwrap(bold.withSymbolicTraits([.traitBold, .traitItalic]))
        XCTAssertEqual(both.symbolicTraits, [.traitBold, .traitItalic])
        let none = try XCTUnwrap(both.withSymbolicTraits([]))
        XCTAssertEqual(UIFont(descriptor: none, size: 0), font)
        let mono = try XCTUnwrap(font.fontDescriptor.withDesign(.monospaced))
        XCTAssertTrue(mono.symbolicTraits.contains(.traitMonoSpace))
        XCTAssertNil(font.fontDescriptor.withDesign(.init(rawValue: "none")))
    }

    func testAttributes() {
        let weight: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.semibold]
        let descriptor = UIFontDescriptor(fontAttributes: [.size: 21, .traits: weight])
        XCTAssertEqual(UIFont(descriptor: descriptor, size: 0), .systemFont(ofSize: 21, weight: .semibold))
        let digits: [[UIFontDescriptor.FeatureKey: Int]] = [[.featureIdentifier: 6, .typeIdentifier: 0]]
        let own = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([.featureSettings: digits])
        XCTAssertEqual(
            UIFont(descriptor: own, size: 0),
            .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        )
        XCTAssertEqual(UIFontDescriptor(fontAttributes: [.size: "large", .family: 3]).pointSize, 14)
        XCTAssertEqual(UIFontDescriptor(fontAttributes: [.size: CGFloat.nan]).pointSize, 14)
        XCTAssertEqual(own.withSize(40).pointSize, 40)
        XCTAssertEqual(own.object(forKey: .size) as? CGFloat, 12)
        let heading = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
        XCTAssertTrue(heading.symbolicTraits.contains(.traitBold))
    }

    func testInstalledFontsAreFoundByTheirNames() throws {
        let family = UIFont.systemFont(ofSize: 17).familyName
        XCTAssertTrue(UIFont.familyNames.contains(family))
        let names = UIFont.fontNames(forFamilyName: family)
        XCTAssertFalse(names.isEmpty)
        for name in names where name.hasSuffix("-Bold") || name.hasSuffix("-Regular") {
            XCTAssertEqual(UIFont(name: name, size: 10)?.familyName, family, name)
        }
        XCTAssertEqual(UIFont.fontNames(forFamilyName: "No such family"), [])
    }

    func testWeightsGoBothWays() {
        for weight in [100, 250, 400, 600, 900] {
            XCTAssertEqual(UIFont.Weight(cssValue: weight).cssValue, weight)
        }
    }
}
