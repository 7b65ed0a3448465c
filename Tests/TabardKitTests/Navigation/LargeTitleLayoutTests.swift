import XCTest

@testable import TabardKit

/// How a large title gives way, without a display.
final class LargeTitleLayoutTests: XCTestCase {
    private typealias Content = NavigationPlaces.Content

    private func content(distance: CGFloat?, extends: Bool = true) -> Content {
        Content(titleHeight: 44, largeTitleHeight: 52, distance: distance, extendsUnderBar: extends)
    }

    func testTheTitleGivesWayPointByPointAndFollowsAPullDown() {
        let extents = [-20, 0, 1, 51, 52, 53, 9_000].map {
            LargeTitleLayout.extent(full: 52, distance: $0)
        }
        XCTAssertEqual(extents, [72, 52, 51, 1, 0, 0, 0])
        XCTAssertEqual(LargeTitleLayout.extent(full: 0, distance: -20), 0)
    }

    func testTheContentNeverRestsWithHalfATitle() {
        func rest(_ distance: CGFloat, most: CGFloat = 1_000) -> CGFloat {
            LargeTitleLayout.restingDistance(distance, parts: [52], most: most)
        }
        XCTAssertEqual([0, 10, 26, 27, 51, 52, 53].map { rest($0) }, [0, 0, 0, 52, 52, 52, 53])
        XCTAssertEqual(rest(40, most: 45), 0, "short content cannot hide all of the title")
        XCTAssertEqual(rest(-30), -30)
    }

    func testTheSmallTitleComesWhenTheLargeOneIsNearlyGone() {
        XCTAssertEqual(LargeTitleLayout.smallTitleOpacity(extent: 52), 0)
        XCTAssertEqual(LargeTitleLayout.smallTitleOpacity(extent: 14), 0)
        XCTAssertEqual(LargeTitleLayout.smallTitleOpacity(extent: 7), 0.5)
        XCTAssertEqual(LargeTitleLayout.smallTitleOpacity(extent: 0), 1)
    }

    func testALongTitleShrinksAndIsThenCut() {
        XCTAssertEqual(LargeTitleLayout.scale(width: 200, available: 300), 1)
        XCTAssertEqual(LargeTitleLayout.scale(width: 400, available: 320), 0.8)
        XCTAssertEqual(LargeTitleLayout.scale(width: 4_000, available: 320), 0.75)
        let frame = LargeTitleLayout.frame(
            textSize: CGSize(width: 4_000, height: 30),
            in: CGSize(width: 320, height: 52),
            margin: 16,
            isRightToLeft: false
        )
        XCTAssertEqual(frame, CGRect(x: 16, y: 14, width: 288, height: 30))
    }

    /// V3
    func testTheTitleStandsWhereReadingBegins() {
        let frame = LargeTitleLayout.frame(
            textSize: CGSize(width: 100, height: 30),
            in: CGSize(width: 320, height: 52),
            margin: 16,
            isRightToLeft: true
        )
        XCTAssertEqual(frame.maxX, 304)
    }

    /// C12: what the bar covers and what it could still cover are together always the same, whatever the distance.
    func testTheBarFollowsTheContentAndNeverTheOtherWayRound() {
        for presence in [0, 0.5, 1] as [CGFloat] {
            for extends in [true, false] {
                var sums = Set<CGFloat>()
                var tops = Set<CGFloat>()
                for distance in stride(from: -40, through: 200, by: 7) as StrideThrough<CGFloat> {
                    let places = NavigationPlaces(
                        content(distance: distance, extends: extends),
                        safeTop: 20,
                        presence: presence
                    )
                    sums.insert(places.covered + places.collapsedHeight)
                    tops.insert(places.top)
                }
                XCTAssertEqual(sums, [extends ? 96 * presence : 52 * presence])
                XCTAssertEqual(tops, [extends || presence == 0 ? 0 : 20 + 44 * presence])
            }
        }
    }

    func testABarThatFollowsNothingKeepsItsTitle() {
        let under = NavigationPlaces(content(distance: nil), safeTop: 0, presence: 1)
        XCTAssertEqual([under.barHeight, under.top, under.covered, under.collapsedHeight], [96, 0, 96, 0])
        let below = NavigationPlaces(content(distance: nil, extends: false), safeTop: 0, presence: 1)
        XCTAssertEqual([below.barHeight, below.top, below.covered, below.collapsedHeight], [96, 96, 0, 0])
    }

    func testTheBackgroundComesWhenContentLiesUnderTheBar() {
        let opacities = [0, 52, 56, 60, 200].map {
            NavigationPlaces(content(distance: $0), safeTop: 0, presence: 1).backgroundOpacity
        }
        XCTAssertEqual(opacities, [0, 0, 0.5, 1, 1])
    }
}
