/// The pods that an app names, read as far as a package needs them.
///
/// A Podfile is a program in Ruby. Of it `target`, `abstract_target`, `def`, `pod` and calls of what `def` defines are read;
/// what else it does is not.
public struct Podfile: Sendable {
    /// A pod.
    public struct Pod: Hashable, Sendable {
        /// The name, with the part after a slash if only one is used.
        public var name: String
        /// The version that is asked for, as in `~> 5.0`.
        public var requirement: String?
    }

    static let largestSize = 1 << 20

    /// The file.
    public var path: String
    private var pods: [String: [Pod]] = [:]
    private var parents: [String: String] = [:]
    /// The versions in use, by pod, if there is a Podfile.lock.
    private var versions: [String: String] = [:]

    /// Reads a Podfile and, if there is one, its lock.
    public init(_ text: String, lock: String?, path: String) {
        self.path = path
        var definitions: [String: [Pod]] = [:]
        // What each open block is: a target, a definition, or anything else.
        var blocks: [Block] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let words = Self.words(line)
            guard let first = words.first else { continue }
            let owner = blocks.last { $0 != .other } ?? .target("")
            switch first {
            case "target", "abstract_target":
                guard words.count > 1 else { continue }
                if case .target(let parent) = owner { parents[words[1]] = parent }
                blocks.append(.target(words[1]))
            case "def":
                guard words.count > 1 else { continue }
                blocks.append(.definition(words[1]))
            case "pod":
                guard words.count > 1 else { continue }
                let pod = Pod(name: words[1], requirement: words.count > 2 ? Self.requirement(words[2]) : nil)
                switch owner {
                case .target(let name): pods[name, default: []].append(pod)
                case .definition(let name): definitions[name, default: []].append(pod)
                case .other: break
                }
            case "end":
                blocks.removeLast(blocks.isEmpty ? 0 : 1)
            default:
                if let defined = definitions[first] {
                    switch owner {
                    case .target(let name): pods[name, default: []] += defined
                    case .definition(let name): definitions[name, default: []] += defined
                    case .other: break
                    }
                } else if words.contains("do") || ["if", "unless", "begin", "case", "while"].contains(first) {
                    blocks.append(.other)
                }
            }
        }
        if let lock { readVersions(lock) }
    }

    private enum Block: Equatable {
        case target(String)
        case definition(String)
        case other
    }

    /// The pods of a target, those of the targets around it first.
    public func pods(of target: String) -> [Pod] {
        var names: [String] = [target]
        var name = target
        while let parent = parents[name], names.count < 32 {
            names.append(parent)
            name = parent
        }
        if name == target, !names.contains("") { names.append("") }
        var seen: Set<String> = []
        return names.reversed().flatMap { pods[$0] ?? [] }.filter { seen.insert($0.name).inserted }
    }

    /// The version of a package that stands for a pod: from the one in use, or the one asked for.
    public func requirement(of pod: Pod) -> PackageReference.Requirement {
        let base = pod.name.split(separator: "/").first.map(String.init) ?? pod.name
        if let version = versions[pod.name] ?? versions[base] { return .upToNextMajor(from: version) }
        guard let asked = pod.requirement else { return .any }
        let number = asked.drop { !$0.isNumber }
        guard let version = Self.threeParts(number) else { return .any }
        return asked.first?.isNumber == true || asked.hasPrefix("=")
            ? .exact(version) : .upToNextMajor(from: version)
    }

    private mutating func readVersions(_ lock: String) {
        var isInside = false
        for line in lock.split(whereSeparator: \.isNewline) {
            if !line.hasPrefix(" ") {
                isInside = line == "PODS:"
            } else if isInside, line.hasPrefix("  - ") {
                let words = line.dropFirst(4).split(separator: " ")
                guard words.count >= 2, words[1].hasPrefix("(") else { continue }
                let name = words[0].filter { $0 != "\"" }
                versions[name] = Self.threeParts(words[1].drop { $0 == "(" }.prefix { $0 != ")" })
            }
        }
    }

    /// A version as packages write them; nil for those of other forms, such as `5.0.0-beta`.
    private static func threeParts(_ text: Substring) -> String? {
        var parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard !parts.isEmpty, parts.allSatisfy({ Int($0) != nil }) else { return nil }
        while parts.count < 3 { parts.append("0") }
        return parts.prefix(3).joined(separator: ".")
    }

    private static func requirement(_ word: String) -> String? {
        word.first.map { $0.isNumber || "~><=".contains($0) } == true ? word : nil
    }

    /// The words of a line, without quotes and comment.
    private static func words(_ line: Substring) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        for character in line {
            if let open = quote {
                if character == open {
                    words.append(word)
                    word = ""
                    quote = nil
                } else {
                    word.append(character)
                }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if character == "#" {
                break
            } else if character.isWhitespace || character == "," || character == "(" || character == ")" {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }
}
