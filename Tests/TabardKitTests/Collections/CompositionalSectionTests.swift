import XCTest

@testable import TabardKit

/// Where the items of a compositional layout's section stand, without a display.
final class CompositionalSectionTests: XCTestCase {
    private func node(_ width: LayoutLength, _ height: LayoutLength) -> LayoutNode {
        LayoutNode(lengths: LayoutLengths(width: width, height: height))
    }

    private func width(_ part: CGFloat) -> LayoutLength { LayoutLength(.fractionalWidth, part) }
    private func height(_ part: CGFloat) -> LayoutLength { LayoutLength(.fractionalHeight, part) }
    private func points(_ length: CGFloat) -> LayoutLength { LayoutLength(.absolute, length) }
    private func about(_ length: CGFloat) -> LayoutLength { LayoutLength(.estimated, length) }

    private func line(
        _ width: LayoutLength,
        _ height: LayoutLength,
        isHorizontal: Bool = true,
        _ nodes: [LayoutNode],
        _ repetition: LayoutRepetition = .whileThereIsRoom,
        space: LayoutSpace = .none
    ) -> LayoutNode {
        var node = node(width, height)
        node.content = .line(
            LayoutLine(isHorizontal: isHorizontal, nodes: nodes, repetition: repetition, space: space)
        )
        return node
    }

    private func section(
        _ node: LayoutNode,
        _ container: CGSize = CGSize(width: 375, height: 600),
        count: Int,
        measured: [Int: CGSize] = [:],
        _ change: (inout CompositionalSection.Description) -> Void = { _ in }
    ) -> CompositionalSection {
        var description = CompositionalSection.Description(node: node, container: container)
        change(&description)
        return CompositionalSection(description, count: count, measured: measured)
    }

