import GtkInterop
import XCTest

/// Whether a rectangle has one colour is told without painting it, and rather not than wrongly (A7).
@preconcurrency @MainActor
final class UniformColorTests: XCTestCase {
    private let area = Rectangle(x: 10, y: 80, width: 100, height: 20)
    private let page = Rectangle(x: 0, y: 0, width: 120, height: 200)
    private let red = RGBA(red: 1, green: 0, blue: 0)
    private let blue = RGBA(red: 0, green: 0, blue: 1)

    override func setUp() async throws { try Toolkit.connect() }

    private func color(over background: RGBA? = nil, _ draw: (Snapshot) -> Void) throws -> RGBA? {
        UniformColor.of(area, background: background, [try XCTUnwrap(RecordedDrawing.record(draw))])
    }

    func testA7OnlyOpaqueColoursThatCoverTheRectangleAreKnown() throws {
        XCTAssertEqual(UniformColor.of(area, background: red, []), red)
        XCTAssertNil(UniformColor.of(area, background: nil, []))
        XCTAssertNil(UniformColor.of(area, background: .clear, []))
        XCTAssertEqual(try color { $0.fill(page, color: red) }, red)
        XCTAssertEqual(try color(over: blue) { $0.fill(area, color: red) }, red)
        let half = Rectangle(x: 10, y: 80, width: 50, height: 20)
        XCTAssertNil(try color(over: red) { $0.fill(half, color: blue) })
        XCTAssertNil(
            try color(over: red) { $0.fill(page, color: RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)) }
        )
        let elsewhere = Rectangle(x: 10, y: 100, width: 50, height: 20)
        XCTAssertEqual(try color(over: red) { $0.fill(elsewhere, color: blue) }, red)
        XCTAssertNil(try color(over: red) { $0.fill(page, cornerRadius: 5, color: blue) })
        XCTAssertNil(
            try color(over: red) { snapshot in snapshot.faded(to: 0.5) { snapshot.fill(page, color: blue) } }
        )
    }

    func testA7TheUppermostColourOfManyIsTheColour() throws {
        XCTAssertEqual(
            try color { snapshot in
                snapshot.fill(page, color: blue)
                snapshot.clipped(to: page) {
                    snapshot.fill(Rectangle(x: 20, y: 0, width: 10, height: 10), color: .white)
                    snapshot.fill(area, color: red)
                }
            },
            red
        )
        let half = Rectangle(x: 0, y: 0, width: 60, height: 200)
        XCTAssertNil(
            try color(over: red) { snapshot in snapshot.clipped(to: half) { snapshot.fill(page, color: blue) }
            }
        )
        let lower = try XCTUnwrap(RecordedDrawing.record { $0.fill(page, color: blue) })
        let upper = try XCTUnwrap(RecordedDrawing.record { $0.fill(half, color: red) })
        XCTAssertEqual(UniformColor.of(area, background: nil, [upper, lower]), blue)
        XCTAssertNil(UniformColor.of(area, background: nil, [lower, upper]))
    }

    func testA7WhatIsMovedIsLookedForWhereItWent() throws {
        let moved = AffineMap(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 80)
        let small = Rectangle(x: 0, y: 0, width: 100, height: 20)
        XCTAssertEqual(
            try color(over: blue) { snapshot in
                snapshot.mapped(by: moved) { snapshot.fill(small, color: red) }
            },
            red
        )
        let aside = AffineMap(a: 1, b: 0, c: 0, d: 1, tx: 11, ty: 80)
        XCTAssertNil(
            try color(over: blue) { snapshot in
                snapshot.mapped(by: aside) { snapshot.fill(small, color: red) }
            }
        )
        let turned = AffineMap(a: 0, b: 1, c: -1, d: 0, tx: 120, ty: 0)
        XCTAssertNil(
            try color(over: blue) { snapshot in
                snapshot.mapped(by: turned) {
                    snapshot.fill(Rectangle(x: 0, y: 0, width: 300, height: 300), color: red)
                }
            }
        )
    }
}
