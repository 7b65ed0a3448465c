import XCTest

@testable import TabardKit

/// Where tabs stand on the bar of a wide window, without a display (T4, T5).
final class TopBarLayoutTests: XCTestCase {
    private typealias Content = TopBarLayout.Content
    private let regions: [TopBarLayout.Region] = [.leading, .middle, .trailing]

    /// Tabs by how many there are in each region.
    private func contents(_ counts: [Int], width: CGFloat) -> [Content] {
        zip(counts, regions).flatMap { count, region in
            (0..<count).map { Content(width: width + CGFloat($0), region: region) }
        }
    }

    func testT4FixedTabsLeadAndPinnedOnesTrail() {
        let all = contents([1, 2, 1], width: 80)
        let width = TopBarLayout.width(of: all)
        XCTAssertEqual(width, 80 + 80 + 81 + 80 + 3 * TopBarMetrics.spacing + 2 * TopBarMetrics.margin)
        let layout = TopBarLayout(all, width: width, isRightToLeft: false)
        XCTAssertEqual(layout.frames.map(\.minX), [3, 0, 82, 250])
        XCTAssertEqual(layout.isScrolled, [false, true, true, false])
        XCTAssertEqual(layout.window.minX, 85)
        XCTAssertGreaterThanOrEqual(layout.window.width, layout.scrolledWidth)
        let mirrored = TopBarLayout(all, width: width, isRightToLeft: true)
        XCTAssertEqual(mirrored.frames[0], layout.frames[0].mirrored(in: width))
        XCTAssertEqual(mirrored.frames[3], layout.frames[3].mirrored(in: width))
        XCTAssertGreaterThan(mirrored.frames[1].minX, mirrored.frames[2].minX)
    }

    func testT4NoTwoTabsOverlapAndAllCanBeReached() {
        for leading in 0...2 {
            for middle in 0...20 {
                for trailing in 0...2 {
                    for width in stride(from: 0 as CGFloat, through: 2_000, by: 250) {
                        for isRightToLeft in [false, true] {
                            check([leading, middle, trailing], width, isRightToLeft)
                        }
                    }
                }
            }
        }
    }

    private func check(_ counts: [Int], _ width: CGFloat, _ isRightToLeft: Bool) {
        let all = contents(counts, width: 70)
        let layout = TopBarLayout(all, width: width, isRightToLeft: isRightToLeft)
        let words = "\(counts), \(width), \(isRightToLeft): \(layout)"
        for scrolled in [true, false] {
            let frames = zip(layout.frames, layout.isScrolled).filter { $0.1 == scrolled }.map(\.0)
            let sorted = isRightToLeft ? frames.reversed() : frames
            for (left, right) in zip(sorted, sorted.dropFirst()) {
                XCTAssertGreaterThanOrEqual(right.minX - left.maxX, TopBarMetrics.spacing - 0.01, words)
            }
            for frame in frames where scrolled {
                XCTAssertTrue(CGRect(origin: .zero, size: layout.scrolledSize).contains(frame), words)
            }
            for frame in frames where !scrolled {
                XCTAssertFalse(frame.insetBy(dx: 0.1, dy: 0).intersects(layout.window), words)
                XCTAssertTrue(CGRect(origin: .zero, size: layout.size).contains(frame), words)
            }
        }
        if width >= TopBarLayout.width(of: all) {
            XCTAssertLessThanOrEqual(layout.scrolledWidth, layout.window.width + 0.01, words)
        }
    }

    func testT5ABarInItsOwnRowStandsInTheMiddleAndKeepsClearOfTheSidebarsButton() {
        let row = CGRect(x: 100, y: 20, width: 800, height: 44)
        for hasButton in [false, true] {
            for isRightToLeft in [false, true] {
                func place(_ wanted: CGFloat) -> CGRect {
                    TopBarLayout.place(
                        wanted: wanted,
                        in: row,
                        hasSidebarButton: hasButton,
                        isRightToLeft: isRightToLeft
                    )
                }
                XCTAssertEqual(place(300), CGRect(x: 350, y: 24, width: 300, height: 36))
                let wide = place(2_000)
                let taken = TopBarMetrics.edge + (hasButton ? TopBarMetrics.sidebarButton : 0)
                XCTAssertEqual(isRightToLeft ? row.maxX - wide.maxX : wide.minX - row.minX, taken)
                XCTAssertEqual(
                    isRightToLeft ? wide.minX - row.minX : row.maxX - wide.maxX,
                    TopBarMetrics.edge
                )
            }
        }
    }
}
