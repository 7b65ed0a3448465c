import XCTest

@testable import TabardKit

/// The bar's geometry, without a display.
final class NavigationBarLayoutTests: XCTestCase {
    private typealias Content = NavigationBarLayout.Content
    private let size = CGSize(width: 320, height: 44)

    func testAShortTitleStandsInTheMiddle() {
        let layout = NavigationBarLayout(Content(title: 100), size: size, isRightToLeft: false)
        XCTAssertEqual(layout.title, CGRect(x: 110, y: 0, width: 100, height: 44))
        XCTAssertNil(layout.back)
    }

    func testALongTitleIsCutAtTheMargins() {
        let layout = NavigationBarLayout(Content(title: 500), size: size, isRightToLeft: false)
        XCTAssertEqual(layout.title, CGRect(x: 16, y: 0, width: 288, height: 44))
    }

    func testTheTitleNeverOverlapsTheButtons() {
        for title in stride(from: 0, through: 400, by: 20) {
            for side in stride(from: 0, through: 200, by: 40) {
                for isRightToLeft in [false, true] {
                    let content = Content(
                        backTitleWidths: [CGFloat(side), 40, 0],
                        trailing: side == 0 ? [] : [CGFloat(side) / 2],
                        title: CGFloat(title)
                    )
                    let layout = NavigationBarLayout(content, size: size, isRightToLeft: isRightToLeft)
                    let others = layout.leading + layout.trailing + [layout.back].compactMap { $0 }
                    XCTAssertGreaterThanOrEqual(layout.title.width, 0)
                    for other in others {
                        XCTAssertFalse(
                            layout.title.width > 0 && layout.title.intersects(other),
                            "title \(title), side \(side): \(layout.title) and \(other)"
                        )
                    }
                }
            }
        }
    }

    func testTheBackTitleGivesWayToShorterOnes() {
        func index(_ title: CGFloat) -> Int? {
            let content = Content(backTitleWidths: [100, 40, 0], title: title)
            return NavigationBarLayout(content, size: size, isRightToLeft: false).backTitleIndex
        }
        XCTAssertEqual(index(100), 0)
        XCTAssertEqual(index(200), 1)
        XCTAssertEqual(index(260), 2)
    }

    func testARightToLeftLayoutIsTheMirrorImage() {
        let content = Content(backTitleWidths: [60, 0], leading: [50], trailing: [70, 44], title: 80)
        let left = NavigationBarLayout(content, size: size, isRightToLeft: false)
        let right = NavigationBarLayout(content, size: size, isRightToLeft: true)
        func mirrored(_ rect: CGRect) -> CGRect { rect.mirrored(in: 320) }
        XCTAssertEqual(right.back, left.back.map(mirrored))
        XCTAssertEqual(right.title, mirrored(left.title))
        XCTAssertEqual(right.leading, left.leading.map(mirrored))
        XCTAssertEqual(right.trailing, left.trailing.map(mirrored))
        XCTAssertEqual(left.back?.minX, 0)
        XCTAssertEqual(left.trailing.first?.maxX, 312)
    }
}
