import Foundation
import TabardTesting

extension TestDisplay {
    /// The screen, once it no longer changes.
    func stillPicture() throws -> Screenshot {
        var last: Screenshot?
        return try waitFor("a picture that no longer changes", timeout: .seconds(10)) {
            let now = try screenshot()
            defer { last = now }
            Thread.sleep(forTimeInterval: 0.3)
            return now.bytes == last?.bytes ? now : nil
        }
    }
}
