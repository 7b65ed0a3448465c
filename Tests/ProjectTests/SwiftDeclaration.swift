/// A public declaration, or a requirement of a protocol, found by looking at lines only.
struct SwiftDeclaration {
    let path: String
    let line: Int
    /// With the labels of a function, such as `tabBar(_:didSelect:)`.
    let name: String
    let isDocumented: Bool
    let isOverride: Bool
    let isRequirement: Bool

    static func all(in file: TextFile) -> [SwiftDeclaration] {
        let lines = file.lines.map { String($0.drop { $0 == " " }) }
        var declarations: [SwiftDeclaration] = []
        var isInProtocol = false
        for (index, line) in lines.enumerated() {
            let isRequirement = isInProtocol && (line.hasPrefix("func ") || line.hasPrefix("var "))
            if isRequirement || line.contains("public ") || line.contains("open ") {
                if isRequirement || isPublic(line), let name = name(at: index, in: lines) {
                    declarations.append(
                        SwiftDeclaration(
                            path: file.path,
                            line: index + 1,
                            name: name,
                            isDocumented: hasComment(before: index, in: lines),
                            isOverride: line.contains("override "),
                            isRequirement: isRequirement
                        )
                    )
                }
            }
            if line.hasPrefix("public protocol ") { isInProtocol = true }
            if line == "}" { isInProtocol = false }
        }
        return declarations
    }

    private static func isPublic(_ line: String) -> Bool {
        line.contains(/^(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+(?:\(\w+\))?\s+)*?(?:public|open)\s+[\w@]/)
    }

    private static func name(at index: Int, in lines: [String]) -> String? {
        let keyword = /\b(actor|class|enum|func|let|protocol|struct|typealias|var)\s+([^\s(:<{=]+|==)/
        if let match = lines[index].firstMatch(of: keyword), !["func", "var", "let"].contains(match.2) {
            return String(match.2) + (match.1 == "func" ? labels(at: index, in: lines) : "")
        }
        guard let match = lines[index].firstMatch(of: /\b(init|subscript)[?!]?[(<]/) else { return nil }
        return String(match.1) + labels(at: index, in: lines)
    }

    /// The labels of the first list in parentheses, which may span lines.
    private static func labels(at index: Int, in lines: [String]) -> String {
        var depth = 0
        var list = ""
        for character in lines[index...].joined(separator: " ").prefix(2_000).drop(while: { $0 != "(" }) {
            if "([<".contains(character) { depth += 1 }
            if depth == 1 { list.append(character) }
            if ")]>".contains(character) { depth -= 1 }
            if depth == 0 { break }
        }
        let labels = list.dropFirst().split(separator: ",").compactMap { parameter in
            parameter.firstMatch(of: /(\w+)(?:\s+\w+)?\s*:/).map { String($0.1) + ":" }
        }
        return "(" + labels.joined() + ")"
    }

    /// Attributes may stand between a comment and its declaration.
    private static func hasComment(before index: Int, in lines: [String]) -> Bool {
        let above = lines[..<index].last { !$0.hasPrefix("@") }
        return above.map { $0.hasPrefix("///") || $0.hasSuffix("*/") } ?? false
    }
}
