extension DBusValue {
    /// The text of a string, object path or signature, also inside a variant.
    public var stringValue: String? {
        switch self {
        case .string(let text), .objectPath(let text), .signature(let text): text
        case .variant(let value): value.stringValue
        default: nil
        }
    }

    /// The number of any integer that fits, also inside a variant.
    public var integerValue: Int? {
        switch self {
        case .byte(let number): Int(number)
        case .int16(let number): Int(number)
        case .int32(let number), .handle(let number): Int(number)
        case .int64(let number): Int(exactly: number)
        case .uint16(let number): Int(number)
        case .uint32(let number): Int(number)
        case .uint64(let number): Int(exactly: number)
        case .variant(let value): value.integerValue
        default: nil
        }
    }

    /// The truth of a Boolean, also inside a variant.
    public var boolValue: Bool? {
        switch self {
        case .bool(let truth): truth
        case .variant(let value): value.boolValue
        default: nil
        }
    }

    /// The elements of an array or the members of a structure, also inside a variant.
    public var elements: [DBusValue]? {
        switch self {
        case .array(_, let elements), .structure(let elements): elements
        case .variant(let value): value.elements
        default: nil
        }
    }
}
