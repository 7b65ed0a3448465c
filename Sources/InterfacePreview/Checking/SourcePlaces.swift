import Foundation
import InterfaceDocument

/// Where elements begin in a document's text: a document's reader knows the line alone on which their tags end.
struct SourcePlaces {
    private let lines: [Substring.UTF8View]
    /// Interface Builder writes a tag on one line, and others do not write it on many.
    private static let mostLines = 40

    init(path: String) {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        let text = String(decoding: data, as: UTF8.self)
        lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            Substring($0).utf8
        }
    }

    /// The line and column of an element's tag.
    func place(of name: String, id: String?, line: Int) -> (line: Int, column: Int) {
        guard !name.isEmpty, line >= 1, line <= lines.count else { return (max(1, line), 1) }
        let mark = id.map { "id=\"\($0)\"" }
        for number in stride(from: line, to: max(0, line - Self.mostLines), by: -1) {
            let text = String(Substring(lines[number - 1]))
            var end = text.endIndex
            if number == line, let mark, let found = text.range(of: mark) { end = found.lowerBound }
            if let column = Self.column(of: name, in: text[..<end]) { return (number, column) }
        }
        return (line, 1)
    }

    /// The column of the last tag of a name in a text.
    private static func column(of name: String, in text: Substring) -> Int? {
        var rest = text
        while let found = rest.range(of: "<\(name)", options: .backwards) {
            let next = found.upperBound < text.endIndex ? text[found.upperBound] : " "
            if next.isWhitespace || next == ">" || next == "/" {
                return text.utf8.distance(from: text.startIndex, to: found.lowerBound) + 1
            }
            rest = rest[..<found.lowerBound]
        }
        return nil
    }
}
