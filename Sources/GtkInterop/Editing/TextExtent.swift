/// The room that text takes in a text area, without a display.
@MainActor
public enum TextExtent {
    /// Bytes of text that are measured; what is beyond is guessed by their number.
    private static let measuredBytes = 40_000

    /// The width of the longest line and the height of all.
    ///
    /// - Parameter width: Where lines are broken; nil breaks only between paragraphs.
    public static func of(
        _ text: String,
        font: FontDescription,
        width: Double?
    ) -> (width: Double, height: Double) {
        let layout = TextLayout(font: font)
        layout.width = width
        var size = (width: 0.0, height: 0.0)
        var measured = 0
        var heights: [Substring: (width: Double, height: Double)] = [:]
        // Each paragraph is laid out for itself, as GTK does, and takes a whole number of points.
        let paragraphs = text.split(omittingEmptySubsequences: false) { $0.isNewline && $0 != "\u{B}" && $0 != "\u{C}" }
        for paragraph in paragraphs {
            if measured > measuredBytes { break }
            measured += paragraph.utf8.count + 1
            let known = heights[paragraph]
            if known == nil { layout.text = String(paragraph) }
            let own = known ?? layout.size
            if known == nil, paragraph.utf8.count < 200 { heights[paragraph] = own }
            size.width = max(size.width, own.width)
            size.height += own.height.rounded()
        }
        let all = text.utf8.count + 1
        if measured < all { size.height *= Double(all) / Double(max(1, measured)) }
        return size
    }
}
