import Foundation

@MainActor
extension AccessibleObject {
    /// Where the object is in its window, once it no longer moves there, as a user waits for what slides in before a click.
    ///
    /// - Returns: Its frame; after five seconds that of the moment.
    public func restingFrameInWindow() throws -> PixelRect {
        var frame = try frameInWindow
        for _ in 0..<100 {
            Thread.sleep(forTimeInterval: 0.05)
            let next = try frameInWindow
            if next == frame { break }
            frame = next
        }
        return frame
    }
}
