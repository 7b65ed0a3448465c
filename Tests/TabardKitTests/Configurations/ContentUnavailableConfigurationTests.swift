import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// What stands where there is no content, as a value.
@preconcurrency @MainActor
final class ContentUnavailableConfigurationTests: XCTestCase {
    private func state(_ searchText: String?) -> UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        state.searchText = searchText
        return state
    }

    override func tearDown() async throws { Language.current = .english }

    func testWhatTheStylesSay() {
        let empty = UIContentUnavailableConfiguration.empty()
        XCTAssertNil(empty.text)
        XCTAssertNil(empty.secondaryText)
        XCTAssertNil(empty.image)
        XCTAssertEqual(empty.textProperties.color, .label)
        XCTAssertEqual(
            empty.textProperties.font.pointSize,
            UIFont.preferredFont(forTextStyle: .title2).pointSize
        )
        XCTAssertTrue(empty.textProperties.font.fontDescriptor.symbolicTraits.contains(.traitBold))
        XCTAssertEqual(empty.secondaryTextProperties.color, .secondaryLabel)
        XCTAssertEqual(empty.alignment, .center)
        XCTAssertEqual(UIContentUnavailableConfiguration.loading().text, "Loading…")
        let search = UIContentUnavailableConfiguration.search()
        XCTAssertEqual(search.text, "No Results")
        XCTAssertEqual(search.secondaryText, "Check the spelling or try a new search.")
        XCTAssertNotNil(search.image)
        Language.current = .german
        XCTAssertEqual(search.text, "Keine Ergebnisse")
    }

    func testASearchNamesWhatIsSearchedFor() {
        var search = UIContentUnavailableConfiguration.search()
        XCTAssertEqual(search.updated(for: state("{name}")).text, "No Results for “{name}”")
        XCTAssertEqual(search.updated(for: state("")).text, "No Results")
        XCTAssertEqual(search.updated(for: state("a")).updated(for: state(nil)).text, "No Results")
        search.text = "Nichts"
        XCTAssertEqual(search.updated(for: state("a")).text, "Nichts")
        search.text = nil
        XCTAssertNil(search.updated(for: state("a")).text)
    }

    func testConfigurationsAreMadeOnAnyThread() {
        let done = expectation(description: "made")
        Thread.detachNewThread {
            XCTAssertEqual(UIContentUnavailableConfiguration.search().text, "No Results")
            done.fulfill()
        }
        wait(for: [done], timeout: 5)
    }

    func testEqualValuesAreEqual() {
        var one = UIContentUnavailableConfiguration.empty()
        let action = UIAction { _ in }
        one.buttonProperties.primaryAction = action
        var two = UIContentUnavailableConfiguration.empty()
        XCTAssertNotEqual(one, two)
        two.buttonProperties.primaryAction = action
        XCTAssertEqual(one, two)
        XCTAssertNotEqual(UIContentUnavailableConfiguration.search(), .empty())
        XCTAssertNotEqual(state("a"), state("b"))
    }

    func testPartsStandBelowEachOther() {
        let parts = [
            ContentUnavailableLayout.Part(size: CGSize(width: 50, height: 40), gap: 99),
            ContentUnavailableLayout.Part(size: CGSize(width: 100, height: 20), gap: 10),
        ]
        let area = CGRect(x: 20, y: 0, width: 200, height: 170)
        func frames(_ area: CGRect, _ isCentered: Bool, _ isRightToLeft: Bool) -> [CGRect] {
            ContentUnavailableLayout(parts, in: area, isCentered: isCentered, isRightToLeft: isRightToLeft)
                .frames
        }
        XCTAssertEqual(
            frames(area, true, false),
            [CGRect(x: 95, y: 50, width: 50, height: 40), CGRect(x: 70, y: 100, width: 100, height: 20)]
        )
        XCTAssertEqual(frames(area, false, false).map(\.minX), [20, 20])
        XCTAssertEqual(frames(area, false, true).map(\.maxX), [220, 220])
        let low = CGRect(x: 0, y: 5, width: 200, height: 30)
        XCTAssertEqual(frames(low, true, false).map(\.minY), [5, 55])
    }
}
