import XCTest

@testable import TabardDrawing
@testable import TabardKit

@preconcurrency @MainActor
final class UITraitCollectionTests: XCTestCase {
    func testUnspecifiedByDefault() {
        let traits = UITraitCollection()
        XCTAssertEqual(traits.userInterfaceStyle, .unspecified)
        XCTAssertEqual(traits.displayScale, 0)
        XCTAssertEqual(traits.horizontalSizeClass, .unspecified)
        XCTAssertEqual(traits.layoutDirection, .unspecified)
        XCTAssertEqual(traits.preferredContentSizeCategory, .unspecified)
    }

    func testLaterTraitsCount() {
        let joined = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .light),
            UITraitCollection(userInterfaceStyle: .unspecified),
        ])
        XCTAssertEqual(joined.userInterfaceStyle, .light)
        XCTAssertEqual(joined.displayScale, 2)
        XCTAssertTrue(joined.containsTraits(in: UITraitCollection(displayScale: 2)))
        XCTAssertFalse(joined.containsTraits(in: UITraitCollection(displayScale: 3)))
        XCTAssertEqual(
            joined,
            UITraitCollection(traitsFrom: [.init(displayScale: 2), .init(userInterfaceStyle: .light)])
        )
    }

    func testColourAppearance() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        XCTAssertTrue(light.hasDifferentColorAppearance(comparedTo: dark))
        XCTAssertFalse(light.hasDifferentColorAppearance(comparedTo: light))
        let large = UITraitCollection(traitsFrom: [light, .init(horizontalSizeClass: .regular)])
        XCTAssertFalse(light.hasDifferentColorAppearance(comparedTo: large))
    }

    func testCurrentIsEachThreadsOwn() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let before = UITraitCollection.current
        dark.performAsCurrent {
            XCTAssertEqual(UITraitCollection.current, dark)
            let done = expectation(description: "asked")
            Thread.detachNewThread {
                XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
                done.fulfill()
            }
            wait(for: [done], timeout: 10)
        }
        XCTAssertEqual(UITraitCollection.current, before)
    }

    func testContentSizesAreOrdered() {
        XCTAssertTrue(UIContentSizeCategory.small < .large)
        XCTAssertTrue(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        XCTAssertTrue(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        XCTAssertFalse(UIContentSizeCategory.large.isAccessibilityCategory)
    }
}
