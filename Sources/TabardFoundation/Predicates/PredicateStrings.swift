/// How texts are compared.
enum PredicateStrings {
    struct Options: OptionSet {
        let rawValue: Int

        static let caseInsensitive = Options(rawValue: 1)
        static let diacriticInsensitive = Options(rawValue: 2)

        var compareOptions: String.CompareOptions {
            var options: String.CompareOptions = []
            if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
            if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
            return options
        }
    }

    /// The text without what the options leave out of account.
    static func folded(_ text: String, _ options: Options) -> String {
        options.isEmpty ? text : text.folding(options: options.compareOptions, locale: nil)
    }

    static func compare(_ left: String, _ right: String, _ options: Options) -> ComparisonResult {
        let (left, right) = (folded(left, options), folded(right, options))
        return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }

    static func contains(_ text: String, _ part: String, _ options: Options) -> Bool {
        let (text, part) = (folded(text, options), folded(part, options))
        return part.isEmpty ? false : text.contains(part)
    }

    /// `?` stands for one character and `*` for any number, a backslash before them for themselves. One step back for each
    /// star is enough, so that no pattern takes long.
    static func isLike(_ text: String, _ pattern: String, _ options: Options) -> Bool {
        let text = Array(folded(text, options))
        let pattern = wildcards(folded(pattern, options))
        var (place, part) = (0, 0)
        var star: (part: Int, place: Int)?
        while place < text.count {
            if part < pattern.count, pattern[part].matches(text[place]) {
                place += 1
                part += 1
            } else if part < pattern.count, pattern[part] == .anyNumber {
                star = (part, place)
                part += 1
            } else if let last = star {
                part = last.part + 1
                place = last.place + 1
                star = (last.part, place)
            } else {
                return false
            }
        }
        return pattern[part...].allSatisfy { $0 == .anyNumber }
    }

    private enum Wildcard: Equatable {
        case one
        case anyNumber
        case character(Character)

        func matches(_ character: Character) -> Bool {
            switch self {
            case .one: true
            case .anyNumber: false
            case .character(let own): own == character
            }
        }
    }

    private static func wildcards(_ pattern: String) -> [Wildcard] {
        var parts: [Wildcard] = []
        var isEscaped = false
        for character in pattern {
            switch character {
            case _ where isEscaped:
                parts.append(.character(character))
                isEscaped = false
            case "\\": isEscaped = true
            case "?": parts.append(.one)
            case "*": if parts.last != .anyNumber { parts.append(.anyNumber) }
            default: parts.append(.character(character))
            }
        }
        return parts
    }

    /// Whether the whole text matches a regular expression; what is none matches nothing.
    static func matches(_ text: String, _ pattern: String, _ options: Options) -> Bool {
        let isCaseInsensitive = options.contains(.caseInsensitive)
        let text = options.contains(.diacriticInsensitive) ? folded(text, .diacriticInsensitive) : text
        guard
            let expression = try? NSRegularExpression(
                pattern: "\\A(?:\(pattern))\\z",
                options: isCaseInsensitive ? .caseInsensitive : []
            )
        else { return false }
        let whole = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, range: whole) != nil
    }
}
