/// The colours of a document's words, as the Language Server Protocol numbers them: five numbers for each, relative to
/// the word before.
public struct SemanticTokens {
    private struct Token {
        var range: Range<DocumentText.Position>
        var rest: ArraySlice<JSONValue>
    }

    private var tokens: [Token] = []

    /// Reads the numbers; nil when they are none, or lead out of what can be counted.
    public init?(_ data: JSONValue?) {
        guard let numbers = data?.array, numbers.count.isMultiple(of: 5) else { return nil }
        var line = 0
        var character = 0
        for index in stride(from: 0, to: numbers.count, by: 5) {
            guard let lines = numbers[index].integer, let characters = numbers[index + 1].integer,
                let length = numbers[index + 2].integer, lines >= 0, characters >= 0, length >= 0,
                numbers[index + 3].integer != nil, numbers[index + 4].integer != nil,
                max(lines, characters, length) < 1 << 31
            else { return nil }
            character = lines == 0 ? character + characters : characters
            line += lines
            let start = DocumentText.Position(line: line, character: character)
            let end = DocumentText.Position(line: line, character: character + length)
            tokens.append(Token(range: start..<end, rest: numbers[index + 3..<index + 5]))
        }
    }

    /// The words that the original has as well, at their places there.
    public func original(in document: LoweredDocument) -> JSONValue {
        var numbers: [JSONValue] = []
        var last = DocumentText.Position(line: 0, character: 0)
        for token in tokens where !document.isGenerated(token.range) {
            let range = document.originalRange(token.range)
            let start = range.lowerBound
            guard start.line == range.upperBound.line, start < range.upperBound, start >= last else {
                continue
            }
            let characters = start.line == last.line ? start.character - last.character : start.character
            let length = range.upperBound.character - start.character
            numbers += [start.line - last.line, characters, length].map { .number(String($0)) } + token.rest
            last = start
        }
        return .array(numbers)
    }
}
