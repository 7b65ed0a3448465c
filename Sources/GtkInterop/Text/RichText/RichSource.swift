/// A text with attributes, cut into pieces of paragraphs that stand alike.
struct RichSource {
    /// Some paragraphs, without the break after the last of them.
    struct Piece {
        var range: Range<Int>
        var look: ParagraphLook
    }

    /// Bytes of a piece of several paragraphs: Pango's work grows with the square of their number.
    private static let usualSize = 2_048
    private static let mostBytes = 60_000

    private let bytes: [UInt8]
    private let rich: RichText
    private let isWholeRightToLeft: Bool

    init(_ rich: RichText) {
        self.rich = rich
        var text = rich.text
        bytes = text.withUTF8 { bytes in
            var end = min(bytes.count, Self.mostBytes)
            if end < bytes.count { while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 } }
            // A zero byte would end the text for Pango; a space is as long.
            return bytes[..<end].map { $0 == 0 ? 0x20 : $0 }
        }
        isWholeRightToLeft = TextArrangement.isRightToLeft(
            String(decoding: bytes.prefix(2_048), as: UTF8.self)
        )
    }

    func text(of piece: Piece) -> String { String(decoding: bytes[piece.range], as: UTF8.self) }

    /// The parts that touch a piece.
    func spans(of piece: Piece) -> ArraySlice<RichText.Span> {
        let spans = rich.spans
        var (low, high) = (0, spans.count)
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].range.upperBound <= piece.range.lowerBound {
                low = middle + 1
            } else {
                high = middle
            }
        }
        var end = low
        while end < spans.count, spans[end].range.lowerBound < piece.range.upperBound { end += 1 }
        return spans[low..<end]
    }

    /// Whether a piece is read from the right; one without letters is as the whole is.
    func isRightToLeft(_ piece: Piece) -> Bool {
        TextDirection(of: text(of: piece)).map { $0 == .rightToLeft } ?? isWholeRightToLeft
    }

    /// The beginning of a piece, of whole characters.
    func prefix(of piece: Piece, count: Int) -> Piece {
        var end = min(piece.range.lowerBound + count, piece.range.upperBound)
        while end < piece.range.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return Piece(range: piece.range.lowerBound..<limited(piece.range.lowerBound..<end), look: piece.look)
    }

    /// The beginning of a piece, which ends at a space if there is one near.
    func wholeWords(of piece: Piece, count: Int) -> Piece {
        var part = prefix(of: piece, count: count)
        guard part.range.upperBound < piece.range.upperBound else { return part }
        let least = part.range.lowerBound + part.range.count / 2
        if let space = (least..<part.range.upperBound).last(where: { bytes[$0] == 0x20 }) {
            part.range = part.range.lowerBound..<space + 1
        }
        return part
    }

    /// The end of what Pango can lay out of a piece without overflow.
    private func limited(_ range: Range<Int>) -> Int {
        var largest = 16.0
        for span in spans(of: Piece(range: range, look: ParagraphLook())) {
            let size = (span.look.font?.boundedSize ?? 16) + abs(span.look.kern ?? 0)
            largest = max(largest, size.isFinite ? size : 0)
            if let picture = span.look.picture { largest = max(largest, picture.width, picture.height) }
        }
        let limit = Int(1_000_000 / min(largest, 10_000))
        guard range.count > limit else { return range.upperBound }
        var end = range.lowerBound + limit
        while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return end
    }

    var pieces: Pieces { Pieces(source: self) }

    /// Goes through the pieces from the first one on.
    struct Pieces {
        fileprivate let source: RichSource
        /// Where the next one begins; nil after the last.
        private var start: Int? = 0
        private var look = 0

        fileprivate init(source: RichSource) { self.source = source }

        var isAtEnd: Bool { start == nil }

        /// The next piece.
        ///
        /// - Parameter isAlone: Whether it has one paragraph alone.
        mutating func next(isAlone: Bool) -> Piece? {
            guard let start else { return nil }
            let own = paragraphLook(at: start)
            var (end, next) = source.bytes.paragraph(from: start)
            while !isAlone, let following = next, following - start < RichSource.usualSize {
                let paragraph = source.bytes.paragraph(from: following)
                guard paragraph.end - start <= RichSource.usualSize, paragraphLook(at: following) == own
                else { break }
                end = paragraph.end
                next = paragraph.next
            }
            self.start = next
            return Piece(range: start..<source.limited(start..<end), look: own)
        }

        private mutating func paragraphLook(at place: Int) -> ParagraphLook {
            let paragraphs = source.rich.paragraphs
            if look < paragraphs.count, paragraphs[look].range.lowerBound > place { look = 0 }
            while look < paragraphs.count, paragraphs[look].range.upperBound <= place { look += 1 }
            guard look < paragraphs.count, paragraphs[look].range.contains(place) else {
                // The last paragraph of a text may be empty.
                return place >= source.bytes.count
                    ? paragraphs.last?.look ?? ParagraphLook() : ParagraphLook()
            }
            return paragraphs[look].look
        }
    }
}
