/// How a text is laid out, apart from what it says.
struct TextLayoutStyle {
    var font: FontDescription
    var alignment = TextLayout.Alignment.natural
    var ellipsis = TextLayout.Ellipsis.none
    var wrapping = TextLayout.Wrapping.word
    /// The greatest number of lines; 0 stands for no limit.
    var lineLimit = 0
    /// The width in which lines are broken and aligned; nil lets each paragraph be one line.
    var width: Double?
    /// Points added between two lines.
    var lineSpacing = 0.0

    /// Points between two lines that can be laid out without overflow.
    var boundedSpacing: Double {
        lineSpacing.isFinite ? min(max(lineSpacing, 0), 1_000) : 0
    }

    /// How many characters nearly always reach beyond a number of lines.
    func characters(in lines: Int) -> Int {
        guard let width, width.isFinite, ellipsis == .none || ellipsis == .tail else { return .max }
        // Few letters are narrower than a fifth of their height.
        let count = (max(0, width) / (font.boundedSize / 5) + 16) * Double(lines)
        return count < 1_000_000 ? max(256, Int(count)) : .max
    }

    /// How many lines a height has room for at most.
    func lines(in height: Double) -> Int {
        // No font's lines are half as high as the font is large.
        let count = max(0, height) / (font.boundedSize / 2)
        return count < 1_000_000 ? Int(count) + 2 : .max
    }
}
