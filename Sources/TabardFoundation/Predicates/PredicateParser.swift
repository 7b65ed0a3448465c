/// Reads a predicate's format: `name BEGINSWITH[c] %@ AND (age > 18 OR ANY tags.name IN {"a", "b"})`.
struct PredicateParser {
    /// Deeper is nothing that people write, and would be a danger to the stack.
    private static let deepest = 100
    /// How many signs such as `+` and `[` may make values of values, each of which is a level when it is evaluated.
    private static let mostSigns = 1_000

    private enum Part {
        case node(PredicateNode)
        case operand(PredicateOperand)
    }

    private let tokens: [PredicateToken]
    private var index = 0
    private var arguments: ArraySlice<Any>
    private var depth = 0
    private var signs = 0

    static func parse(_ format: String, arguments: [Any]) throws(PredicateFormatError) -> PredicateNode {
        var parser = PredicateParser(tokens: try PredicateLexer.tokens(of: format), arguments: arguments[...])
        let node = try parser.condition()
        guard parser.current == .end else { throw parser.error("AND, OR or the end") }
        return node
    }

    private init(tokens: [PredicateToken], arguments: ArraySlice<Any>) {
        self.tokens = tokens
        self.arguments = arguments
    }

    // The words and signs.

    private var current: PredicateToken.Kind { tokens[index].kind }

    private mutating func advance() { if index + 1 < tokens.count { index += 1 } }

    private func isWord(_ word: String) -> Bool {
        if case .word(let text) = current { return text.uppercased() == word }
        return false
    }

    private mutating func takeWord(_ words: String...) -> Bool {
        guard words.contains(where: isWord) else { return false }
        advance()
        return true
    }

    private mutating func takeSign(_ signs: String...) -> String? {
        guard case .sign(let sign) = current, signs.contains(sign) else { return nil }
        advance()
        return sign
    }

    private mutating func expectSign(_ sign: String) throws(PredicateFormatError) {
        if takeSign(sign) == nil { throw error("\"\(sign)\"") }
    }

    private func error(_ expected: String) -> PredicateFormatError {
        let found =
            switch current {
            case .word(let text), .number(let text), .sign(let text): "\"\(text)\""
            case .text(let text): "'\(text)'"
            case .argument(let letter): "%\(letter)"
            case .variable(let name): "$\(name)"
            case .end: "the end"
            }
        return PredicateFormatError(
            description:
                "\(expected) is expected at character \(tokens[index].position + 1), and not \(found)"
        )
    }

    private mutating func nested<Result>(
        _ body: (inout PredicateParser) throws(PredicateFormatError) -> Result
    ) throws(PredicateFormatError) -> Result {
        guard depth < Self.deepest else {
            throw PredicateFormatError(description: "it is nested more than \(Self.deepest) times")
        }
        depth += 1
        defer { depth -= 1 }
        return try body(&self)
    }

    private mutating func countSign() throws(PredicateFormatError) {
        signs += 1
        guard signs <= Self.mostSigns else {
            throw PredicateFormatError(description: "it joins values more than \(Self.mostSigns) times")
        }
    }

    // Conditions.

    private mutating func condition() throws(PredicateFormatError) -> PredicateNode {
        try node(try alternatives())
    }

    // These two look where the parser stands once their argument has been read, so that they take the parser itself.

    private mutating func node(_ part: Part) throws(PredicateFormatError) -> PredicateNode {
        switch part {
        case .node(let node): return node
        case .operand: throw error("a comparison, such as ==,")
        }
    }

    private mutating func operand(_ part: Part) throws(PredicateFormatError) -> PredicateOperand {
        switch part {
        case .operand(let operand): return operand
        case .node: throw error("a value before this")
        }
    }

    private mutating func alternatives() throws(PredicateFormatError) -> Part {
        try nested { parser throws(PredicateFormatError) in
            let first = try parser.conjunction()
            var parts: [PredicateNode] = []
            while parser.takeWord("OR") || parser.takeSign("||") != nil {
                if parts.isEmpty { parts = [try parser.node(first)] }
                parts.append(try parser.node(try parser.conjunction()))
            }
            return parts.isEmpty ? first : .node(.or(parts))
        }
    }

