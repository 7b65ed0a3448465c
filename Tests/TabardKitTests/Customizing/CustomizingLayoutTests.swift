import Foundation
import GtkInterop
import XCTest

@testable import TabardKit

/// Rule M4: where everything on the edit screen stands, without a window.
final class CustomizingLayoutTests: XCTestCase {
    func testCellsShareTheWidthWithinTheirBounds() {
        for width in stride(from: CGFloat(304), through: 1600, by: 1) {
            let grid = CustomizingGridLayout(count: 40, width: width, isRightToLeft: false)
            let frames = (0..<40).map { grid.frame(of: $0) }
            for frame in frames {
                XCTAssertTrue((72...96).contains(frame.width), "\(frame) at \(width)")
                XCTAssertEqual(frame, frame.integral, "\(width)")
                XCTAssertGreaterThanOrEqual(frame.minX, 8)
                XCTAssertLessThanOrEqual(frame.maxX, width - 8)
            }
            XCTAssertLessThanOrEqual(frames.map(\.maxX).max() ?? 0, grid.contentHeight + width)
            let left = frames.map(\.minX).min() ?? 0
            let right = width - (frames.map(\.maxX).max() ?? 0)
            XCTAssertEqual(left, right, accuracy: 1, "the grid stands in the middle of \(width)")
            XCTAssertEqual(grid.contentHeight, (frames.map(\.maxY).max() ?? 0) + 8)
        }
    }

    func testLargerTitlesHaveHigherCells() {
        let usual = CustomizingGridLayout(count: 9, width: 320, isRightToLeft: false)
        let large = CustomizingGridLayout(count: 9, width: 320, isRightToLeft: false, textScale: 1.3)
        XCTAssertEqual(usual.frame(of: 0).height, 84)
        XCTAssertEqual(large.frame(of: 0).height, 94)
        XCTAssertEqual(large.contentHeight, usual.contentHeight + 30)
        for index in 0..<9 {
            let frame = large.frame(of: index)
            XCTAssertEqual(large.index(at: CGPoint(x: frame.midX, y: frame.maxY - 1)), index)
        }
        func title(_ grid: CustomizingGridLayout) -> CGRect {
            CustomizingCellLayout(
                TabBarLayout.Content(title: "Downloads", imageSize: CGSize(width: 30, height: 30)),
                size: grid.frame(of: 0).size,
                isRightToLeft: false,
                measure: { _, _ in 60 }
            ).title
        }
        XCTAssertEqual(title(usual).height, 32)
        XCTAssertEqual(title(large).height, 42, "two lines of text that is 1.3 times larger")
        XCTAssertEqual(title(large).minY, title(usual).minY)
        let size = CGSize(width: 320, height: 500)
        let bar = CGRect(x: 0, y: 451, width: 320, height: 49)
        let screen = CustomizingScreenLayout(size: size, safeArea: .zero, bar: bar, textScale: 1.65)
        XCTAssertEqual(screen.hint.height, 79)
        XCTAssertEqual(screen.hint.maxY, 451)
    }

    func testColumns() {
        let columns = [320, 390, 600, 1200, 3000].map {
            CustomizingGridLayout(count: 40, width: $0, isRightToLeft: false).columns
        }
        XCTAssertEqual(columns, [4, 4, 6, 8, 8])
        XCTAssertEqual(CustomizingGridLayout(count: 3, width: 1200, isRightToLeft: false).columns, 3)
        XCTAssertEqual(CustomizingGridLayout(count: 0, width: 390, isRightToLeft: false).contentHeight, 0)
        XCTAssertEqual(CustomizingGridLayout(count: 5, width: 0, isRightToLeft: false).columns, 1)
    }

    /// V3
    func testRightToLeftMirrors() {
        for width in [320, 391, 1200] as [CGFloat] {
            let plain = CustomizingGridLayout(count: 11, width: width, isRightToLeft: false)
            let mirrored = CustomizingGridLayout(count: 11, width: width, isRightToLeft: true)
            for index in 0..<11 {
                XCTAssertEqual(mirrored.frame(of: index), plain.frame(of: index).mirrored(in: width))
            }
            XCTAssertEqual(mirrored.index(.left, from: 3), 4)
            XCTAssertEqual(mirrored.index(.right, from: 3), 2)
        }
    }

    func testEveryPointBelongsToTheItemThatIsThere() {
        let grid = CustomizingGridLayout(count: 10, width: 390, isRightToLeft: false)
        for index in 0..<10 {
            let frame = grid.frame(of: index)
            XCTAssertEqual(grid.index(at: CGPoint(x: frame.midX, y: frame.midY)), index)
            XCTAssertEqual(grid.index(at: frame.origin), index)
        }
        XCTAssertNil(grid.index(at: CGPoint(x: 2, y: 40)), "beside the grid")
        XCTAssertNil(grid.index(at: CGPoint(x: 60, y: 4)), "above it")
        XCTAssertNil(grid.index(at: CGPoint(x: 60, y: 5_000)), "below it")
        let last = grid.frame(of: 9)
        XCTAssertNil(grid.index(at: CGPoint(x: last.maxX + 10, y: last.midY)), "after the last one")
        XCTAssertNil(grid.index(at: CGPoint(x: 60, y: grid.frame(of: 0).maxY + 4)), "between two rows")
    }

