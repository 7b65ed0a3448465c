internal import KeyedArchive

/// Lists of unknown origin, within `PropertyListLimits`.
extension BinaryPropertyList {
    /// A value; nil if it is malformed or larger than the limits.
    func bounded(_ number: Int) -> Value? {
        guard let value = try? value(number) else { return nil }
        return switch value {
        case .text(let text) where text.count > PropertyListLimits.stringSize: nil
        case .array(let references) where references.count > PropertyListLimits.elementCount: nil
        case .dictionary(let keys, _) where keys.count > PropertyListLimits.keyCount: nil
        default: value
        }
    }

    /// A text; nil if the value is none, or malformed or too long.
    func text(_ number: Int) -> String? {
        guard case .text(let text) = bounded(number) else { return nil }
        return text.string
    }

    /// What importers want of the list's dictionary; nil if the list is none.
    ///
    /// References are followed no deeper than to a list in it, and only for the first value of each wanted key, so that those
    /// in a circle, and many to one long text, do no harm.
    func values(for wanted: Set<String>) -> [String: PropertyListValue]? {
        guard case .dictionary(let keys, let references) = bounded(top) else { return nil }
        var values: [String: PropertyListValue] = [:]
        var isFound: Set<String> = []
        for (number, reference) in zip(keys, references) {
            guard let key = key(number), wanted.contains(key), isFound.insert(key).inserted else { continue }
            switch bounded(reference) {
            case .text(let text): values[key] = text.string.map { .string($0) }
            case .integer(let integer): values[key] = .integer(Int(truncatingIfNeeded: integer))
            case .array(let references): values[key] = .strings(strings(references))
            case .null, .boolean, .real, .date, .data, .reference, .dictionary, nil: break
            }
        }
        return values
    }

    /// The text of a key, nil if it is longer than any wanted one.
    private func key(_ number: Int) -> String? {
        guard case .text(let text) = bounded(number), text.count <= PropertyListLimits.keySize else {
            return nil
        }
        return text.string
    }

    private func strings(_ references: References) -> [String] {
        var strings: [String] = []
        var length = 0
        for number in references {
            guard let string = text(number) else { continue }
            length += string.utf8.count
            guard length <= PropertyListLimits.fileSize else { break }
            strings.append(string)
        }
        return strings
    }
}
