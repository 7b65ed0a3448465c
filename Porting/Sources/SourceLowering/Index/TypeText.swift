/// Types as text.
enum TypeText {
    /// The type as it can be written after `as`: without `@escaping` and its like, `T!` as `T?`.
    static func value(_ text: String) -> String {
        var text = text
        for word in [
            "@escaping ", "@autoclosure ", "@Sendable ", "inout ", "__owned ", "__shared ", "sending ",
            "borrowing ", "consuming ",
        ] {
            while text.hasPrefix(word), word != "@Sendable " { text.removeFirst(word.count) }
        }
        if text.hasSuffix("!") { text = text.dropLast() + "?" }
        // A closure's type needs brackets before other words.
        return text.contains("->") && !text.hasPrefix("(") ? "(\(text))" : text
    }

    /// The type without what doesn't tell overloads apart.
    static func normalized(_ text: String) -> String {
        var text = value(text).filter { $0 != " " && $0 != "(" && $0 != ")" }
        if text.hasPrefix("any") { text.removeFirst(3) }
        return text.hasSuffix("?") ? String(text.dropLast()) : text
    }

    /// The type of the elements of `[Foo]`; nil for what isn't an array.
    static func element(_ text: String) -> String? {
        guard text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") else { return nil }
        return String(text.dropFirst().dropLast())
    }

    /// The type of the values of `[Key: Foo]`; nil for what isn't a dictionary with a key of one name.
    static func dictionaryValue(_ text: String) -> String? {
        guard text.hasPrefix("["), text.hasSuffix("]"), let colon = text.firstIndex(of: ":") else {
            return nil
        }
        let key = text[text.index(after: text.startIndex)..<colon]
        guard key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == " " }) else {
            return nil
        }
        let value = text[text.index(after: colon)...].dropLast().drop { $0 == " " }
        return value.isEmpty ? nil : String(value)
    }

    /// The name of the one nominal type that a type holds, such as `Foo` of `[Foo]?`; nil for others.
    static func nominal(_ text: String) -> String? {
        var text = text.filter { $0 != " " }
        if text.hasPrefix("any"), text.dropFirst(3).first?.isUppercase == true { text.removeFirst(3) }
        while let last = text.last, last == "?" || last == "!" { text.removeLast() }
        if text.hasPrefix("("), text.hasSuffix(")") { return nominal(String(text.dropFirst().dropLast())) }
        if let generic = text.firstIndex(of: "<") { text = String(text[..<generic]) }
        if let composition = text.firstIndex(of: "&") { text = String(text[..<composition]) }
        return !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
            ? text : nil
    }
}
