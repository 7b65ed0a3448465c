/// The checksum CRC-32C (Castagnoli), which notices every damage of up to 32 bits in a row and every odd number of
/// flipped bits.
package enum CRC32C {
    /// The checksum of some bytes.
    package static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.withUnsafeBytes { bytes in
            var rest = ~UInt32(0)
            var index = 0
            tables.withUnsafeBufferPointer { tables in
                // Half of the table lookups do not wait for the sixteen bytes before.
                while index + 16 <= bytes.count {
                    rest =
                        mixed(word(bytes, at: index) ^ UInt64(rest), followedBy: 8, tables)
                        ^ mixed(word(bytes, at: index + 8), followedBy: 0, tables)
                    index += 16
                }
                while index < bytes.count {
                    rest = tables[Int((rest ^ UInt32(bytes[index])) & 0xff)] ^ (rest >> 8)
                    index += 1
                }
            }
            return ~rest
        }
    }

    static func checksum(of bytes: [UInt8]) -> UInt32 {
        checksum(of: bytes[...])
    }

    @inline(__always)
    private static func word(_ bytes: UnsafeRawBufferPointer, at index: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }

    /// What eight bytes do to the checksum, some bytes later.
    @inline(__always)
    private static func mixed(
        _ word: UInt64,
        followedBy count: Int,
        _ tables: UnsafeBufferPointer<UInt32>
    ) -> UInt32 {
        var result: UInt32 = 0
        for byte in 0..<8 {
            let value = Int(truncatingIfNeeded: word >> UInt64(byte * 8)) & 0xff
            result ^= tables[(count + 7 - byte) * 256 + value]
        }
        return result
    }

    private static let tableCount = 16

    /// Tables of 256 entries: the n-th tells what a byte does to the checksum n bytes later.
    private static let tables: [UInt32] = {
        var tables = [UInt32](repeating: 0, count: tableCount * 256)
        for byte in 0..<256 {
            var value = UInt32(byte)
            for _ in 0..<8 {
                value = value & 1 == 1 ? 0x82f6_3b78 ^ (value >> 1) : value >> 1
            }
            tables[byte] = value
        }
        for index in 256..<(tableCount * 256) {
            let before = tables[index - 256]
            tables[index] = tables[Int(before & 0xff)] ^ (before >> 8)
        }
        return tables
    }()
}
