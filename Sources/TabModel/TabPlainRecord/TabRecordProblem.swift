/// What was wrong with a saved record, and where; what it names was left out, and all else was read (rule 9).
public struct TabRecordProblem: Hashable, Sendable {
    /// What was wrong.
    public enum Kind: String, Hashable, Sendable {
        /// An id is empty.
        case emptyID
        /// An id has more than 1,024 bytes.
        case idTooLong
        /// An id was there before; the first one stays.
        case duplicateID
        /// A rank has other characters than its digits, or is too long.
        case malformedRank
        /// A visibility or the name of a field is none of the known ones.
        case unknownValue
        /// Stamps are later than any clock is believed; they were put in order behind the horizon.
        case stampBeyondHorizon
    }

    /// What was wrong.
    public let kind: Kind
    /// Where it was, such as `entries[3].place`.
    public let location: String

    /// Makes a problem from its parts.
    public init(kind: Kind, location: String) {
        self.kind = kind
        self.location = location
    }
}

extension TabRecordProblem: CustomStringConvertible {
    /// What was wrong, and where.
    public var description: String {
        let explanation =
            switch kind {
            case .emptyID: "the id is empty"
            case .idTooLong: "the id has more than \(TabID.maximumLength) bytes"
            case .duplicateID: "the id was there before"
            case .malformedRank: "the rank is malformed"
            case .unknownValue: "the value is not a known one"
            case .stampBeyondHorizon: "the stamp is later than any clock is believed"
            }
        return "\(location): \(explanation)"
    }
}
