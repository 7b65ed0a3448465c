/// What an app wrote of itself when a fault ended it.
public struct CrashReport: Hashable, Sendable {
    /// A place in the program: the fault's, or a call that led there.
    public struct Frame: Hashable, Sendable {
        /// The file that it is in.
        public let file: File
        /// Where in the file the place is, as the file itself numbers its addresses; the address in memory if it is in no file.
        public let offset: UInt64
    }

    /// A program or library.
    public struct File: Hashable, Sendable {
        /// What it is known by, in hexadecimal digits; nil if the linker gave it none.
        public let buildID: String?
        /// Its name without its folder; nil if a place is in no file.
        public let name: String?

        /// Makes it of both.
        public init(buildID: String?, name: String?) {
            self.buildID = buildID
            self.name = name
        }
    }

    /// Something that is said of the program or the fault.
    public struct Field: Hashable, Sendable {
        /// The word before the colon.
        public let name: String
        /// What is after it.
        public let value: String

        /// Makes it of both.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
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
        guard !text.isEmpty else {
            throw PackagingError(.invalid, path: path, cause: "it is empty: the report could not be written")
        }
        // Mail has other ends of lines, which are one character too.
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
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
            guard !isWhole else { throw wrong(index + 1, "there is something after the end") }
            if line == "end", isInFrames {
                isWhole = true
            } else if isInFrames {
                // What the program wrote last may be cut off.
                guard let frame = Frame(AppDescription.line(String(line)), index: frames.count) else {
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
                let name = AppDescription.line(String(line[..<colon]))
                let value = AppDescription.line(String(line[line.index(after: colon)...]))
                fields.append(Field(name: name, value: value))
            }
        }
        self.fields = fields
        self.frames = frames
        self.isWhole = isWhole
    }
}

extension CrashReport.Frame {
    /// Reads a line; nil if it is none, or of another place in the list.
    fileprivate init?(_ line: String, index: Int) {
        let words = line.split(separator: " ", maxSplits: 3).map(String.init)
        guard words.count == 4, words[0] == String(index), words[2].hasPrefix("0x"),
            let offset = UInt64(words[2].dropFirst(2), radix: 16)
        else { return nil }
        // Linkers can be told any id; what is none of theirs leads to no file.
        let isID = words[1].utf8.count >= 4 && words[1].utf8.count <= 256 && words[1].allSatisfy(\.isHexDigit)
        guard isID || words[1] == "-", !words[3].contains("/") else { return nil }
        self.init(
            file: CrashReport.File(
                buildID: isID ? words[1].lowercased() : nil,
                name: words[3] == "-" ? nil : words[3]
            ),
            offset: offset
        )
    }
}
