/// As what a device is known to the user's others, and what it published last.
struct DeviceRecord: KeptRecord {
    /// Something that was published, which the file that is found is compared with.
    struct Publication: Hashable, Sendable {
        var count: UInt64
        var checksum: UInt32
    }

    /// A number that no other device has; 0 for none yet.
    var id: UInt64 = 0
    /// The numbers that this device had before, the latest last.
    var formerIDs: [UInt64] = []
    /// A mark of the machine, 0 if it is unknown.
    var machine: UInt64 = 0
    /// What was published last, or was about to be, the latest last.
    var publications: [Publication] = []

    /// How much of each list is kept.
    static let maximumPublicationCount = 8
    static let maximumFormerCount = 16

    init() {}

    static var kind: FileKind { .device }

    /// What was saved counts, but for an older one of the same device.
    func joined(with saved: DeviceRecord) -> DeviceRecord {
        guard saved.id != 0 else { return self }
        return id == saved.id && lastCount > saved.lastCount ? self : saved
    }

    var lastCount: UInt64 { publications.last?.count ?? 0 }

    var mayBeOverwritten: Bool { true }

    func payload(after written: inout NoWrittenPayload) -> [UInt8]? {
        var fields = LineFields()
        fields.append("device", id.hexadecimal)
        if machine != 0 { fields.append("machine", machine.hexadecimal) }
        for former in formerIDs { fields.append("former", former.hexadecimal) }
        for publication in publications {
            fields.append("publication", "\(publication.count) \(publication.checksum.hexadecimal)")
        }
        return fields.bytes
    }

    static func reading(
        payload: ArraySlice<UInt8>
    ) throws(MalformedPayload) -> (record: DeviceRecord, problems: [String]) {
        guard payload.count <= maximumLength, let fields = LineFields(payload),
            let id = fields["device"].flatMap({ UInt64(hexadecimal: $0) })
        else { throw MalformedPayload(position: 0) }
        var record = DeviceRecord()
        record.id = id
        record.machine = fields["machine"].flatMap { UInt64(hexadecimal: $0) } ?? 0
        for (name, value) in fields.fields {
            if name == "former", let former = UInt64(hexadecimal: value) { record.formerIDs.append(former) }
            if name == "publication", let publication = Publication(value) {
                record.publications.append(publication)
            }
        }
        record.bound()
        return (record, [])
    }

    private static let maximumLength = 4096

    mutating func bound() {
        formerIDs = formerIDs.suffix(Self.maximumFormerCount)
        publications = publications.suffix(Self.maximumPublicationCount)
    }
}

extension DeviceRecord.Publication {
    fileprivate init?(_ text: String) {
        let parts = text.split(separator: " ")
        guard parts.count == 2, let count = UInt64(parts[0]), let checksum = UInt32(hexadecimal: parts[1])
        else { return nil }
        self.init(count: count, checksum: checksum)
    }
}
