/// A numbered part of a state's payload: its number, its length and its bytes.
///
/// Numbers are written in groups of seven bits, the lowest first, each in a byte whose highest bit says that another one
/// follows.
struct StateField: Hashable, Sendable {
    let number: UInt64
    let bytes: ArraySlice<UInt8>

    /// The bytes as text, nil if they are none.
    var text: String? { String(validating: bytes, as: UTF8.self) }

    /// The bytes as one whole number, nil if they are none.
    var integer: UInt64? {
        var rest = bytes
        guard let value = Self.takeNumber(&rest), rest.isEmpty else { return nil }
        return value
    }

    /// The bytes as a number with a fraction, nil if they are none or not finite.
    var double: Double? {
        guard bytes.count == 8 else { return nil }
        let value = Double(bitPattern: UInt64(littleEndianBytes: bytes, at: bytes.startIndex))
        return value.isFinite ? value : nil
    }

    /// Takes a number off the front; nil if there is none, or one of more than 64 bits.
    static func takeNumber(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
        var value: UInt64 = 0
        for (index, byte) in bytes.prefix(10).enumerated() {
            let bits = UInt64(byte & 0x7f)
            guard index < 9 || bits <= 1 else { return nil }
            value |= bits << UInt64(7 * index)
            if byte & 0x80 == 0 {
                bytes = bytes.dropFirst(index + 1)
                return value
            }
        }
        return nil
    }

    /// Takes a field off the front; nil if the bytes do not begin with a whole one.
    static func take(_ bytes: inout ArraySlice<UInt8>) -> StateField? {
        guard let number = takeNumber(&bytes), let length = takeNumber(&bytes), length <= bytes.count else {
            return nil
        }
        let field = StateField(number: number, bytes: bytes.prefix(Int(length)))
        bytes = bytes.dropFirst(Int(length))
        return field
    }
}
