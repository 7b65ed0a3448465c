/// How far a text stands out from what is behind it, as its pixels tell.
///
/// The background is the colour of most pixels, and the text the colour that differs most from it. On a picture or a
/// gradient, and of letters so thin that no pixel has their full colour, that is an estimate.
struct TextContrast {
    /// From 1, the same colour, to 21, black on white.
    let ratio: Double
    /// Whether the letters are as large as those of 24 pixels.
    let isLarge: Bool

    /// What the ratio must be.
    var leastRatio: Double { isLarge ? 3 : 4.5 }

    /// Lines of 24 pixels with letters that reach up and down have at least this height.
    private static let largeLine = 22

    /// Measures a text; nil if there is nothing but background.
    init?(in picture: Screenshot) {
        let contrast = PixelContrast(in: picture)
        guard let strongest = contrast.strongest else { return nil }
        ratio = strongest
        let width = picture.size.width
        var (tallest, run) = (0, 0)
        for y in 0..<picture.size.height {
            let hasInk = contrast.ratios[y * width..<(y + 1) * width].contains { $0 != 1 }
            run = hasInk ? run + 1 : 0
            tallest = max(tallest, run)
        }
        isLarge = tallest >= Self.largeLine
    }
}
