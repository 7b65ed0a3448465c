/// One value in a message: any type that D-Bus knows.
public indirect enum DBusValue: Hashable, Sendable {
    case string(String)
    /// A path such as `/org/freedesktop/login1`.
    case objectPath(String)
    /// A list of types, as D-Bus writes them, such as `a{sv}`.
    case signature(String)
    case bool(Bool)
    case byte(UInt8)
    case int16(Int16)
    case int32(Int32)
    case int64(Int64)
    case uint16(UInt16)
    case uint32(UInt32)
    case uint64(UInt64)
    case double(Double)
    /// The place of a file descriptor among those that came with the message.
    case handle(Int32)
    /// Elements that all have the type which the signature tells, also when there are none.
    case array(elementSignature: String, [DBusValue])
    /// A key and a value; it stands only in an array, which is then a dictionary.
    case dictionaryEntry(key: DBusValue, value: DBusValue)
    /// At least one member.
    case structure([DBusValue])
    case variant(DBusValue)

    /// The value's type, as D-Bus writes it.
    public var signature: String {
        switch self {
        case .string: "s"
        case .objectPath: "o"
        case .signature: "g"
        case .bool: "b"
        case .byte: "y"
        case .int16: "n"
        case .int32: "i"
        case .int64: "x"
        case .uint16: "q"
        case .uint32: "u"
        case .uint64: "t"
        case .double: "d"
        case .handle: "h"
        case .array(let elementSignature, _): "a" + elementSignature
        case .dictionaryEntry(let key, let value): "{" + key.signature + value.signature + "}"
        case .structure(let members): "(" + members.map(\.signature).joined() + ")"
        case .variant: "v"
        }
    }
}