    private mutating func conjunction() throws(PredicateFormatError) -> Part {
        let first = try negation()
        var parts: [PredicateNode] = []
        while takeWord("AND") || takeSign("&&") != nil {
            if parts.isEmpty { parts = [try node(first)] }
            parts.append(try node(try negation()))
        }
        return parts.isEmpty ? first : .node(.and(parts))
    }

    private mutating func negation() throws(PredicateFormatError) -> Part {
        guard takeWord("NOT") || takeSign("!") != nil else { return try comparison() }
        return try nested { parser throws(PredicateFormatError) in
            .node(.not(try parser.node(try parser.negation())))
        }
    }

    private mutating func comparison() throws(PredicateFormatError) -> Part {
        if takeWord("TRUEPREDICATE") { return .node(.value(true)) }
        if takeWord("FALSEPREDICATE") { return .node(.value(false)) }
        let quantifier: PredicateNode.Quantifier? =
            takeWord("ANY", "SOME")
            ? .any : takeWord("ALL") ? .all : takeWord("NONE") ? PredicateNode.Quantifier.none : nil
        let part = try sum()
        guard let comparisonOperator else {
            if quantifier != nil { throw error("a comparison after ANY, ALL or NONE") }
            return part
        }
        let left = try operand(part)
        advance()
        let options = try takeOptions()
        let right = try operand(try sum())
        return .node(
            .comparison(
                PredicateComparison(
                    left: left,
                    operator: comparisonOperator,
                    right: right,
                    quantifier: quantifier,
                    options: options
                )
            )
        )
    }

    /// The operator that comes next.
    private var comparisonOperator: PredicateComparison.Operator? {
        switch current {
        case .sign("="), .sign("=="): .equal
        case .sign("!="), .sign("<>"): .notEqual
        case .sign("<"): .less
        case .sign("<="), .sign("=<"): .lessOrEqual
        case .sign(">"): .greater
        case .sign(">="), .sign("=>"): .greaterOrEqual
        case .word(let word):
            switch word.uppercased() {
            case "BETWEEN": .between
            case "IN": .in
            case "CONTAINS": .contains
            case "BEGINSWITH": .beginsWith
            case "ENDSWITH": .endsWith
            case "LIKE": .like
            case "MATCHES": .matches
            default: nil
            }
        default: nil
        }
    }

