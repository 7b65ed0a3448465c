/// The build settings of a target in one configuration, from the lowest level to the highest.
///
/// A higher level's value replaces a lower one's, unless it names that with `$(inherited)`. Of settings with a condition those
/// count that hold for a build for an iOS device.
public struct BuildSettings: Hashable, Sendable {
    /// The name of the configuration.
    public var configuration: String
    /// The levels: what Xcode sets itself, the project's file and settings, the target's file and settings.
    public var levels: [[String: String]]

    /// The longest value that is put together; longer ones are cut off there.
    static let largestLength = 1 << 16
    private static let largestDepth = 40
    /// How many names are looked up for one value, so that names of names end.
    private static let largestCount = 10_000

    /// Settings of a configuration.
    public init(configuration: String, levels: [[String: String]]) {
        self.configuration = configuration
        self.levels = levels
    }

    /// A setting with all names in it replaced; nil if no level has it.
    public subscript(_ name: String) -> String? {
        var expansion = Expansion(levels: levels.map { Self.applying($0, configuration: configuration) })
        return expansion.value(of: name, below: levels.count, depth: 0)
    }

    /// A text with all names in it replaced.
    public func expanding(_ text: String) -> String {
        var expansion = Expansion(levels: levels.map { Self.applying($0, configuration: configuration) })
        return expansion.expand(text, name: nil, level: levels.count, depth: 0)
    }

    /// Whether a setting says yes.
    public func isTrue(_ name: String) -> Bool {
        let value = self[name]?.uppercased()
        return value == "YES" || value == "TRUE" || value == "1"
    }

    /// A setting's words: separated by space, quoted where they hold some.
    public func words(_ name: String) -> [String] {
        ShellWords.split(self[name] ?? "")
    }

    /// The settings of a level whose conditions hold, without their conditions.
    private static func applying(_ level: [String: String], configuration: String) -> [String: String] {
        var applying = level.filter { !$0.key.contains("[") }
        for (key, value) in level.sorted(by: { $0.key < $1.key }) where key.contains("[") {
            let parts = key.split(separator: "[")
            guard let name = parts.first,
                parts.dropFirst().allSatisfy({ holds($0, configuration: configuration) })
            else { continue }
            applying[String(name)] = value
        }
        return applying
    }

    private static func holds(_ condition: Substring, configuration: String) -> Bool {
        let parts = condition.drop { $0 == " " }.prefix { $0 != "]" }.split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else { return false }
        return parts[0].split(separator: ",").count == 1
            && {
                switch parts[0] {
                case "sdk": matches("iphoneos17.0", parts[1]) || matches("iphoneos", parts[1])
                case "arch": matches("arm64", parts[1])
                case "config": matches(configuration, parts[1])
                case "variant": matches("normal", parts[1])
                default: false
                }
            }()
    }

    /// Whether a text has the form of a pattern in which `*` stands for anything.
    static func matches(_ text: some StringProtocol, _ pattern: some StringProtocol) -> Bool {
        let text = Array(text)
        let pattern = Array(pattern)
        var at = 0
        var of = 0
        var star: (pattern: Int, text: Int)?
        while at < text.count {
            if of < pattern.count, pattern[of] == "*" {
                star = (of + 1, at)
                of += 1
            } else if of < pattern.count, pattern[of] == text[at] || pattern[of] == "?" {
                of += 1
                at += 1
            } else if let last = star {
                star = (last.pattern, last.text + 1)
                of = last.pattern
                at = last.text + 1
            } else {
                return false
            }
        }
        return pattern[of...].allSatisfy { $0 == "*" }
    }

    /// Replaces names by values. It ends whatever the settings say of each other.
    private struct Expansion {
        let levels: [[String: String]]
        var count = 0
        var open: [String: Int] = [:]

        init(levels: [[String: String]]) {
            self.levels = levels
        }

        mutating func value(of name: String, below top: Int, depth: Int) -> String? {
            guard let level = levels[..<top].lastIndex(where: { $0[name] != nil }),
                let text = levels[level][name]
            else { return nil }
            return expand(text, name: name, level: level, depth: depth)
        }

        mutating func expand(_ text: String, name: String?, level: Int, depth: Int) -> String {
            guard text.contains("$") else { return text }
            count += 1
            guard depth < largestDepth, count < largestCount else { return "" }
            var result = ""
            var rest = text[...]
            while let dollar = rest.firstIndex(of: "$") {
                result += rest[..<dollar]
                rest = rest[rest.index(after: dollar)...]
                guard let bracket = rest.first, bracket == "(" || bracket == "{",
                    let end = Self.closing(rest)
                else {
                    result += "$"
                    continue
                }
                let inner = String(rest[rest.index(after: rest.startIndex)..<end])
                rest = rest[rest.index(after: end)...]
                result += replacement(
                    of: expand(inner, name: name, level: level, depth: depth + 1),
                    in: name,
                    level: level,
                    depth: depth + 1
                )
                guard result.utf8.count <= largestLength else {
                    return String(decoding: result.utf8.prefix(largestLength), as: UTF8.self)
                }
            }
            return result + rest
        }

        private mutating func replacement(
            of reference: String,
            in owner: String?,
            level: Int,
            depth: Int
        ) -> String {
            let parts = reference.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            let name = parts[0]
            var value: String
            if name == "inherited" || name == owner {
                value = owner.flatMap { self.value(of: $0, below: level, depth: depth) } ?? ""
            } else if open[name] != nil {
                value = ""
            } else {
                open[name] = depth
                value = self.value(of: name, below: levels.count, depth: depth) ?? ""
                open[name] = nil
            }
            for modifier in parts.dropFirst() {
                value = Self.applying(modifier, to: value)
            }
            return value
        }

        private static func closing(_ text: Substring) -> Substring.Index? {
            var depth = 0
            for index in text.indices {
                switch text[index] {
                case "(", "{": depth += 1
                case ")", "}":
                    depth -= 1
                    if depth == 0 { return index }
                default: break
                }
            }
            return nil
        }

        private static func applying(_ modifier: String, to value: String) -> String {
            switch modifier {
            case "lower": value.lowercased()
            case "upper": value.uppercased()
            case "c99extidentifier", "identifier": ModuleName.identifier(of: value)
            case "rfc1034identifier":
                String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
            case "file": FilePath.name(of: value)
            case "dir": FilePath.folder(of: value)
            case "quote": value
            default:
                modifier.hasPrefix("default=") && value.isEmpty
                    ? String(modifier.dropFirst("default=".count)) : value
            }
        }
    }
}
