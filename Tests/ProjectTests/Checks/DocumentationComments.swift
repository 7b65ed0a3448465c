/// Every public declaration has a documentation comment; what a protocol or a superclass documents
/// needs no second one.
enum DocumentationComments {
    static func findings(in files: [TextFile]) -> [Finding] {
        files.flatMap(findings(in:))
    }

    private static func findings(in file: TextFile) -> [Finding] {
        let lines = file.lines.map { String($0.drop { $0 == " " }) }
        return lines.enumerated().compactMap { index, line in
            guard isPublicDeclaration(line), !isDocumentedElsewhere(line),
                !hasComment(before: index, in: lines)
            else { return nil }
            return Finding(path: file.path, line: index + 1, problem: "has no documentation: \(line)")
        }
    }

    private static func isPublicDeclaration(_ line: String) -> Bool {
        let declaration =
            /^(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+(?:\(\w+\))?\s+)*?(?:public|open)\s+(?:\w+(?:\(\w+\))?\s+)*?(?:actor|class|enum|func|init|let|protocol|struct|subscript|typealias|var)\b/
        return line.contains(declaration)
    }

    private static func isDocumentedElsewhere(_ line: String) -> Bool {
        line.contains(/\boverride\b|\bfunc ==|\bfunc hash\(into|\bvar (?:debugD|d)escription\b/)
    }

    /// Attributes may stand between a comment and its declaration.
    private static func hasComment(before index: Int, in lines: [String]) -> Bool {
        let above = lines[..<index].last { !$0.hasPrefix("@") }
        return above.map { $0.hasPrefix("///") || $0.hasSuffix("*/") } ?? false
    }
}
