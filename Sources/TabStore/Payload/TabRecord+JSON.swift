import TabModel

extension TabRecord {
    /// The record as the JSON that a layout's file holds, in UTF-8; <doc:Format> describes it.
    public var json: [UInt8] { PayloadWriter(plain).bytes }

    /// Reads what `json` gives, from wherever it comes: what is bad is left out alone and named (rule 9).
    ///
    /// - Returns: The record and what was left out of it; nil if the bytes are no JSON object, or are more than a
    ///   layout's file may hold.
    public static func reading(json bytes: [UInt8]) -> (record: TabRecord, problems: [String])? {
        guard bytes.count <= SlotLayout.maximumPayload, let reader = try? PayloadReader(bytes[...]) else {
            return nil
        }
        let (record, problems) = TabRecord.validated(reader.record)
        return (record, reader.problems + problems.map(\.description))
    }
}
