/// Reads `.xcconfig` files with all that they include.
struct ConfigurationFile {
    static let largestSize = 1 << 20
    static let largestDepth = 32
    static let largestCount = 256

    let files: any ProjectFiles
    /// The folder that includes may not leave, but for other files that end in `.xcconfig`.
    let root: String
    private(set) var problems: [Problem] = []
    private var count = 0
    /// What was read, since many targets name the same files.
    private var done: [String: [String: String]] = [:]

    init(files: any ProjectFiles, root: String) {
        self.files = files
        self.root = root
    }

    /// The settings of a file. A file that isn't there is a problem, not an error: CocoaPods writes those of its own first.
    mutating func read(_ path: String) throws(XcodeProjectError) -> [String: String] {
        if let settings = done[path] { return settings }
        var settings: [String: String] = [:]
        guard files.isFile(path) else {
            problems.append(Problem(path: path, text: "the file of settings isn't there and was left out"))
            return settings
        }
        count = 0
        try read(path, into: &settings, open: [])
        done[path] = settings
        return settings
    }

    private mutating func read(
        _ path: String,
        into settings: inout [String: String],
        open: [String]
    ) throws(XcodeProjectError) {
        guard !open.contains(path) else {
            throw XcodeProjectError(
                .cycle,
                path: path,
                cause: "the file of settings includes itself: "
                    + (open + [path]).map(FilePath.name).joined(separator: " → ")
            )
        }
        guard open.count < Self.largestDepth else {
            throw XcodeProjectError(
                .tooDeep,
                path: path,
                cause: "files of settings include each other more than \(Self.largestDepth) levels deep"
            )
        }
        count += 1
        guard count <= Self.largestCount else {
            throw XcodeProjectError(
                .tooLarge,
                path: path,
                cause: "more than \(Self.largestCount) files of settings are included"
            )
        }
        if FilePath.ending(of: path) != "xcconfig" { try files.check(path, inside: root) }
        let text = try files.text(of: path, limit: Self.largestSize)
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            let line = Self.trimmed(Self.withoutComment(line))
            if line.hasPrefix("#include") {
                try include(line, line: number, of: path, into: &settings, open: open)
            } else if !line.isEmpty, !line.hasPrefix("#") {
                guard let (key, value) = Self.assignment(line) else {
                    throw XcodeProjectError(
                        .malformed,
                        path: path,
                        position: TextPosition(line: number, column: 1),
                        cause: "expected a setting as in NAME = value"
                    )
                }
                // In one file a later value sees the earlier one as inherited.
                if let earlier = settings[key] {
                    settings[key] = value.replacing("$(inherited)", with: earlier)
                    if settings[key, default: ""].utf8.count > BuildSettings.largestLength {
                        throw XcodeProjectError(
                            .tooLarge,
                            path: path,
                            position: TextPosition(line: number, column: 1),
                            cause: "the setting \(key) is too long"
                        )
                    }
                } else {
                    settings[key] = value
                }
            }
        }
    }

    private mutating func include(
        _ line: String,
        line number: Int,
        of path: String,
        into settings: inout [String: String],
        open: [String]
    ) throws(XcodeProjectError) {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count == 3 else {
            throw XcodeProjectError(
                .malformed,
                path: path,
                position: TextPosition(line: number, column: 1),
                cause: "expected a file in quotes after #include"
            )
        }
        let isOptional = parts[0].hasPrefix("#include?")
        let other = FilePath.join(FilePath.folder(of: path), String(parts[1]))
        guard files.isFile(other) else {
            if !isOptional {
                problems.append(
                    Problem(path: path, text: "line \(number): “\(parts[1])” isn't there and was left out")
                )
            }
            return
        }
        try read(other, into: &settings, open: open + [path])
    }

    private static func assignment(_ line: String) -> (key: String, value: String)? {
        // The name may have conditions with equals signs in brackets.
        var depth = 0
        for index in line.indices {
            switch line[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth <= 0:
                let key = trimmed(line[..<index])
                var value = trimmed(line[line.index(after: index)...])
                if value.hasSuffix(";") { value = trimmed(value.dropLast()) }
                guard !key.isEmpty, !key.contains(where: \.isWhitespace) else { return nil }
                return (key, value)
            default: break
            }
        }
        return nil
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        guard let comment = line.firstRange(of: "//") else { return line }
        return line[..<comment.lowerBound]
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        var text = text[...]
        while let first = text.first, first.isWhitespace { text = text.dropFirst() }
        while let last = text.last, last.isWhitespace { text = text.dropLast() }
        return String(text)
    }
}
