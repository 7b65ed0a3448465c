/// A text cut into pieces of whole paragraphs, from its first on.
///
/// Pango's work grows with the square of the number of paragraphs that it lays out together.
struct TextPieces {
    private static let usualSize = 2_048
    private static let greatestSize = 8_192

    private let bytes: [UInt8]
    /// Where the next piece begins; nil after the last.
    private var start: Int? = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { start == nil }

    /// The next paragraphs, without the break that follows the last of them; nil if there are no more.
    ///
    /// - Parameter limit: The most paragraphs.
    mutating func next(limit: Int) -> String? {
        guard let start else { return nil }
        var place = start
        var end = start
        var count = 0
        while true {
            let paragraph = bytes.paragraph(from: place)
            if count > 0, begins(at: place, paragraph.end, after: start) {
                self.start = place
                break
            }
            end = paragraph.end
            count += 1
            self.start = paragraph.next
            guard let next = paragraph.next, count < limit else { break }
            place = next
        }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Whether a paragraph begins a piece.
    ///
    /// One without letters is read in the direction of the one before, so it is better left with that.
    private func begins(at place: Int, _ end: Int, after start: Int) -> Bool {
        let size = end - start
        guard size > Self.usualSize else { return false }
        if size > Self.greatestSize { return true }
        return TextDirection(of: String(decoding: bytes[place..<end], as: UTF8.self)) != nil
    }
}
