import Foundation
import TabardTesting

extension TestDisplay {
    /// The screen, once it has not changed for a second.
    ///
    /// On a busy machine a program may rest for some tenths of one between two frames of its start.
    func stillPicture() throws -> Screenshot {
        var last: Screenshot?
        var changed = ContinuousClock.now
        return try waitFor("a picture that no longer changes", timeout: .seconds(60)) {
            let now = try screenshot()
            if now.bytes != last?.bytes {
                last = now
                changed = .now
            }
            Thread.sleep(forTimeInterval: 0.2)
            return ContinuousClock.now - changed >= .seconds(1) ? now : nil
        }
    }
}
