import SourceLowering

/// One document in both of its forms: as the editor has it, and as the server has it.
public struct LoweredDocument: Sendable {
    /// The document's name for the editor.
    public let editorURI: String
    /// The name under which the server knows the lowered text.
    public let serverURI: String
    public let original: DocumentText
    public let lowered: DocumentText
    private let offsets: OffsetMap

    public init(
        editorURI: String,
        serverURI: String,
        original: DocumentText,
        lowered: DocumentText,
        offsets: OffsetMap
    ) {
        self.editorURI = editorURI
        self.serverURI = serverURI
        self.original = original
        self.lowered = lowered
        self.offsets = offsets
    }

    /// Where a place is that the editor names: beside the word that it touches, should text be inserted there.
    public func loweredPosition(_ position: DocumentText.Position) -> DocumentText.Position {
        let offset = original.offset(of: position)
        return lowered.position(
            of: offsets.lowered(offset, isBehindWord(offset, in: original) ? .before : .after)
        )
    }

    public func loweredRange(_ range: Range<DocumentText.Position>) -> Range<DocumentText.Position> {
        let start = offsets.lowered(original.offset(of: range.lowerBound), .after)
        let end = offsets.lowered(original.offset(of: range.upperBound), .before)
        return lowered.position(of: start)..<lowered.position(of: max(start, end))
    }

    public func originalPosition(_ position: DocumentText.Position) -> DocumentText.Position {
        let offset = lowered.offset(of: position)
        return original.position(
            of: offsets.original(offset, isBehindWord(offset, in: lowered) ? .before : .after)
        )
    }

    public func originalRange(_ range: Range<DocumentText.Position>) -> Range<DocumentText.Position> {
        let start = offsets.original(lowered.offset(of: range.lowerBound), .after)
        let end = offsets.original(lowered.offset(of: range.upperBound), .before)
        return original.position(of: start)..<original.position(of: max(start, end))
    }

    /// Whether a place of the original is in what lowering replaced, or right behind.
    public func isReplaced(_ position: DocumentText.Position) -> Bool {
        let offset = original.offset(of: position)
        return offsets.isReplaced(offset) || offset > 0 && offsets.isReplaced(offset - 1)
    }

    /// Whether lowering wrote what is in a range of the server's.
    public func isGenerated(_ range: Range<DocumentText.Position>) -> Bool {
        let start = lowered.offset(of: range.lowerBound)
        return offsets.isGenerated(start..<max(start, lowered.offset(of: range.upperBound)))
    }

    private func isBehindWord(_ offset: Int, in text: DocumentText) -> Bool {
        guard let byte = text.byte(before: offset) else { return false }
        let isLetter = byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z")
        let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        return isLetter || isDigit || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
    }
}
