/// What a file keeps, as one value, and how it becomes bytes.
///
/// There are two kinds: layouts, in which the edits of several processes are joined, and interface states, of which the
/// latest replaces all before.
protocol KeptRecord: Equatable, Sendable {
    /// The kind of the files that hold it.
    static var kind: FileKind { get }

    /// A record that says nothing, as if nothing had ever been saved.
    init()

    /// What is to be kept of this record and of what was saved meanwhile.
    func joined(with saved: Self) -> Self

    /// Whether this version of the library may write over it: not what a newer one wrote.
    var mayBeOverwritten: Bool { get }

    /// What the writing of one payload leaves for the next.
    associatedtype Written: WrittenPayload

    /// The bytes to save, nil if they are more than reading accepts.
    ///
    /// - Parameter written: What was written before, of this or of another record of the kind; afterwards what was written now.
    func payload(after written: inout Written) -> [UInt8]?

    /// Reads saved bytes, of any origin.
    ///
    /// - Returns: The record, and what was malformed and left out of it: a bounded number of descriptions.
    static func reading(payload: ArraySlice<UInt8>) throws(MalformedPayload) -> (
        record: Self, problems: [String]
    )
}

/// Saved bytes of which nothing can be read.
struct MalformedPayload: Error {
    /// The byte of the payload at which that was noticed, counted from 0.
    let position: Int
}
