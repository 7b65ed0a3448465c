import UIKit
import XCTest

/// What UIKit decodes for the app. All methods are the main actor's: a class on Linux that has others beside them ends its test
/// run, with `swift test` as well.
final class ImageDecodingTests: XCTestCase {
    /// Images from elsewhere are decoded in a process of their own, which is the program's file with the kit's library.
    @MainActor
    func testAnImageOfData() throws {
        let square = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        let data = try XCTUnwrap(square.pngData())
        XCTAssertNotNil(UIImage(data: data))
        XCTAssertNil(UIImage(data: Data("no image".utf8)))
    }
}
