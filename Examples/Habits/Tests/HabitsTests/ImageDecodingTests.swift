import UIKit
import XCTest

/// What UIKit decodes for the app.
final class ImageDecodingTests: XCTestCase {
    /// Images from elsewhere are decoded in a process of their own, which is the program's file with the kit's library.
    ///
    /// In Swift 6 XCTest on Linux takes a test of the main actor's only if it is `async`.
    @MainActor
    func testAnImageOfData() async throws {
        let square = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        let data = try XCTUnwrap(square.pngData())
        XCTAssertNotNil(UIImage(data: data))
        XCTAssertNil(UIImage(data: Data("no image".utf8)))
    }
}
