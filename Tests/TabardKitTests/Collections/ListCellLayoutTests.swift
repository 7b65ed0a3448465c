import XCTest

@testable import TabardKit

/// Where content, accessories and lines of a list's cell stand, without a display.
@preconcurrency @MainActor
final class ListCellLayoutTests: XCTestCase {
    private let size = CGSize(width: 320, height: 44)

    func testContentWithoutAccessoriesKeepsTheMargins() {
        let layout = ListCellLayout(.init(), size: size, isRightToLeft: false)
        XCTAssertEqual(layout.contentView, CGRect(x: 0, y: 0, width: 320, height: 44))
        XCTAssertEqual([layout.contentStart, layout.contentEnd], [16, 16])
    }

    func testAccessoriesStandAtTheEdges() {
        let content = ListCellLayout.Content(leading: [28], trailing: [10, 40], indentation: 20)
        let layout = ListCellLayout(content, size: size, isRightToLeft: false)
        XCTAssertEqual(layout.leading, [CGRect(x: 36, y: 0, width: 28, height: 44)])
        XCTAssertEqual(
            layout.trailing,
            [CGRect(x: 294, y: 0, width: 10, height: 44), CGRect(x: 244, y: 0, width: 40, height: 44)]
        )
        XCTAssertEqual(layout.contentView, CGRect(x: 72, y: 0, width: 162, height: 44))
        let mirrored = ListCellLayout(content, size: size, isRightToLeft: true)
        XCTAssertEqual(mirrored.leading, [CGRect(x: 256, y: 0, width: 28, height: 44)])
        XCTAssertEqual(mirrored.contentView, CGRect(x: 86, y: 0, width: 162, height: 44))
    }

    func testAccessoriesStayWhereOnlyTheContentIsIndented() {
        let content = ListCellLayout.Content(leading: [28], indentation: 20, indentsAccessories: false)
        let layout = ListCellLayout(content, size: size, isRightToLeft: false)
        XCTAssertEqual(layout.leading, [CGRect(x: 16, y: 0, width: 28, height: 44)])
        XCTAssertEqual(layout.contentView.minX, 52)
        XCTAssertEqual(layout.contentStart, 24)
    }

    private func lines(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> [String] {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        let section = ListSection(configuration: configuration)
        return (0..<3).map { item in
            let place = section.place(of: IndexPath(item: item, section: 0), count: 3)
            return (place.hasTopLine ? "above " : "") + (place.hasBottomLine ? "below" : "")
        }
    }

    func testLinesAreBetweenTheItems() {
        XCTAssertEqual(lines(.plain), ["below", "below", "below"])
        XCTAssertEqual(lines(.insetGrouped), ["below", "below", ""])
        XCTAssertEqual(lines(.sidebar), ["", "", ""])
        XCTAssertEqual(lines(.insetGrouped) { $0.showsSeparators = false }, ["", "", ""])
        XCTAssertEqual(
            lines(.insetGrouped) { $0.separatorConfiguration.bottomSeparatorVisibility = .hidden },
            ["", "", ""]
        )
        XCTAssertEqual(
            lines(.insetGrouped) {
                $0.itemSeparatorHandler = { path, lines in
                    var lines = lines
                    if path.item == 2 { lines.topSeparatorVisibility = .visible }
                    if path.item == 0 { lines.bottomSeparatorVisibility = .hidden }
                    return lines
                }
            },
            ["", "below", "above "]
        )
    }

    func testTheFirstItemCanBeTheHeader() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        let section = ListSection(configuration: configuration)
        let places = (0..<3).map { section.place(of: IndexPath(item: $0, section: 0), count: 3) }
        XCTAssertEqual(places.map(\.role), [.header, .item, .item])
        XCTAssertEqual(places.map(\.isFirst), [false, true, false])
        XCTAssertEqual(places.map(\.isLast), [false, false, true])
    }

    func testAViewOfTheAppsOwnStandsWhereItsPositionSays() {
        typealias Placement = UICellAccessory.Placement
        let all: [UICellAccessory] = [.label(text: "1"), .checkmark(), .disclosureIndicator()]
        XCTAssertEqual(Placement.position(before: .checkmark)(all), 1)
        XCTAssertEqual(Placement.position(after: .checkmark)(all), 2)
        XCTAssertEqual(Placement.position(before: .detail)(all), 3)
    }

    func testAccessoriesShowWhileEditingOrNot() {
        XCTAssertFalse(UICellAccessory.delete()._isShown(isEditing: false))
        XCTAssertTrue(UICellAccessory.delete()._isShown(isEditing: true))
        XCTAssertTrue(UICellAccessory.disclosureIndicator()._isShown(isEditing: true))
        XCTAssertFalse(UICellAccessory.checkmark(displayed: .whenNotEditing)._isShown(isEditing: true))
        XCTAssertFalse(UICellAccessory.checkmark(options: .init(isHidden: true))._isShown(isEditing: false))
    }
}
