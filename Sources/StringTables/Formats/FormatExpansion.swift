/// A format whose parts have taken the forms of their numbers: pieces whose conversions all say which argument they show.
///
/// Tables come from outside. Parts may stand in each other, also in themselves, and what they grow to is bounded.
package struct FormatExpansion {
    /// Parts in each other; beyond, they are left out.
    private static let deepest = 8
    /// Bytes of all forms that are read; beyond, they are left out. A form may stand in another many times.
    private static let most = 100_000

    private let numbers: [PluralOperands?]
    private let text: (_ number: Int) -> VaryingText?
    private var read = 0
    /// The pieces, in order.
    package private(set) var pieces: [FormatPiece] = []

    /// - Parameters:
    ///   - format: The format. Its parts say whose they are, as `VaryingText.format(numbered:)` has them.
    ///   - numbers: The arguments as numbers; nil for those that are none.
    ///   - text: The text of a number.
    package init(
        format: String,
        numbers: [PluralOperands?] = [],
        text: @escaping (_ number: Int) -> VaryingText? = { _ in nil }
    ) {
        self.numbers = numbers
        self.text = text
        var next = 1
        expand(format, next: &next, within: nil, depth: 0)
    }

    /// - Parameters:
    ///   - next: The argument of the next conversion that does not say which one it shows.
    ///   - outer: Whose form the format is.
    private mutating func expand(_ format: String, next: inout Int, within outer: VaryingText?, depth: Int) {
        func take(_ position: Int?) -> Int {
            if let position { return position }
            defer { next += 1 }
            return next
        }
        for piece in FormatPiece.pieces(of: format) {
            guard case .conversion(var conversion) = piece else {
                pieces.append(piece)
                continue
            }
            if let name = conversion.part {
                guard depth < Self.deepest, let (part, owner) = part(name, within: outer) else { continue }
                // A part whose place and description both say which argument it is takes the description's.
                let argument = take(part.argument ?? conversion.position)
                let operands = numbers.indices.contains(argument - 1) ? numbers[argument - 1] : nil
                let rules = PluralRules(language: owner.language)
                let form = (operands.map { rules.form(in: part.forms, for: $0) } ?? part.forms[.other]) ?? ""
                read += form.utf8.count + 1
                guard read <= Self.most else { continue }
                var inner = part.isWhole ? 1 : argument
                expand(form, next: &inner, within: owner, depth: depth + 1)
                continue
            }
            if case .argument(let position) = conversion.width {
                conversion.width = .argument(take(position))
            }
            if case .argument(let position) = conversion.precision {
                conversion.precision = .argument(take(position))
            }
            conversion.position = take(conversion.position)
            pieces.append(.conversion(conversion))
        }
    }

    /// The part of a name, and whose it is: of the text whose number the name ends with, else of the one around.
    private func part(_ name: String, within outer: VaryingText?) -> (VaryingText.Part, VaryingText)? {
        if let outer, let part = outer.parts[name] { return (part, outer) }
        guard let mark = name.lastIndex(of: "#"), let number = Int(name[name.index(after: mark)...]),
            let owner = text(number), let part = owner.parts[String(name[..<mark])]
        else { return nil }
        return (part, owner)
    }
}

extension VaryingText {
    /// The format with the number of this text behind the names of its parts; nil if none of them stands there, so that it
    /// stays as it is.
    package func format(numbered number: Int) -> String? {
        var result = format
        for name in parts.keys { result = result.replacing("#@\(name)@", with: "#@\(name)#\(number)@") }
        return result == format ? nil : result
    }
}
