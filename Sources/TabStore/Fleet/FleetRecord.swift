import TabModel

/// What a device heard of the defaults of fleets, as it is kept beside the layout.
struct FleetRecord: KeptRecord {
    var state = ManagedDefaultsState()

    init() {}

    static var kind: FileKind { .fleet }

    var mayBeOverwritten: Bool { true }

    func joined(with saved: FleetRecord) -> FleetRecord {
        var result = self
        result.state = state.joined(with: saved.state)
        return result
    }

    func payload(after written: inout NoWrittenPayload) -> [UInt8]? {
        var fields = LineFields()
        let silence = [String(state.silence.count)] + state.silence.dates.map { String($0) }
        fields.append("silence", silence.joined(separator: " "))
        for heard in state.former {
            fields.append(
                "former",
                "\(heard.fleet.hexadecimal) \(heard.number.serial) \(heard.number.mark.hexadecimal)"
            )
        }
        guard let edition = state.edition else { return fields.bytes }
        let payload = fields.bytes + Array("edition ".utf8) + edition.json + Array("\n".utf8)
        return payload.count <= Self.maximumLength ? payload : nil
    }

    static func reading(
        payload: ArraySlice<UInt8>
    ) throws(MalformedPayload) -> (record: FleetRecord, problems: [String]) {
        guard payload.count <= maximumLength, let fields = LineFields(payload), fields["silence"] != nil
        else {
            throw MalformedPayload(position: 0)
        }
        var edition: ManagedDefaultsEdition?
        if let json = fields["edition"] {
            edition = try? .reading(json: Array(json.utf8)[...], path: "")
            if edition == nil { throw MalformedPayload(position: 0) }
        }
        let numbers = fields["silence"]?.split(separator: " ").compactMap { UInt64($0) } ?? []
        var record = FleetRecord()
        record.state = ManagedDefaultsState(
            edition: edition,
            silence: SilentDays(count: Int(clamping: numbers.first ?? 0), dates: Array(numbers.dropFirst())),
            former: fields.fields.compactMap {
                $0.name == "former" ? ManagedDefaultsState.Heard($0.value) : nil
            }
        )
        return (record, [])
    }

    private static let maximumLength = EditionFile.maximumLength + 8192
}

extension ManagedDefaultsState.Heard {
    fileprivate init?(_ text: String) {
        let parts = text.split(separator: " ")
        guard parts.count == 3, let fleet = UInt64(hexadecimal: parts[0]), let serial = UInt64(parts[1]),
            let mark = UInt64(hexadecimal: parts[2])
        else { return nil }
        self.init(fleet: fleet, number: .init(serial: serial, mark: mark))
    }
}
