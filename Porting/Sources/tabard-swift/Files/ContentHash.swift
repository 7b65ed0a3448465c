import Foundation

/// A number that tells contents apart, the same in every process.
struct ContentHash: Hashable, Codable, CustomStringConvertible {
    private let value: UInt64

    /// Fowler, Noll and Vo's, which is enough where nobody means to deceive.
    init(_ data: some Sequence<UInt8>) {
        var value: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in data {
            value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        self.value = value
    }

    init(_ text: String) {
        self.init(text.utf8)
    }

    var description: String { String(value, radix: 16) }
}
