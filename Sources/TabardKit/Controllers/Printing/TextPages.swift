/// Divides texts into pages.
enum TextPages {
    /// No page holds more characters than this.
    private static let longestPage = 20_000
    private static let most = 10_000

    /// The parts of a text that fit on one page after another; at least one page, and an empty one for an empty text.
    static func divide(_ text: NSAttributedString, into size: CGSize) -> [NSAttributedString] {
        guard size.width >= 1, size.height >= 1, text.length > 0 else { return [text] }
        let units = Array(text.string.utf16)
        var pages: [NSAttributedString] = []
        var start = 0
        while start < units.count, pages.count < most {
            let end = end(of: start, in: text, units, size)
            pages.append(text.attributedSubstring(from: NSRange(location: start, length: end - start)))
            start = end
            // The space or the end of a line at which the page ends stands on neither.
            if start < units.count, isBreak(units[start]) { start += 1 }
        }
        return pages
    }

    private static func isBreak(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x0A || unit == 0x09 }

    /// Where the page that begins at a place ends: after the last word that fits.
    private static func end(
        of start: Int,
        in text: NSAttributedString,
        _ units: [UInt16],
        _ size: CGSize
    ) -> Int {
        let limit = min(units.count, start + longestPage)
        func fits(_ end: Int) -> Bool {
            let part = text.attributedSubstring(from: NSRange(location: start, length: end - start))
            let wanted = CGSize(width: size.width, height: .greatestFiniteMagnitude)
            return part.boundingRect(with: wanted, options: .usesLineFragmentOrigin, context: nil).height
                <= size.height
        }
        if fits(limit), limit == units.count { return limit }
        // The places after which a page may end, as far as a page reaches.
        var places = (start + 1..<limit).filter { isBreak(units[$0]) }
        if places.isEmpty || !fits(places[0]) {
            // A word that is longer than a page is cut, but not within a character.
            places = (start + 1..<limit).filter { !isInsideCharacter(units, $0) }
        }
        guard !places.isEmpty else { return limit }
        var low = 0
        var high = places.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(places[middle]) { low = middle } else { high = middle }
        }
        return places[low]
    }

    private static func isInsideCharacter(_ units: [UInt16], _ place: Int) -> Bool {
        (0xDC00...0xDFFF).contains(units[place])
    }
}
