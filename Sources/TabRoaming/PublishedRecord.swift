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
    private static let text = CheckedText("tabroam")

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
        return Self.text.encode(fields.bytes + Array("\n".utf8) + record.json)
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
        let rest: ArraySlice<UInt8>
        let checksum: UInt32
        do throws(CheckedText.Problem) {
            (rest, checksum) = try text.decode(bytes)
        } catch {
            throw error == .newer ? .newer : .damaged
        }
        guard let end = emptyLine(in: bytes, from: rest.startIndex),
            let fields = LineFields(rest[..<end]),
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

    /// Where the lines end, before the empty one; the payload follows that.
    private static func emptyLine(in bytes: [UInt8], from start: Int) -> Int? {
        bytes.indices.prefix(maximumHeadLength).dropFirst(start).first { index in
            bytes[index] == lineFeed && bytes[index - 1] == lineFeed
        }
    }
}
