/// A row's values one after the other, each of which is what it has to be or nil.
struct RowValues {
    private var rest: ArraySlice<[UInt8]?>

    init(_ row: PostgresConnection.Row) {
        rest = row[...]
    }

    mutating func takeBytes() -> [UInt8]? { rest.popFirst() ?? nil }

    mutating func takeInt32() -> Int32? {
        takeBytes().flatMap { UInt32(bytes: $0) }.map { Int32(bitPattern: $0) }
    }

    mutating func takeInt64() -> Int64? {
        takeBytes().flatMap { UInt64(bytes: $0) }.map { Int64(bitPattern: $0) }
    }

    mutating func takeText() -> String? {
        takeBytes().flatMap { String(validating: $0, as: UTF8.self) }
    }

    mutating func takeVersion() -> RowVersion? {
        guard let publication = takeInt64(), let checksum = takeInt64(), let changed = takeInt64() else {
            return nil
        }
        return RowVersion(publication: publication, checksum: checksum, changed: changed)
    }
}

extension FixedWidthInteger where Self: UnsignedInteger {
    /// The number's bytes, the greatest first, as networks and PostgreSQL have them.
    var bytes: [UInt8] {
        (0..<Self.bitWidth / 8).map { UInt8(truncatingIfNeeded: self >> Self(Self.bitWidth - 8 - 8 * $0)) }
    }

    init?(bytes: [UInt8]) {
        guard bytes.count == Self.bitWidth / 8 else { return nil }
        self = bytes.reduce(0) { $0 << 8 | Self($1) }
    }
}
