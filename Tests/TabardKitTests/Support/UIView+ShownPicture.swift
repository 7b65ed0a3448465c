import TabardTesting
import XCTest

@testable import TabardKit

extension UIView {
    /// What the view looks like, as the bytes of a PNG file, once it is on screen: a busy display may take a while to show a window.
    func shownPicture(
        scale: CGFloat = 1,
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws -> Data {
        var picture: Data?
        TestEnvironment.run(seconds: 10) {
            picture = pngPicture(scale: scale)
            return picture != nil
        }
        return try XCTUnwrap(picture, "it has not come on screen", file: file, line: line)
    }
}
