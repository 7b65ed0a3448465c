import XCTest

@testable import TabardDrawing
@testable import TabardKit

@preconcurrency @MainActor
final class SymbolConfigurationTests: XCTestCase {
    private typealias Configuration = UIImage.SymbolConfiguration

    func testTheNumbersAreThoseOfUIKit() {
        let scales: [UIImage.SymbolScale] = [.default, .unspecified, .small, .medium, .large]
        XCTAssertEqual(scales.map(\.rawValue), [-1, 0, 1, 2, 3])
        let weights: [UIImage.SymbolWeight] = [
            .unspecified, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        XCTAssertEqual(weights.map(\.rawValue), Array(0...9))
        for weight in weights.dropFirst() { XCTAssertEqual(weight.fontWeight().symbolWeight(), weight) }
        XCTAssertEqual(UIFont.Weight(-5).symbolWeight(), .ultraLight)
        XCTAssertEqual(UIFont.Weight(.nan).symbolWeight(), .regular)
    }

    func testApplyingPutsWhatIsSpecifiedOverTheRest() {
        let base = Configuration(pointSize: 20, weight: .bold, scale: .small)
        XCTAssertEqual(base.applying(nil), base)
        XCTAssertEqual(base.applying(Configuration.unspecified), base)
        XCTAssertEqual(
            base.applying(Configuration(weight: .thin)),
            Configuration(pointSize: 20, weight: .thin, scale: .small)
        )
        XCTAssertEqual(
            base.applying(Configuration(scale: .large)),
            Configuration(pointSize: 20, weight: .bold, scale: .large)
        )
        XCTAssertEqual(
            Configuration(textStyle: .title1).applying(Configuration(pointSize: 9)).values.textStyle,
            nil
        )
        XCTAssertEqual(
            Configuration(pointSize: 9).applying(Configuration(textStyle: .title1)).values.pointSize,
            nil
        )
        XCTAssertTrue(base.isEqual(to: Configuration(pointSize: 20, weight: .bold, scale: .small)))
        XCTAssertFalse(base.isEqual(to: nil))
    }

    func testRemoving() {
        let base = Configuration(pointSize: 20, weight: .bold, scale: .small)
        XCTAssertEqual(base.configurationWithoutScale(), Configuration(pointSize: 20, weight: .bold))
        XCTAssertEqual(base.configurationWithoutPointSizeAndWeight(), Configuration(scale: .small))
        XCTAssertEqual(
            base.configurationWithoutScale().configurationWithoutWeight(),
            Configuration(pointSize: 20)
        )
        XCTAssertEqual(Configuration(textStyle: .body).configurationWithoutTextStyle(), .unspecified)
    }

    func testTraits() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let large = UITraitCollection(displayScale: 3)
        let configuration = Configuration(scale: .large).withTraitCollection(dark)
        XCTAssertEqual(configuration.traitCollection, dark)
        XCTAssertEqual(configuration.values.scale, .large)
        XCTAssertEqual(configuration.withTraitCollection(large).traitCollection?.userInterfaceStyle, .dark)
        XCTAssertNil(configuration.withTraitCollection(nil).traitCollection)
        XCTAssertEqual(UIImage.Configuration(traitCollection: dark).traitCollection, dark)
    }

    func testImagesCarryTheirConfiguration() throws {
        let bold = Configuration(pointSize: 30, weight: .bold)
        let image = try XCTUnwrap(UIImage(systemName: "star", withConfiguration: bold))
        XCTAssertEqual(image.symbolConfiguration, bold)
        XCTAssertEqual(image.configuration, bold)
        let large = try XCTUnwrap(image.applyingSymbolConfiguration(Configuration(scale: .large)))
        XCTAssertEqual(large.symbolConfiguration, Configuration(pointSize: 30, weight: .bold, scale: .large))
        let replaced = image.withConfiguration(Configuration(scale: .large))
        XCTAssertEqual(replaced.symbolConfiguration, Configuration(scale: .large))
        XCTAssertNotEqual(image, large)
        XCTAssertEqual(image, UIImage(systemName: "star", withConfiguration: bold))
        XCTAssertNil(UIImage().applyingSymbolConfiguration(bold))
        XCTAssertNil(UIImage().configuration)
    }

    func testAnImageViewPrefersItsConfiguration() throws {
        let view = UIImageView(image: try XCTUnwrap(UIImage(systemName: "star")))
        XCTAssertEqual(view.intrinsicContentSize.height, 21)
        view.preferredSymbolConfiguration = Configuration(pointSize: 40)
        XCTAssertEqual(view.intrinsicContentSize.height, 50)
        XCTAssertEqual(view.image?.size.height, 21)
    }
}
