/// A format of `os_log`, such as "%{public}@ took %.2f s". What is wrong in it is shown as it stands.
package struct LogFormat {
    enum Part: Equatable {
        case text(String)
        /// A value: what stands between `%` and the letter, without the annotations in braces.
        case value(flags: String, letter: Character, annotations: [String])
    }

    let parts: [Part]

    package init(_ format: String) {
        var parts: [Part] = []
        var text = ""
        var rest = Substring(format)
        while let character = rest.popFirst() {
            guard character == "%" else {
                text.append(character)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                text.append("%")
                continue
            }
            let start = rest
            guard let value = Self.value(&rest) else {
                text.append("%")
                rest = start
                continue
            }
            if !text.isEmpty { parts.append(.text(text)) }
            text = ""
            parts.append(value)
        }
        if !text.isEmpty { parts.append(.text(text)) }
        self.parts = parts
    }

    private static func value(_ rest: inout Substring) -> Part? {
        var annotations: [String] = []
        if rest.first == "{" {
            guard let end = rest.firstIndex(of: "}") else { return nil }
            annotations = rest[..<end].dropFirst().split(separator: ",").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            rest = rest[rest.index(after: end)...]
        }
        var flags = ""
        while let character = rest.popFirst() {
            switch character {
            // The length of a number says nothing here: a value knows what it is.
            case "l", "h", "q", "z", "t", "j", "L": break
            case "0"..."9", ".", "+", "-", " ", "#", "'":
                flags.append(character)
                // A width of a million columns is no form of a message.
                if flags.count > 8 { return nil }
            case "@", "d", "D", "i", "u", "U", "x", "X", "o", "O", "f", "F", "e", "E", "g", "G", "a", "A",
                "c", "C",
                "s", "S", "p", "m":
                return .value(flags: flags, letter: character, annotations: annotations)
            default: return nil
            }
        }
        return nil
    }

    package func text(of values: [Any], showingPrivateValues: Bool) -> String {
        var values = values[...]
        return parts.map { part in
            switch part {
            case .text(let text): return text
            case .value(_, "m", _): return String(cString: strerror(errno))
            case .value(let flags, let letter, let annotations):
                guard let value = values.popFirst() else { return "<decode: missing data>" }
                let (text, isPublic) = Self.text(of: value, flags, letter)
                let privacy = Self.privacy(annotations)
                let shows = OSLogMessage.shows(privacy, isPublic: isPublic, showingPrivateValues)
                return shows ? text : OSLogMessage.mask(text, privacy)
            }
        }
        .joined()
    }

    private static func privacy(_ annotations: [String]) -> OSLogPrivacy {
        let mask: OSLogPrivacy.Mask = annotations.contains("mask.hash") ? .hash : .none
        if annotations.contains("public") { return .public }
        if annotations.contains("sensitive") { return .sensitive(mask: mask) }
        return annotations.contains("private") ? .private(mask: mask) : .auto(mask: mask)
    }

    /// A value in its form, and whether it is public by itself. A value of another kind than its letter is described.
    private static func text(of value: Any, _ flags: String, _ letter: Character) -> (String, isPublic: Bool)
    {
        let form = "%" + flags
        switch letter {
        case "d", "D", "i", "u", "U", "x", "X", "o", "O":
            guard let number = value as? any BinaryInteger else { break }
            let isSigned = letter == "d" || letter == "D" || letter == "i"
            let argument: any CVarArg =
                isSigned ? Int64(clamping: number) : UInt64(truncatingIfNeeded: number)
            return (String(format: form + "ll" + letter.lowercasedUnlessHexadecimal, argument), true)
        case "f", "F", "e", "E", "g", "G", "a", "A":
            let number: Double? =
                switch value {
                case let number as Double: number
                case let number as Float: Double(number)
                case let number as CGFloat: Double(number)
                default: nil
                }
            guard let number else { break }
            return (String(format: form + String(letter), number), true)
        case "c", "C":
            guard let number = value as? any BinaryInteger, let code = UInt32(exactly: number),
                let scalar = UnicodeScalar(code)
            else { break }
            return (String(Character(scalar)), true)
        default: break
        }
        return (String(describing: value), isPublic: value is any Numeric || value is Bool)
    }
}

extension Character {
    fileprivate var lowercasedUnlessHexadecimal: String { self == "X" ? "X" : lowercased() }
}
