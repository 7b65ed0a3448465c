/// What the kit's interface must not name: an app would need the headers of GTK to build against it.
enum HiddenImports {
    static let rooms: Set<String> = [
        "Sources/TabStore", "Sources/TabardFoundation", "Sources/TabardDrawing", "Sources/TabardKit",
        "Sources/TabMemory", "Sources/TabardNotifications",
    ]
    static let modules: Set<String> = [
        "GtkInterop", "Constraints", "InterfaceDocument", "KeyedArchive", "StringTables", "SystemPackage",
    ]

    static func findings(in files: [TextFile]) -> [Finding] {
        files.filter { rooms.contains($0.room) }.flatMap(findings(in:))
    }

    /// Looks at lines as they are, since finding comments takes longer than all else.
    private static func findings(in file: TextFile) -> [Finding] {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { index, line in
            guard line.contains("import"),
                let statement = line.firstMatch(of: /^\s*(?:@\w+\s+)*(?:public\s+)?import\s+(\w+)/),
                modules.contains(String(statement.1))
            else { return nil }
            let problem = "\(statement.1) is imported as internal or package, or apps would have to find it"
            return Finding(path: file.path, line: index + 1, problem: problem)
        }
    }
}
