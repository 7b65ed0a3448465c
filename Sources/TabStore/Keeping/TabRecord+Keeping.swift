import TabModel

/// Keeps a layout.
typealias LayoutKeeper = RecordKeeper<TabRecord>
/// What was found in a layout's place.
typealias LayoutContents = RecordContents<TabRecord>

extension TabRecord: KeptRecord {
    /// How many malformed entries are told of.
    private static let maximumProblemCount = 100

    static var kind: FileKind { .layout }

    func payload(after written: inout WrittenLayout) -> [UInt8]? {
        let payload = PayloadWriter(self, after: &written).bytes
        guard payload.count <= SlotLayout.maximumPayload, Self.isReadable(payload) else { return nil }
        return payload
    }

    static func reading(
        payload: ArraySlice<UInt8>
    ) throws(MalformedPayload) -> (record: TabRecord, problems: [String]) {
        let reader: PayloadReader
        do throws(JSONScanner.Malformed) {
            reader = try PayloadReader(payload)
        } catch {
            throw MalformedPayload(position: error.position)
        }
        let (record, problems) = validated(reader.record)
        let details = reader.problems + problems.prefix(maximumProblemCount).map(\.description)
        return (record, Array(details.prefix(maximumProblemCount)))
    }

    /// Whether a payload has no more values than a reader accepts; a small one cannot have.
    private static func isReadable(_ payload: [UInt8]) -> Bool {
        guard payload.count > PayloadReader.maximumValueCount / 2 else { return true }
        return (try? PayloadReader(payload[...])) != nil
    }
}
