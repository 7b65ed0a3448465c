/// What an implementation of UIKit has, as names: types, and the members of each.
public struct InterfaceNames: Sendable {
    /// The names of types, functions and values that stand in no type.
    public private(set) var topLevel: Set<String> = []
    /// The members of each type by their base names, which are those before the parentheses.
    public private(set) var members: [String: Set<String>] = [:]
    /// The base names of all members.
    public private(set) var allMembers: Set<String> = []

    /// No names.
    public init() {}

    /// Adds the names of a file of one declaration a line: its full name, two spaces, its text.
    public mutating func add(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            guard let end = line.firstRange(of: "  ") else { continue }
            add(name: line[..<end.lowerBound])
        }
    }

    private mutating func add(name: Substring) {
        var parts: [Substring] = []
        var rest = name
        // The dots of an operator such as `...` separate nothing.
        while let dot = rest.firstIndex(of: "."), let first = rest.first, first.isLetter || first == "_" {
            let part = rest[..<dot]
            guard !part.contains("(") else { break }
            parts.append(part)
            rest = rest[rest.index(after: dot)...]
        }
        parts.append(rest)
        let base = { (part: Substring) in String(part.prefix { $0 != "(" && $0 != "<" }) }
        topLevel.insert(base(parts[0]))
        for (index, part) in parts.enumerated().dropFirst() {
            let type = parts[..<index].joined(separator: ".")
            members[type, default: []].insert(base(part))
            allMembers.insert(base(part))
        }
    }
}
