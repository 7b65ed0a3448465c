/// Only GtkInterop goes round Swift's checks of memory and of actors, and shows no pointer to others.
enum UnsafeWords {
    static let words = [
        "Unmanaged", "unsafeBitCast", "unsafeDowncast", "assumeIsolated", "UnsafeMutable",
        "nonisolated(unsafe)",
    ]
    static let door = "Sources/GtkInterop"

    static func findings(in files: [TextFile]) -> [Finding] {
        files.flatMap { $0.room == door ? pointersShown(by: $0) : wordsUsed(in: $0) }
    }

    private static func wordsUsed(in file: TextFile) -> [Finding] {
        file.code.enumerated().flatMap { index, line in
            words.filter(line.contains).map {
                Finding(path: file.path, line: index + 1, problem: "\($0) belongs in \(door)")
            }
        }
    }

    private static func pointersShown(by file: TextFile) -> [Finding] {
        file.code.enumerated().compactMap { index, line in
            guard line.contains(/^\s*(?:@\w+\s+)*(?:public|open)\b.*Pointer\b/) else { return nil }
            return Finding(path: file.path, line: index + 1, problem: "the public API shows a pointer")
        }
    }
}
