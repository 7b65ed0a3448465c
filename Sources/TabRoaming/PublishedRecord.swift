import TabModel
import TabStore

/// What a device publishes: its record, and whose it is. The format is described in <doc:FolderFormat>.
package struct PublishedRecord: Sendable {
    /// Why bytes are no published record.
    package enum Problem: Error {
        case damaged
        case newer
        /// They are sealed, with another key than the reader has.
        case otherKey
        /// The reader has a key, with which they are not sealed.
        case notSealed
    }

    /// The most bytes that are read.
    package static let maximumLength = SealedBytes.maximumLength(of: maximumOpenLength)
    /// The most bytes before they are sealed. What a layout may have of what roams is less.
    static let maximumOpenLength = 4 * 1024 * 1024 + maximumHeadLength
    private static let maximumHeadLength = 4096
    private static let version = (major: 1, minor: 0)
    private static let magic = "tabroam"

    package var device: UInt64
    /// The device's name, for people.
    package var name: String
    /// Which layout it is, empty if that is not known.
    package var layout: String
    /// How often the device has published.
    package var count: UInt64
    package var record: TabRecord
    /// What was malformed in the record and left out.
    package var problems: [String] = []
    /// Whether its bytes were sealed.
    package var isSealed = false

    package init(device: UInt64, name: String, layout: String, count: UInt64, record: TabRecord) {
        self.device = device
        self.name = name
        self.layout = layout
        self.count = count
        self.record = record
    }

    /// The bytes to publish, and the checksum in them.
    package var encoded: (bytes: [UInt8], checksum: UInt32) {
        var fields = LineFields()
        fields.append("device", device.hexadecimal)
        fields.append("name", name)
        if !layout.isEmpty { fields.append("layout", layout) }
        fields.append("publication", String(count))
        let rest = fields.bytes + Array("\n".utf8) + record.json
        let checksum = CRC32C.checksum(of: rest[...])
        let version = Self.version
        let first = "\(Self.magic) \(version.major).\(version.minor) \(checksum.hexadecimal)\n"
        return (Array(first.utf8) + rest, checksum)
    }

    /// Reads bytes of any origin, and opens them first if there is a key; gives their checksum, too.
    package static func read(
        _ bytes: [UInt8],
        sealedWith key: RoamingKey?
    ) throws(Problem) -> (published: PublishedRecord, checksum: UInt32) {
        guard let key else {
            guard !SealedBytes.areSealed(bytes) else { throw .otherKey }
            return try read(bytes)
        }
        let opened: [UInt8]
        do throws(SealedBytes.Problem) {
            opened = try SealedBytes.open(bytes, with: key)
        } catch {
            switch error {
            case .open: throw .notSealed
            case .damaged: throw .damaged
            case .newer: throw .newer
            case .otherKey: throw .otherKey
            }
        }
        var (published, checksum) = try read(opened)
        published.isSealed = true
        return (published, checksum)
    }

    /// Reads bytes that are not sealed.
    static func read(
        _ bytes: [UInt8]
    ) throws(Problem) -> (published: PublishedRecord, checksum: UInt32) {
        let checksum = try checkedChecksum(bytes)
        guard let start = bytes.firstIndex(of: lineFeed).map({ $0 + 1 }),
            let end = emptyLine(in: bytes, from: start), let fields = LineFields(bytes[start..<end]),
            let device = fields["device"].flatMap({ UInt64(hexadecimal: $0) }),
            let count = fields["publication"].flatMap({ UInt64($0) }),
            let name = fields["name"], DeviceName.isName(name),
            let (record, problems) = TabRecord.reading(json: Array(bytes[(end + 1)...]))
        else { throw .damaged }
        let layout = fields["layout"] ?? ""
        guard layout.isEmpty || layout.utf8.count <= LayoutName.maximumLength && DeviceName.isPlain(layout)
        else {
            throw .damaged
        }
        var published = PublishedRecord(
            device: device,
            name: name,
            layout: layout,
            count: count,
            record: record
        )
        published.problems = problems
        return (published, checksum)
    }

    private static let lineFeed = UInt8(ascii: "\n")

    /// Reads the first line, which all versions have in common.
    private static func checkedChecksum(_ bytes: [UInt8]) throws(Problem) -> UInt32 {
        guard let end = bytes.prefix(maximumHeadLength).firstIndex(of: lineFeed),
            let line = String(validating: bytes[..<end], as: UTF8.self)
        else { throw .damaged }
        let parts = line.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count >= 2, parts[0] == magic else { throw .damaged }
        let numbers = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        guard numbers.count == 2, let major = UInt32(numbers[0]), UInt32(numbers[1]) != nil else {
            throw .damaged
        }
        guard major <= version.major else { throw .newer }
        guard parts.count == 3, major == version.major, let checksum = UInt32(hexadecimal: parts[2]),
            checksum == CRC32C.checksum(of: bytes[(end + 1)...])
        else { throw .damaged }
        return checksum
    }

    /// Where the lines end, before the empty one; the payload follows that.
    private static func emptyLine(in bytes: [UInt8], from start: Int) -> Int? {
        bytes.indices.prefix(maximumHeadLength).dropFirst(start).first { index in
            bytes[index] == lineFeed && bytes[index - 1] == lineFeed
        }
    }
}
