extension DocumentText.Position {
    /// Reads a position of the Language Server Protocol: an object with a line and a character.
    public init?(_ value: JSONValue?) {
        guard let value, let line = value["line"]?.integer, let character = value["character"]?.integer,
            line >= 0, character >= 0
        else { return nil }
        self.init(line: line, character: character)
    }

    var json: JSONValue { ["line": .number(String(line)), "character": .number(String(character))] }
}

extension JSONValue {
    /// A range of the Language Server Protocol: an object with a start and an end that is not before it.
    public var range: Range<DocumentText.Position>? {
        guard let start = DocumentText.Position(self["start"]), let end = DocumentText.Position(self["end"]),
            start <= end
        else { return nil }
        return start..<end
    }

    /// A range as an object.
    public init(_ range: Range<DocumentText.Position>) {
        self = ["start": range.lowerBound.json, "end": range.upperBound.json]
    }
}