    private func frames(_ section: CompositionalSection) -> [CGRect] {
        (0..<section.count).map { section.item($0).frame }
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    /// Apple's example of a grid: items of a fifth of the width in rows that are as high.
    func testAFifthOfTheWidthMakesFiveColumns() {
        let row = line(width(1), width(0.2), [node(width(0.2), height(1))])
        let grid = section(row, count: 12)
        XCTAssertEqual(grid.groupCount, 3)
        XCTAssertEqual(grid.item(0).frame, rect(0, 0, 75, 75))
        XCTAssertEqual(grid.item(4).frame, rect(300, 0, 75, 75))
        XCTAssertEqual(grid.item(11).frame, rect(75, 150, 75, 75))
        XCTAssertEqual(grid.length, 225)
    }

    /// The same with five points inside each item, and a list of rows of 44 points.
    func testContentInsetsAreInsideTheItem() {
        var item = node(width(0.2), height(1))
        item.insets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let grid = section(line(width(1), width(0.2), [item]), count: 5)
        XCTAssertEqual(grid.item(1).frame, rect(80, 5, 65, 65))
        let list = section(line(width(1), points(44), [node(width(1), height(1))]), count: 3)
        XCTAssertEqual(frames(list), [rect(0, 0, 375, 44), rect(0, 44, 375, 44), rect(0, 88, 375, 44)])
    }

    /// Apple's example of two columns: a count, ten points between, and ten around.
    func testACountSharesTheWidthEqually() {
        let item = node(width(1), height(1))
        let row = line(
            width(1),
            points(44),
            [item],
            .times(2, equally: true),
            space: LayoutSpace(length: 10, isFlexible: false)
        )
        let columns = section(row, count: 3) {
            $0.spacing = 10
            $0.insets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        }
        XCTAssertEqual(
            frames(columns),
            [rect(10, 0, 172.5, 44), rect(192.5, 0, 172.5, 44), rect(10, 54, 172.5, 44)]
        )
        XCTAssertEqual(columns.length, 98)
    }

    /// A count that repeats keeps the item's own size.
    func testACountThatRepeatsKeepsTheItemsSize() {
        let row = line(width(1), points(50), [node(width(0.25), height(1))], .times(2, equally: false))
        XCTAssertEqual(
            frames(section(row, count: 3)),
            [rect(0, 0, 93.75, 50), rect(93.75, 0, 93.75, 50), rect(0, 50, 93.75, 50)]
        )
    }

    /// Apple's example of nested groups: one item of seven tenths, and a column of two beside it.
    func testGroupsNest() {
        let leading = node(width(0.7), height(1))
        let column = line(
            width(0.3),
            height(1),
            isHorizontal: false,
            [node(width(1), height(0.3))],
            .times(2, equally: true)
        )
        let nested = line(width(1), height(0.4), [leading, column])
        let result = section(nested, CGSize(width: 400, height: 500), count: 4)
        XCTAssertEqual(
            frames(result),
            [rect(0, 0, 280, 200), rect(280, 0, 120, 100), rect(280, 100, 120, 100), rect(0, 200, 280, 200)]
        )
    }

    func testFlexibleSpacesShareWhatIsLeft() {
        let flexible = LayoutSpace(length: 10, isFlexible: true)
        let row = line(width(1), points(40), [node(points(100), height(1))], space: flexible)
        XCTAssertEqual(frames(section(row, count: 3)).map(\.minX), [0, 137.5, 275])
        var middle = node(points(100), points(20))
        middle.edges = LayoutEdgeSpaces(
            leading: LayoutSpace(length: 0, isFlexible: true),
            top: LayoutSpace(length: 0, isFlexible: true),
            trailing: LayoutSpace(length: 0, isFlexible: true),
            bottom: LayoutSpace(length: 0, isFlexible: true)
        )
        let single = section(line(width(1), points(40), [middle], .times(1, equally: false)), count: 1)
        XCTAssertEqual(frames(single), [rect(137.5, 10, 100, 20)])
    }

    func testEdgeSpacingPushesTheNeighboursAway() {
        var item = node(points(100), points(40))
        item.edges.leading = LayoutSpace(length: 7, isFlexible: false)
        item.edges.top = LayoutSpace(length: 3, isFlexible: false)
        let row = line(width(1), points(50), [item])
        XCTAssertEqual(
            frames(section(row, count: 4)),
            [rect(7, 3, 100, 40), rect(114, 3, 100, 40), rect(221, 3, 100, 40), rect(7, 53, 100, 40)]
        )
    }

    func testEstimatesHoldUntilTheyAreMeasured() {
        let list = section(
            line(width(1), about(44), isHorizontal: false, [node(width(1), about(44))]),
            count: 4
        ) { $0.spacing = 6 }
        XCTAssertEqual(list.length, 4 * 44 + 3 * 6)
        list.setMeasured(CGSize(width: 375, height: 80), of: 1)
        list.settle()
        XCTAssertEqual(frames(list).map(\.minY), [0, 50, 136, 186])
        XCTAssertEqual(list.item(1).frame.height, 80)
        XCTAssertEqual(list.length, 4 * 44 + 3 * 6 + 36)
        list.forgetMeasured(1)
        XCTAssertFalse(list.isMeasured(1))
    }

    func testARowIsAsHighAsItsHighestItem() {
        let row = line(width(1), about(44), [node(width(0.5), about(44))])
        let rows = section(row, count: 4)
        rows.setMeasured(CGSize(width: 187.5, height: 60), of: 0)
        rows.setMeasured(CGSize(width: 187.5, height: 90), of: 1)
        rows.settle()
        XCTAssertEqual(frames(rows).map(\.height), [60, 90, 44, 44])
        XCTAssertEqual(rows.item(2).frame.minY, 90)
    }

    func testUniformSiblingsAreAsHighAsTheHighest() {
        let item = node(width(0.5), LayoutLength(.uniform, 44))
        let rows = section(line(width(1), about(44), [item]), count: 4)
        rows.setMeasured(CGSize(width: 187.5, height: 60), of: 0)
        rows.setMeasured(CGSize(width: 187.5, height: 90), of: 1)
        rows.settle()
        XCTAssertEqual(frames(rows).map(\.height), [90, 90, 44, 44])
    }

    /// Tags that say how wide they are: as many in a line as fit.
    func testItemsOfTheirOwnWidthFlow() {
        let row = line(
            width(1),
            about(32),
            [node(about(100), about(32))],
            space: LayoutSpace(length: 8, isFlexible: false)
        )
        let tags = section(row, CGSize(width: 300, height: 600), count: 5)
        XCTAssertEqual(tags.groupCount, 3)
        for (item, width) in [60, 90, 120, 200, 40].enumerated() as EnumeratedSequence<[CGFloat]> {
            tags.setMeasured(CGSize(width: width, height: 30), of: item)
        }
        tags.settle()
        XCTAssertEqual(
            frames(tags),
            [
                rect(0, 0, 60, 30), rect(68, 0, 90, 30), rect(166, 0, 120, 30), rect(0, 30, 200, 30),
                rect(208, 30, 40, 30),
            ]
        )
        XCTAssertEqual(tags.length, 60)
    }

    func testCustomGroupsTakeTheirItemsFromTheirClosure() {
        var group = node(width(1), points(100))
        group.content = .custom([
            LayoutCustomItem(frame: rect(0, 0, 50, 50), zIndex: 0),
            LayoutCustomItem(frame: rect(60, 40, 50, 50), zIndex: 3),
        ])
        let custom = section(group, count: 3)
        XCTAssertEqual(frames(custom), [rect(0, 0, 50, 50), rect(60, 40, 50, 50), rect(0, 100, 50, 50)])
        XCTAssertEqual(custom.item(1).zIndex, 3)
    }

    func testHeadersAndFootersStandAroundTheInsets() {
        func boundary(
            _ height: CGFloat,
            _ edges: NSDirectionalRectEdge,
            offset: CGPoint = .zero,
            extends: Bool = true
        )
            -> LayoutBoundary
        {
            LayoutBoundary(
                supplement: LayoutSupplement(
                    lengths: LayoutLengths(width: width(1), height: points(height)),
                    kind: "kind",
                    container: LayoutAnchor(edges: edges, offset: .zero, isFractional: false)
                ),
                edges: edges,
                offset: offset,
                extends: extends,
                pins: false
            )
        }
        let row = line(width(1), points(44), [node(width(1), height(1))])
        let result = section(row, count: 2) {
            $0.insets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            $0.boundaryInsets = $0.insets
            $0.boundaries = [
                boundary(30, .top), boundary(20, .bottom), boundary(12, .top, extends: false),
                boundary(10, .bottom, offset: CGPoint(x: 0, y: 4)),
            ]
        }
        XCTAssertEqual(result.item(0).frame, rect(10, 35, 355, 44))
        XCTAssertEqual(
            result.boundaryFrames,
            [rect(10, 0, 355, 30), rect(10, 128, 355, 20), rect(10, 30, 355, 12), rect(10, 152, 355, 10)]
        )
        XCTAssertEqual(result.length, 162)
    }

    /// Apple's example of a badge: at the upper corner, moved by three tenths of itself.
    func testABadgeIsAnchored() {
        let corner = LayoutAnchor(
            edges: [.top, .trailing],
            offset: CGPoint(x: 0.3, y: -0.3),
            isFractional: true
        )
        var badge = LayoutSupplement(
            lengths: LayoutLengths(width: points(20), height: points(20)),
            kind: "badge",
            container: corner
        )
        XCTAssertEqual(badge.frame(at: rect(100, 50, 80, 80)), rect(166, 44, 20, 20))
        // With an anchor of its own, that stands at the item's.
        badge.container = LayoutAnchor(edges: [.top, .trailing], offset: .zero, isFractional: false)
        badge.item = LayoutAnchor(edges: [.bottom, .leading], offset: .zero, isFractional: false)
        XCTAssertEqual(badge.frame(at: rect(100, 50, 80, 80)), rect(180, 30, 20, 20))
    }

    func testASectionThatScrollsAcrossIsAsHighAsItsGroups() {
        let row = line(width(0.9), points(120), [node(width(1), height(1))])
        let result = section(row, count: 5) {
            $0.isOrthogonal = true
            $0.spacing = 10
            $0.insets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        }
        XCTAssertEqual(result.length, 120)
        XCTAssertEqual(result.item(1).frame, rect(20 + 301.5 + 10, 0, 301.5, 120))
        XCTAssertEqual(result.orthogonalLength, 5 * 301.5 + 4 * 10 + 40)
        XCTAssertEqual(result.groups(in: rect(0, 0, 375, 120)), 0..<3)
    }

    func testSectionsThatScrollAcrossComeToRest() {
        func rest(
            _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
            _ offset: CGFloat,
            from start: CGFloat = 0
        ) -> CGFloat {
            AcrossResting(
                behavior: behavior,
                visible: 300,
                most: 710,
                before: 0,
                after: 0,
                groupCount: 10,
                group: { (CGFloat($0) * 101, 100) },
                groupAt: { min(max(0, Int($0 / 101)), 9) }
            ).rest(for: offset, from: start)
        }
        XCTAssertEqual(rest(.continuous, 137), 137)
        XCTAssertEqual(rest(.continuousGroupLeadingBoundary, 137), 101)
        XCTAssertEqual(rest(.continuousGroupLeadingBoundary, 170), 202)
        XCTAssertEqual(rest(.paging, 170), 300)
        XCTAssertEqual(rest(.paging, 690), 600)
        // However far the finger went, it is one group further.
        XCTAssertEqual(rest(.groupPaging, 500), 101)
        XCTAssertEqual(rest(.groupPaging, 300, from: 404), 303)
        XCTAssertEqual(rest(.groupPaging, 20), 0)
        XCTAssertEqual(rest(.groupPagingCentered, 160, from: 103), 203)
    }

    /// Only what is in sight costs something, in a section of ten million items as in one of ten.
    func testTenMillionItemsOfGivenSizesCostNothing() {
        let row = line(width(1), points(75), [node(width(0.2), height(1))])
        let large = section(row, count: 10_000_000)
        XCTAssertEqual(large.length, 150_000_000)
        XCTAssertEqual(large.item(9_999_999).frame, rect(300, 149_999_925, 75, 75))
        XCTAssertLessThanOrEqual(large.groups(in: rect(0, 75_000_000, 375, 750)).count, 13)
    }

    /// What has no length, or too much of it, ends some time.
    func testSenselessSizesEnd() {
        let empty = section(line(width(1), points(0), [node(points(0), points(0))]), count: 100_000)
        XCTAssertEqual(empty.length, 0)
        XCTAssertLessThanOrEqual(empty.groups(in: rect(0, 0, 375, 600)).count, 2_100)
        var none = node(width(1), points(10))
        none.content = .custom([])
        XCTAssertEqual(section(none, count: 5).groupCount, 5)
        let flowing = line(width(1), about(0), [node(about(0), about(0))])
        XCTAssertGreaterThan(section(flowing, count: 1_000).groupCount, 0)
    }
}
