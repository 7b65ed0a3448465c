/// What a state's file keeps: a state, or none.
struct StateRecord: KeptRecord {
    var state: SavedState?
    /// Whether a newer major version wrote it, which is not understood here.
    var isNewer = false

    init() {}

    init(_ state: SavedState) {
        self.state = state
    }

    static var kind: FileKind { .state }

    /// A state is never put together from two: this one replaces what was saved, unless there is none.
    func joined(with saved: StateRecord) -> StateRecord {
        state == nil ? saved : self
    }

    var mayBeOverwritten: Bool { !isNewer }

    func payload(after written: inout NoWrittenPayload) -> [UInt8]? {
        let writer = StatePayloadWriter(state)
        return writer.fieldCount <= StateFormat.maximumFieldCount ? writer.bytes : nil
    }

    static func reading(
        payload: ArraySlice<UInt8>
    ) throws(MalformedPayload) -> (record: StateRecord, problems: [String]) {
        let reader = try StatePayloadReader(payload)
        var record = StateRecord()
        record.state = reader.state
        record.isNewer = reader.isNewer
        return (record, reader.problems)
    }
}