    func testIndicesNearAPart() {
        let grid = CustomizingGridLayout(count: 10_000, width: 390, isRightToLeft: false)
        XCTAssertEqual(grid.indices(from: 0, to: 10), 0..<4)
        XCTAssertEqual(grid.indices(from: 0, to: 200), 0..<8)
        XCTAssertEqual(grid.indices(from: grid.contentHeight - 20, to: grid.contentHeight), 9_996..<10_000)
        XCTAssertEqual(grid.indices(from: -500, to: 1_000_000), 0..<10_000)
        let frame = grid.frame(of: 5_000)
        XCTAssertTrue(grid.indices(from: frame.minY, to: frame.maxY).contains(5_000))
    }

    /// M5: the arrow keys in two dimensions.
    func testSteps() {
        let grid = CustomizingGridLayout(count: 10, width: 390, isRightToLeft: false)
        XCTAssertEqual(grid.columns, 4)
        XCTAssertEqual(grid.index(.right, from: 3), 4)
        XCTAssertEqual(grid.index(.left, from: 4), 3)
        XCTAssertEqual(grid.index(.left, from: 0), 0)
        XCTAssertEqual(grid.index(.right, from: 9), 9)
        XCTAssertEqual(grid.index(.down, from: 1), 5)
        XCTAssertEqual(grid.index(.down, from: 7), 9, "the last row is shorter")
        XCTAssertEqual(grid.index(.down, from: 8), 8)
        XCTAssertEqual(grid.index(.up, from: 5), 1)
        XCTAssertEqual(grid.index(.up, from: 2), 2)
        XCTAssertEqual(grid.index(.first, from: 6), 0)
        XCTAssertEqual(grid.index(.last, from: 6), 9)
        XCTAssertEqual(grid.index(.rows(-5), from: 9), 1)
        XCTAssertEqual(grid.index(.rows(5), from: 1), 9)
    }

    /// B4: the screen leaves the bar free, wherever it is, and covers all else.
    func testScreenLeavesTheBarFree() {
        let size = CGSize(width: 390, height: 600)
        let bars = [
            CGRect(x: 0, y: 551, width: 390, height: 49), CGRect(x: 0, y: 0, width: 390, height: 49),
            CGRect(x: 40, y: 400, width: 300, height: 49), CGRect(x: 0, y: 100, width: 390, height: 49),
            CGRect(x: 10, y: 590, width: 390, height: 49),
        ]
        for bar in bars {
            let layout = CustomizingScreenLayout(size: size, safeArea: .zero, bar: bar)
            let parts = layout.rest + [layout.stage, bar.intersection(CGRect(origin: .zero, size: size))]
            let area = parts.reduce(0) { $0 + $1.width * $1.height }
            XCTAssertEqual(area, size.width * size.height, "\(bar)")
            for (index, part) in parts.enumerated() {
                for other in parts[(index + 1)...] {
                    let common = part.intersection(other)
                    XCTAssertTrue(common.isNull || common.isEmpty, "\(part) and \(other)")
                }
            }
            XCTAssertEqual(layout.header.height, 44)
            XCTAssertEqual(layout.grid.minY, layout.header.maxY)
            XCTAssertEqual(layout.grid.maxY, layout.hint.minY)
            XCTAssertEqual(layout.hint.maxY, layout.stage.height)
        }
        let above = CustomizingScreenLayout(size: size, safeArea: .zero, bar: bars[2])
        XCTAssertEqual(above.stage, CGRect(x: 0, y: 0, width: 390, height: 400))
        let below = CustomizingScreenLayout(size: size, safeArea: .zero, bar: bars[3])
        XCTAssertEqual(below.stage, CGRect(x: 0, y: 149, width: 390, height: 451))
    }

    func testSafeAreasAndTinyHosts() {
        let safe = UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 12)
        let bar = CGRect(x: 0, y: 521, width: 390, height: 79)
        let layout = CustomizingScreenLayout(size: CGSize(width: 390, height: 600), safeArea: safe, bar: bar)
        XCTAssertEqual(layout.header, CGRect(x: 10, y: 20, width: 368, height: 44))
        XCTAssertEqual(layout.hint.maxY, 521)
        for height in [0, 1, 49, 60, 100, 141, 150] as [CGFloat] {
            let size = CGSize(width: 20, height: height)
            let bar = CGRect(x: 0, y: max(0, height - 49), width: 20, height: 49)
            let tiny = CustomizingScreenLayout(size: size, safeArea: .zero, bar: bar)
            for area in [tiny.header, tiny.grid, tiny.hint] {
                XCTAssertGreaterThanOrEqual(area.height, 0, "\(height)")
                XCTAssertLessThanOrEqual(area.maxY, tiny.stage.height, "\(height)")
            }
        }
    }

    func testCellParts() {
        let content = TabBarLayout.Content(title: "A", imageSize: CGSize(width: 60, height: 30), badge: "9")
        let cell = CustomizingCellLayout(
            content,
            size: CGSize(width: 90, height: 84),
            isRightToLeft: false,
            measure: { text, font in CGFloat(text.count) * CGFloat(font.size) }
        )
        XCTAssertEqual(cell.image, CGRect(x: 30, y: 20, width: 30, height: 15))
        XCTAssertEqual(cell.title, CGRect(x: 4, y: 48, width: 82, height: 32))
        let whole = CGRect(x: 0, y: 0, width: 90, height: 84)
        for area in [cell.image, cell.badge, cell.title, cell.backdrop].compactMap({ $0 }) {
            XCTAssertTrue(whole.contains(area), "\(area)")
        }
    }
}
