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

    func testT5WhatStandsInTheMiddleNeverOverlapsTheButtons() {
        let size = CGSize(width: 800, height: 44)
        var fitting = 0
        for title in stride(from: 0, through: 500, by: 50) {
            for side in stride(from: 0, through: 400, by: 40) {
                for wanted in stride(from: 50, through: 900, by: 85) {
                    for (isRightToLeft, needsWholeTitle) in [(false, false), (true, false), (false, true)] {
                        let room = NavigationBarRoom(
                            leading: 52,
                            least: min(CGFloat(wanted), 220),
                            most: CGFloat(wanted)
                        )
                        let content = Content(
                            backTitleWidths: [CGFloat(side), 40, 0],
                            trailing: side == 0 ? [] : [CGFloat(side) / 2],
                            title: CGFloat(title),
                            needsWholeTitle: needsWholeTitle,
                            room: room
                        )
                        let layout = NavigationBarLayout(content, size: size, isRightToLeft: isRightToLeft)
                        let others = layout.leading + layout.trailing + [layout.back].compactMap(\.self)
                        guard let middle = layout.middle else {
                            var plain = content
                            plain.room = nil
                            XCTAssertEqual(
                                layout,
                                NavigationBarLayout(plain, size: size, isRightToLeft: isRightToLeft),
                                "as if it were not there"
                            )
                            continue
                        }
                        fitting += 1
                        let words = "title \(title), side \(side), wanted \(wanted): \(layout)"
                        XCTAssertGreaterThanOrEqual(middle.width, room.least, words)
                        XCTAssertLessThanOrEqual(middle.width, room.most, words)
                        XCTAssertTrue(CGRect(origin: .zero, size: size).contains(middle), words)
                        for other in others { XCTAssertFalse(middle.intersects(other), words) }
                        if layout.title.width > 0 { XCTAssertFalse(middle.intersects(layout.title), words) }
                        if needsWholeTitle { XCTAssertEqual(layout.title.width, CGFloat(title), words) }
                        let left = isRightToLeft ? layout.back?.mirrored(in: 800) : layout.back
                        XCTAssertGreaterThanOrEqual(left?.minX ?? 0, 52, words)
                    }
                }
            }
        }
        XCTAssertGreaterThan(fitting, 500)
    }

    func testT5ATitleStandsBeforeWhatIsInTheMiddleIfThereIsRoom() {
        func title(_ width: CGFloat, _ wanted: CGFloat) -> CGRect {
            let room = NavigationBarRoom(least: 100, most: wanted)
            let content = Content(title: width, room: room)
            return NavigationBarLayout(content, size: CGSize(width: 800, height: 44), isRightToLeft: false)
                .title
        }
        XCTAssertEqual(title(100, 400), CGRect(x: 16, y: 0, width: 100, height: 44))
        XCTAssertEqual(title(300, 400).width, 176, "cut off")
        XCTAssertEqual(title(100, 700).width, 0, "nothing of it could be made out")
    }
}
