/// What an app wrote of itself when a fault ended it.
public struct CrashReport: Hashable, Sendable {
    /// A place in the program: the fault's, or a call that led there.
    public struct Frame: Hashable, Sendable {
        /// What the file is known by, in hexadecimal digits; nil if the place is in no file, or the file has no id.
        public let buildID: String?
        /// Where in the file the place is, as the file itself numbers its addresses; the address in memory if it is in no file.
        public let offset: UInt64
        /// The file's name without its folder; nil if the place is in no file.
        public let file: String?
    }

    /// Something that is said of the program or the fault.
    public struct Field: Hashable, Sendable {
        /// The word before the colon.
        public let name: String
        /// What is after it.
        public let value: String
    }

    /// What is said of the program and the fault, in the report's order.
    public let fields: [Field]
    /// The places, the fault's first.
    public let frames: [Frame]
    /// Whether the report was written to its end.
    public let isWhole: Bool

    /// The most that a report may have, in bytes; Tabard's have less than a twentieth of it.
    public static let mostBytes = 1 << 20
    private static let heading = "Tabard crash report "
    private static let version = "1"

    /// Reads a report.
    ///
    /// - Parameters:
    ///   - text: What the file has.
    ///   - path: The file's, for errors.
    /// - Throws: A `PackagingError` that names the line that is wrong.
    public init(_ text: String, path: String) throws {
        func wrong(_ line: Int, _ cause: String) -> PackagingError {
            PackagingError(.invalid, path: "\(path):\(line)", cause: cause)
        }
        guard text.utf8.count <= Self.mostBytes else {
            throw PackagingError(.invalid, path: path, cause: "it is larger than a report can be")
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.first, first.hasPrefix(Self.heading) else {
            throw wrong(1, "this is no report of a crash: those begin with '\(Self.heading)\(Self.version)'")
        }
        guard first.dropFirst(Self.heading.count) == Self.version else {
            throw wrong(1, "the report is in a newer form; a newer tabard-swift reads it")
        }
        var fields: [Field] = []
        var frames: [Frame] = []
        var isInFrames = false
        var isWhole = false
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            // What is shown may reach a terminal.
            guard line.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
                throw wrong(index + 1, "it has control characters")
            }
            guard !isWhole else { throw wrong(index + 1, "there is something after the end") }
            if line == "end", isInFrames {
                isWhole = true
            } else if isInFrames {
                // What the program wrote last may be cut off.
                guard let frame = Frame(line, index: frames.count) else {
                    if index == lines.count - 1 { break }
                    throw wrong(index + 1, "this is no frame: those are NUMBER BUILD-ID OFFSET FILE")
                }
                frames.append(frame)
            } else if line == "frames:" {
                isInFrames = true
            } else {
                guard let colon = line.firstIndex(of: ":") else {
                    throw wrong(index + 1, "a line before the frames is NAME: VALUE")
                }
                let value = line[line.index(after: colon)...].drop { $0 == " " }
                fields.append(Field(name: String(line[..<colon]), value: String(value)))
            }
        }
        self.fields = fields
        self.frames = frames
        self.isWhole = isWhole
    }

    /// What is said under a name; nil if nothing is.
    public func value(of name: String) -> String? { fields.first { $0.name == name }?.value }
}

extension CrashReport.Frame {
    /// Reads a line; nil if it is none, or of another place in the list.
    fileprivate init?(_ line: Substring, index: Int) {
        let words = line.split(separator: " ", maxSplits: 3).map(String.init)
        guard words.count == 4, words[0] == String(index), words[2].hasPrefix("0x"),
            let offset = UInt64(words[2].dropFirst(2), radix: 16)
        else { return nil }
        let isID = words[1].utf8.count >= 8 && words[1].utf8.count <= 128 && words[1].allSatisfy(\.isHexDigit)
        guard isID || words[1] == "-", !words[3].contains("/") else { return nil }
        self.init(
            buildID: isID ? words[1].lowercased() : nil,
            offset: offset,
            file: words[3] == "-" ? nil : words[3]
        )
    }
}
