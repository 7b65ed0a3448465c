/// Data of one kind, by a MIME type.
public struct DragData: Equatable, Sendable {
    /// The MIME type.
    public var type: String
    /// The bytes.
    public var bytes: [UInt8]

    /// Names the kind of data.
    public init(type: String, bytes: [UInt8]) {
        self.type = type
        self.bytes = bytes
    }
}
