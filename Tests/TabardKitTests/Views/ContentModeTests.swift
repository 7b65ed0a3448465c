import XCTest

@testable import TabardKit

/// Where the thirteen content modes put an image.
@preconcurrency @MainActor
final class ContentModeTests: XCTestCase {
    private let modes: [UIView.ContentMode] = [
        .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right,
        .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]

    /// The left and top edges are computed from a fraction of the room that is left.
    private func oracle(_ mode: UIView.ContentMode, _ size: CGSize, _ area: CGRect) -> CGRect {
        var shown = size
        let across = area.width / size.width
        let down = area.height / size.height
        var fraction = (x: 0.5, y: 0.5)
        switch mode {
        case .scaleToFill, .redraw: shown = area.size
        case .scaleAspectFit:
            shown =
                across < down
                ? CGSize(width: area.width, height: size.height * across)
                : CGSize(width: size.width * down, height: area.height)
        case .scaleAspectFill:
            shown =
                across > down
                ? CGSize(width: area.width, height: size.height * across)
                : CGSize(width: size.width * down, height: area.height)
        case .center: break
        case .top: fraction.y = 0
        case .bottom: fraction.y = 1
        case .left: fraction.x = 0
        case .right: fraction.x = 1
        case .topLeft: fraction = (0, 0)
        case .topRight: fraction = (1, 0)
        case .bottomLeft: fraction = (0, 1)
        case .bottomRight: fraction = (1, 1)
        }
        return CGRect(
            x: area.minX + (area.width - shown.width) * fraction.x,
            y: area.minY + (area.height - shown.height) * fraction.y,
            width: shown.width,
            height: shown.height
        )
    }

    func testAllModes() {
        XCTAssertEqual(modes.map(\.rawValue), Array(0...12), "the numbers are UIKit's")
        let areas = [CGRect(x: 0, y: 0, width: 100, height: 60), CGRect(x: 7, y: -3, width: 20, height: 90)]
        let sizes = [
            CGSize(width: 30, height: 30), CGSize(width: 400, height: 10), CGSize(width: 8, height: 300),
        ]
        for mode in modes {
            for area in areas {
                for size in sizes {
                    let placed = mode.place(size, in: area)
                    let expected = oracle(mode, size, area)
                    let message = "\(mode) \(size) in \(area): \(placed), not \(expected)"
                    XCTAssertEqual(placed.minX, expected.minX, accuracy: 1e-9, message)
                    XCTAssertEqual(placed.minY, expected.minY, accuracy: 1e-9, message)
                    XCTAssertEqual(placed.width, expected.width, accuracy: 1e-9, message)
                    XCTAssertEqual(placed.height, expected.height, accuracy: 1e-9, message)
                }
            }
        }
    }

    func testNothingIsPlacedNowhere() {
        for mode in modes {
            XCTAssertEqual(mode.place(.zero, in: CGRect(x: 0, y: 0, width: 9, height: 9)).size, .zero)
        }
    }

    func testAnImageViewHasTheImagesSize() throws {
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"/>"#
        let bitmap = try XCTUnwrap(UIImage(data: Data(svg.utf8)))
        XCTAssertEqual(bitmap.size, CGSize(width: 24, height: 12))
        let view = UIImageView(image: bitmap)
        XCTAssertEqual(view.frame, CGRect(origin: .zero, size: bitmap.size))
        XCTAssertFalse(view.isUserInteractionEnabled)
        XCTAssertEqual(UIImageView(image: nil).frame, .zero)
        XCTAssertEqual(UIImageView(image: nil).intrinsicContentSize.width, UIView.noIntrinsicMetric)
        XCTAssertEqual(view.intrinsicContentSize, bitmap.size)
    }

    func testMissingAndDamagedFilesGiveNil() throws {
        XCTAssertNil(UIImage(named: "There is no such image"))
        XCTAssertNil(UIImage(contentsOfFile: "/nonexistent/image.png"))
        XCTAssertNil(UIImage(data: Data()))
        XCTAssertNil(UIImage(data: Data("no image".utf8)))
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("tabard-\(UUID().uuidString).png")
        try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        XCTAssertNil(UIImage(contentsOfFile: file.path))
    }
}
