import Foundation
import GtkInterop

/// A finger on the touch screen that an X server has by its input driver `inputtest`.
///
/// The server takes one connection for as long as it runs. Each call returns when the server has done what it says.
@MainActor
package final class TouchScreen {
    private enum Message: UInt32 {
        case version = 0
        case wait = 1
        case touch = 6
    }

    /// X's numbers for what a finger does.
    private enum Phase: UInt32 {
        case begin = 18
        case update = 19
        case end = 20
    }

    /// The greatest value of an axis; all of the screen lies between 0 and it.
    private static let axisEnd = 65_535.0
    /// How many axes there is room for in a message.
    private static let axisCount = 64

    private let socket: LocalSocket
    /// The size of the screen, in the units of the places that are touched.
    package var size: PixelSize

    /// - Parameters:
    ///   - path: The socket that the server's configuration names as the driver's `SocketPath`.
    ///   - size: The size of the screen.
    package init(path: String, size: PixelSize) throws {
        self.size = size
        socket = try LocalSocket(path: path)
        try send(.version, [1, 0, 1, 0])
        _ = try socket.read(12)
    }

    /// Touches a place for a moment.
    package func tap(at place: PixelPoint) throws {
        try touch(.begin, Double(place.x), Double(place.y))
        try touch(.end, Double(place.x), Double(place.y))
    }

    /// Draws a finger from one place to another, in a fifth of a second: what is over within one frame is no swipe for anyone.
    package func swipe(from start: PixelPoint, to end: PixelPoint) throws {
        try touch(.begin, Double(start.x), Double(start.y))
        let steps = 20
        for step in 1...steps {
            Thread.sleep(forTimeInterval: 0.2 / Double(steps))
            let part = Double(step) / Double(steps)
            try touch(
                .update,
                Double(start.x) + Double(end.x - start.x) * part,
                Double(start.y) + Double(end.y - start.y) * part
            )
        }
        try touch(.end, Double(end.x), Double(end.y))
    }

    private func touch(_ phase: Phase, _ x: Double, _ y: Double) throws {
        var body: [UInt8] = []
        // The finger's number, what it does, and that its places are not from before an acceleration.
        for word in [1, phase.rawValue, 0] as [UInt32] { body += Self.bytes(of: word) }
        // Which axes have a value: the first two. Values are aligned to eight bytes.
        body += [3] + [UInt8](repeating: 0, count: 7 + 4)
        var values = [Double](repeating: 0, count: 2 * Self.axisCount)
        values[0] = x / Double(size.width) * Self.axisEnd
        values[1] = y / Double(size.height) * Self.axisEnd
        for value in values { body += Self.bytes(of: value.bitPattern) }
        try send(.touch, body)
        try send(.wait, [])
        _ = try socket.read(8)
    }

    private func send(_ message: Message, _ body: [UInt8]) throws {
        let length = UInt32(8 + body.count)
        try socket.write(Self.bytes(of: length) + Self.bytes(of: message.rawValue) + body)
    }

    /// The lowest byte first, as Debian's processors have it.
    private static func bytes(of number: some FixedWidthInteger & UnsignedInteger) -> [UInt8] {
        stride(from: 0, to: number.bitWidth, by: 8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
