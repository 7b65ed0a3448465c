import Foundation
import GtkInterop
import XCTest

@testable import TabardDrawing
@testable import TabardKit

// B3: the images that Tabard brings along are painted without librsvg, and look as it would draw them.
@preconcurrency @MainActor
final class PathDataTests: XCTestCase {
    private func painted(_ shape: Substring, width: Double) throws -> PixelBuffer {
        let steps = SymbolPaint(shape, strokeWidth: width).steps(in: SymbolPlacement())
        return try VectorImage(width: 24, height: 24, painting: steps).bitmap(width: 48, height: 48).pixels()
    }

    private func drawnByLibrsvg(_ shape: Substring, width: Double) throws -> PixelBuffer {
        let numbers = shape.dropFirst().split(separator: " ")
        let element =
            switch shape.first {
            case "@": "<circle cx=\"\(numbers[0])\" cy=\"\(numbers[1])\" r=\"\(numbers[2])\"/>"
            case "#":
                """
                <rect x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])" \
                rx="\(numbers[4])"/>
                """
            default: "<path d=\"\(shape)\"/>"
            }
        let document = """
            <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><g fill="none" stroke="#000" \
            stroke-width="\(width)" stroke-linecap="round" stroke-linejoin="round">\(element)</g></svg>
            """
        guard case .vector(let image) = try ImageDecoder.decode(bytes: Array(document.utf8), from: .app)
        else {
            throw CocoaError(.featureUnsupported)
        }
        return try image.bitmap(width: 48, height: 48).pixels()
    }

    private func assertLooksAlike(_ shape: Substring, width: Double, line: UInt = #line) throws {
        let (own, other) = (try painted(shape, width: width), try drawnByLibrsvg(shape, width: width))
        var worst = 0.0
        for y in 0..<own.height {
            for x in 0..<own.width { worst = max(worst, abs(own[x, y].alpha - other[x, y].alpha)) }
        }
        XCTAssertLessThan(worst, 0.02, String(shape), line: line)
    }

    func testEachShapeOfTheSymbols() throws {
        var shapes: Set<Substring> = []
        for table in SymbolTable.tables {
            for line in table.split(separator: "\n") {
                let parts = line.drop { $0 != "|" }.dropFirst().split(separator: ";").compactMap(
                    SymbolPart.init
                )
                shapes.formUnion(parts.filter { $0.symbolName == nil }.map(\.shape))
            }
        }
        XCTAssertGreaterThan(shapes.count, 500)
        for shape in shapes { try assertLooksAlike(shape, width: 1.8) }
    }

    func testEachShapeOfTheImages() throws {
        for image in SystemImage.allCases {
            XCTAssertFalse(image.paints.isEmpty, image.rawValue)
            for paint in image.paints { try assertLooksAlike(paint.shape, width: 1) }
        }
    }

    func testEachCommand() throws {
        for shape in [
            "M2 3L20 4 10 20z", "m2 3l18 1-10 16z", "m2 3 18 1-10 16z", "M2 3H20V20H3v-5h4",
            "M3 20C3 3 20 3 20 20",
            "m3 20c0-17 17-17 17 0", "M2 12C2 4 10 4 10 12S18 20 18 12", "M2 12s4-8 8 0 8 8 8 0",
            "M3 20Q12 3 20 20",
            "m3 20q9-17 17 0", "M3 12A9 5 30 0 1 20 14", "M3 12A9 5 30 1 1 20 14", "M3 12A9 5 30 0 0 20 14",
            "M3 12A9 5 30 1 0 20 14", "M3 12a2 2 0 0110 0", "M3 12A1 1 0 0 1 20 12", "M3 12A0 1 0 0 1 20 12",
            "M3 12A5 5 0 0 1 3 12L20 20", "M3 3L20 20zl5 15", "M.5.5L20-.5", "M2,3 L20,4",
        ] { try assertLooksAlike(Substring(shape), width: 1.8) }
    }

    func testWhatIsNoOutlineEndsIt() {
        for text in [
            "", "z5", "M", "M1", "M1 2L", "M1 2z3", "M1 2Lx", "M1 2A1 1 0 2 0 3 3", "1 2", "M1 2T3 4",
            "M--1 2",
        ] {
            XCTAssertLessThanOrEqual(PathData.outline(text).steps.count, 2, text)
        }
    }
}
