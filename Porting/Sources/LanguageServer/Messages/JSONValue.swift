/// A value of JSON, with numbers as they were written and members in their order.
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// The digits as they stand in the text.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// A name and its value in an object.
    public struct Member: Hashable, Sendable {
        public var name: String
        public var value: JSONValue

        public init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// The first member of a name; nil where there is none or this is no object.
    ///
    /// Setting replaces it, or adds it at the end; `nil` takes it out.
    public subscript(_ name: String) -> JSONValue? {
        get {
            guard case .object(let members) = self else { return nil }
            return members.first { $0.name == name }?.value
        }
        set {
            guard case .object(var members) = self else { return }
            let index = members.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(name, value))
            case (nil, nil): return
            }
            self = .object(members)
        }
    }

    public var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// A whole number; nil for others and what does not fit.
    public var integer: Int? {
        guard case .number(let digits) = self else { return nil }
        return Int(digits)
    }

    public var array: [JSONValue]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }

    public var members: [Member]? {
        guard case .object(let members) = self else { return nil }
        return members
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral text: String) { self = .string(text) }
    public init(integerLiteral number: Int) { self = .number(String(number)) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    public init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(members.map { Member($0.0, $0.1) })
    }
}
