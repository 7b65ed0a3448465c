/// A place in a text, counted in UTF-16 units.
final class TextUnit: UITextPosition {
    let place: Int

    init(_ place: Int) {
        self.place = place
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextUnit)?.place == place }

    override var hash: Int { place }

    static func moved(_ position: UITextPosition, by offset: Int, end: Int) -> TextUnit? {
        guard let place = (position as? TextUnit)?.place else { return nil }
        let (moved, overflows) = place.addingReportingOverflow(offset)
        return overflows || moved < 0 || moved > end ? nil : TextUnit(moved)
    }

    static func offset(_ one: UITextPosition, _ other: UITextPosition) -> Int {
        guard let one = one as? TextUnit, let other = other as? TextUnit else { return 0 }
        return other.place - one.place
    }

    static func compare(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        let offset = offset(one, other)
        return offset > 0 ? .orderedAscending : offset < 0 ? .orderedDescending : .orderedSame
    }
}

/// A part of a text, counted in UTF-16 units.
final class TextUnits: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    convenience init?(from one: UITextPosition, to other: UITextPosition) {
        guard let one = one as? TextUnit, let other = other as? TextUnit else { return nil }
        self.init(NSRange(location: min(one.place, other.place), length: abs(other.place - one.place)))
    }

    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { TextUnit(range.location) }
    override var end: UITextPosition { TextUnit(range.location + range.length) }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextUnits)?.range == range }

    override var hash: Int { range.location }

    static func text(_ text: String, in range: UITextRange) -> String? {
        guard let range = (range as? TextUnits)?.range else { return nil }
        let units = Array(text.utf16)
        let start = min(max(0, range.location), units.count)
        let end = min(max(start, range.location + range.length), units.count)
        return String(decoding: units[start..<end], as: UTF16.self)
    }

    /// The whole character before a place.
    static func character(before place: Int, in text: String) -> NSRange {
        let end = text.utf16.index(text.startIndex, offsetBy: min(place, text.utf16.count))
        let whole = String.Index(end, within: text) ?? end
        guard whole > text.startIndex else { return NSRange(location: 0, length: place) }
        let start = text.index(before: whole)
        let location = text.utf16.distance(from: text.startIndex, to: start)
        return NSRange(location: location, length: place - location)
    }

    /// What Delete takes away: the selection, or else the character before the insertion mark; nil at the beginning.
    static func deletion(_ selection: UITextRange?, in text: String) -> TextUnits? {
        guard let selection = selection as? TextUnits else { return nil }
        if !selection.isEmpty { return selection }
        let place = selection.range.location
        return place > 0 ? TextUnits(character(before: place, in: text)) : nil
    }

    /// The area of a part's first line, which ends at the bounds if the text goes on below.
    @MainActor
    static func firstLine(of range: UITextRange, in text: UIView & UITextInput) -> CGRect {
        let (start, end) = (text.caretRect(for: range.start), text.caretRect(for: range.end))
        guard end.minY == start.minY else {
            let isRightToLeft = text.baseWritingDirection(for: range.start, in: .forward) == .rightToLeft
            let area = text.bounds
            let (left, right) = isRightToLeft ? (area.minX, start.maxX) : (start.minX, area.maxX)
            return CGRect(x: left, y: start.minY, width: max(0, right - left), height: start.height)
        }
        return CGRect(
            x: min(start.minX, end.minX),
            y: start.minY,
            width: abs(end.minX - start.minX),
            height: start.height
        )
    }
}