    private mutating func takeOptions() throws(PredicateFormatError) -> PredicateStrings.Options {
        guard takeSign("[") != nil else { return [] }
        var options: PredicateStrings.Options = []
        guard case .word(let letters) = current else { throw error("c, d, n or l") }
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "n", "l": break
            default: throw error("c, d, n or l")
            }
        }
        advance()
        try expectSign("]")
        return options
    }

    // Values.

    private mutating func sum() throws(PredicateFormatError) -> Part {
        var left = try product()
        while let sign = takeSign("+", "-") {
            try countSign()
            let right = try operand(try product())
            left = .operand(.arithmetic(try operand(left), sign == "+" ? .add : .subtract, right))
        }
        return left
    }

    private mutating func product() throws(PredicateFormatError) -> Part {
        var left = try power()
        while let sign = takeSign("*", "/") {
            try countSign()
            let right = try operand(try power())
            left = .operand(.arithmetic(try operand(left), sign == "*" ? .multiply : .divide, right))
        }
        return left
    }

    private mutating func power() throws(PredicateFormatError) -> Part {
        var left = try member()
        while takeSign("**") != nil {
            try countSign()
            let right = try operand(try member())
            left = .operand(.arithmetic(try operand(left), .power, right))
        }
        return left
    }

    /// A value with what follows it: `.name`, `[0]`.
    private mutating func member() throws(PredicateFormatError) -> Part {
        var part = try primary()
        while let sign = takeSign(".", "[") {
            try countSign()
            let base = try operand(part)
            if sign == "." {
                part = .operand(try key(of: base))
            } else {
                part = .operand(.index(base, try subscriptIndex()))
                try expectSign("]")
            }
        }
        return part
    }

    private mutating func key(of base: PredicateOperand) throws(PredicateFormatError) -> PredicateOperand {
        switch current {
        case .word(let word):
            advance()
            return Self.longer(base, Self.unreserved(word))
        case .argument("K"):
            advance()
            return Self.longer(base, try keyArgument())
        default: throw error("a key")
        }
    }

    /// Keys after one another are one path, of which `@sum` and its kin need the rest.
    private static func longer(_ base: PredicateOperand, _ key: String) -> PredicateOperand {
        guard case .keyPath(let object, let path) = base else { return .keyPath(base, key) }
        return .keyPath(object, "\(path).\(key)")
    }

    private mutating func subscriptIndex() throws(PredicateFormatError) -> PredicateOperand {
        for word in ["FIRST", "LAST", "SIZE"] where takeWord(word) { return .constant(PredicateIndex(word)) }
        return try operand(try sum())
    }

    private static func unreserved(_ word: String) -> String {
        word.hasPrefix("#") ? String(word.dropFirst()) : word
    }

    private mutating func primary() throws(PredicateFormatError) -> Part {
        let token = current
        switch token {
        case .text(let text):
            advance()
            return .operand(.constant(text))
        case .number(let text):
            guard let number = Self.number(text) else { throw error("a number") }
            advance()
            return .operand(.constant(number))
        case .variable(let name):
            advance()
            return .operand(.variable(name))
        case .argument(let letter):
            advance()
            return .operand(try argument(letter))
        case .sign("-"):
            advance()
            return try nested { parser throws(PredicateFormatError) in
                let value = try parser.operand(try parser.member())
                return .operand(.arithmetic(.constant(0), .subtract, value))
            }
        case .sign("("):
            advance()
            let inner = try alternatives()
            try expectSign(")")
            return inner
        case .sign("{"):
            advance()
            return .operand(.aggregate(try values(upTo: "}")))
        case .word(let word): return .operand(try named(word))
        default: throw error("a value")
        }
    }

    private mutating func values(upTo sign: String) throws(PredicateFormatError) -> [PredicateOperand] {
        try nested { parser throws(PredicateFormatError) in
            var values: [PredicateOperand] = []
            if parser.takeSign(sign) != nil { return values }
            repeat { values.append(try parser.operand(try parser.sum())) } while parser.takeSign(",") != nil
            try parser.expectSign(sign)
            return values
        }
    }

    private mutating func named(_ word: String) throws(PredicateFormatError) -> PredicateOperand {
        switch word.uppercased() {
        case "SELF", "SELF.":
            advance()
            return .evaluated
        case "TRUE", "YES":
            advance()
            return .constant(true)
        case "FALSE", "NO":
            advance()
            return .constant(false)
        case "NIL", "NULL":
            advance()
            return .constant(nil)
        case "AND", "OR", "IN", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "BETWEEN", "NOT":
            throw error("a value")
        default: break
        }
        advance()
        guard case .sign("(") = current else { return .keyPath(.evaluated, Self.unreserved(word)) }
        advance()
        if word.uppercased() == "SUBQUERY" { return try subquery() }
        let values = try values(upTo: ")")
        guard PredicateFunction.isKnown(word.lowercased(), count: values.count) else {
            throw PredicateFormatError(
                description: "there is no function \(word) with \(values.count) arguments; there are "
                    + PredicateFunction.list
            )
        }
        return .function(word.lowercased(), values)
    }

    private mutating func subquery() throws(PredicateFormatError) -> PredicateOperand {
        let collection = try operand(try sum())
        try expectSign(",")
        guard case .variable(let name) = current else { throw error("a variable, such as $x,") }
        advance()
        try expectSign(",")
        let condition = try condition()
        try expectSign(")")
        return .subquery(collection, variable: name, condition)
    }

    private mutating func nextArgument() throws(PredicateFormatError) -> Any {
        guard let argument = arguments.popFirst() else {
            throw PredicateFormatError(description: "it has more % than there are arguments")
        }
        return argument
    }

    private mutating func argument(_ letter: Character) throws(PredicateFormatError) -> PredicateOperand {
        if letter == "K" { return .keyPath(.evaluated, try keyArgument()) }
        return .constant(try nextArgument())
    }

    private mutating func keyArgument() throws(PredicateFormatError) -> String {
        let argument = try nextArgument()
        guard let path = argument as? String else {
            throw PredicateFormatError(
                description: "%K takes the name of a key, and not a value of the type \(type(of: argument))"
            )
        }
        return path
    }

    private static func number(_ text: String) -> Any? {
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16) }
        return Int(text) ?? Double(text)
    }
}

/// A place in a list that is named by a word.
struct PredicateIndex {
    let word: String

    init(_ word: String) { self.word = word }
}
