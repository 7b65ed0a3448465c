/// A value of a property list, with the place where it begins.
///
/// Numbers and booleans of the XML and JSON forms are strings here, since a project's own form has no others: `46`, `YES`, `NO`.
public struct PropertyList: Hashable, Sendable {
    /// What a property list holds.
    public enum Value: Hashable, Sendable {
        /// A text.
        case string(String)
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

    /// The text, if this is one.
    public var string: String? {
        if case .string(let string) = value { string } else { nil }
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
        case .data: "data"
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }
}
