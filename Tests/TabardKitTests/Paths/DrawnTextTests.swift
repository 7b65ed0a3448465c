import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Text that is drawn into contexts.
final class DrawnTextTests: XCTestCase {
    func testSizeAndPlace() throws {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
        ]
        let size = "Hello".size(withAttributes: attributes)
        XCTAssertGreaterThan(size.width, 30)
        XCTAssertGreaterThan(size.height, 20)
        XCTAssertEqual(NSString(string: "Hello").size(withAttributes: attributes), size)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let canvas = CGSize(width: 100, height: 60)
        let image = UIGraphicsImageRenderer(size: canvas, format: format).image { _ in
            "Hello".draw(at: CGPoint(x: 10, y: 5), withAttributes: attributes)
        }
        let picture = try XCTUnwrap(image.bitmap).pixels()
        var box = CGRect.null
        for y in 0..<60 {
            for x in 0..<100 where picture[x, y].alpha > 0.2 {
                XCTAssertEqual(picture[x, y].red, 1, accuracy: 0.05)
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        XCTAssertTrue(CGRect(x: 9, y: 5, width: size.width + 2, height: size.height).contains(box), "\(box)")
        XCTAssertGreaterThan(box.width, size.width * 0.8)
        "".draw(in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), withAttributes: nil)
    }
}
