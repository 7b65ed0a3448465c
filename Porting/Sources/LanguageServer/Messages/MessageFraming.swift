/// The messages in a stream of bytes, each after a header with its length.
public struct MessageFraming {
    /// Why a stream cannot be read further.
    public enum Failure: Error, Equatable, CustomStringConvertible {
        case headerTooLong
        case lengthMissing
        case messageTooLong(Int)

        public var description: String {
            switch self {
            case .headerTooLong: "a header is longer than \(MessageFraming.largestHeader) bytes"
            case .lengthMissing: "a header tells no Content-Length"
            case .messageTooLong(let count):
                "a message of \(count) bytes is longer than \(MessageFraming.largestMessage)"
            }
        }
    }

    /// The most bytes of a header; what is sent has about 30.
    public static let largestHeader = 8 << 10
    /// The most bytes of a message.
    public static let largestMessage = 256 << 20

    private var buffer: [UInt8] = []
    /// Where the unread bytes begin.
    private var start = 0
    /// The bytes of the message whose header was read.
    private var length: Int?

    public init() {}

    /// Whether the stream could end here.
    public var isBetweenMessages: Bool { start == buffer.count && length == nil }

    public mutating func add(_ bytes: some Sequence<UInt8>) {
        buffer.removeFirst(start)
        start = 0
        buffer += bytes
    }

    /// The next message, once it is whole.
    public mutating func next() throws(Failure) -> [UInt8]? {
        if length == nil {
            guard let header = try header() else { return nil }
            length = try Self.length(in: header)
        }
        guard let count = length, buffer.count - start >= count else { return nil }
        defer { start += count }
        length = nil
        return Array(buffer[start..<start + count])
    }

    /// A message with its header.
    public static func framed(_ message: [UInt8]) -> [UInt8] {
        Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    }

    private mutating func header() throws(Failure) -> [UInt8]? {
        let end = Array("\r\n\r\n".utf8)
        let last = min(buffer.count, start + Self.largestHeader)
        var index = start
        while index + end.count <= last {
            if buffer[index] == end[0], buffer[index..<index + end.count].elementsEqual(end) {
                defer { start = index + end.count }
                return Array(buffer[start..<index])
            }
            index += 1
        }
        if buffer.count - start >= Self.largestHeader { throw .headerTooLong }
        return nil
    }

    private static func length(in header: [UInt8]) throws(Failure) -> Int {
        for line in String(decoding: header, as: UTF8.self).split(separator: "\r\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
            let digits = parts[1].drop { $0 == " " }.prefix { $0 != " " }
            guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let count = Int(digits) else { break }
            guard count <= largestMessage else { throw .messageTooLong(count) }
            return count
        }
        throw .lengthMissing
    }
}
