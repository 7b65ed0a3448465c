/// A value of a property list, with the place where it begins.
///
/// A project's own form knows texts alone; numbers and booleans of the other forms are read as texts where one asks for these.
public struct PropertyList: Hashable, Sendable {
    /// What a property list holds.
    public enum Value: Hashable, Sendable {
        /// A text.
        case string(String)
        /// Yes or no.
        case boolean(Bool)
        /// A number as it was written.
        case number(String)
        /// Bytes.
        case data([UInt8])
        /// Values in order.
        case array([PropertyList])
        /// Values by name. Of two with one name the last counts, as in Xcode.
        case dictionary([String: PropertyList])
    }

    /// The value itself.
    public var value: Value
    /// Where it begins.
    public var position: TextPosition

    /// A value at a place.
    public init(_ value: Value, at position: TextPosition) {
        self.value = value
        self.position = position
    }

    /// The text, if this is one; `YES` or `NO` of a boolean.
    public var string: String? {
        switch value {
        case .string(let text), .number(let text): text
        case .boolean(let isTrue): isTrue ? "YES" : "NO"
        default: nil
        }
    }

    /// The values in order, if this is an array.
    public var array: [PropertyList]? {
        if case .array(let array) = value { array } else { nil }
    }

    /// The values by name, if this is a dictionary.
    public var dictionary: [String: PropertyList]? {
        if case .dictionary(let dictionary) = value { dictionary } else { nil }
    }

    /// The value in words, for messages.
    var kind: String {
        switch value {
        case .string: "a string"
        case .boolean: "a boolean"
        case .number: "a number"
        case .data: "data"
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }
}
