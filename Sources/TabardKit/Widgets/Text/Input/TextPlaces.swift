/// Places in a field or text view as they are seen, found by where the insertion mark would stand.
@MainActor
enum TextPlaces {
    typealias Text = UIView & UITextInput

    /// Whether a direction leads to the text's beginning.
    static func isBackward(_ direction: UITextLayoutDirection, at position: UITextPosition, in text: Text)
        -> Bool
    {
        let isRightToLeft = text.baseWritingDirection(for: position, in: .forward) == .rightToLeft
        return switch direction {
        case .up: true
        case .down: false
        case .left: !isRightToLeft
        case .right: isRightToLeft
        }
    }

    static func position(
        from position: UITextPosition,
        in direction: UITextLayoutDirection,
        offset: Int,
        of text: Text
    ) -> UITextPosition? {
        guard offset != 0 else { return position }
        switch direction {
        case .left, .right:
            let goesBack = isBackward(direction, at: position, in: text) == (offset > 0)
            return moved(position, by: goesBack ? -offset.magnitudeAsInt : offset.magnitudeAsInt, in: text)
        case .up, .down:
            let caret = text.caretRect(for: position)
            let lines = direction == .down ? CGFloat(offset) : -CGFloat(offset)
            let point = CGPoint(x: caret.midX, y: caret.midY + lines * caret.height)
            guard point.y >= 0, let found = text.closestPosition(to: point) else { return nil }
            // Beyond the last line is no place.
            return text.caretRect(for: found).minY == caret.minY ? nil : found
        }
    }

    /// The place so many whole characters away; nil outside the text.
    private static func moved(_ position: UITextPosition, by count: Int, in text: Text) -> UITextPosition? {
        let rest =
            count < 0
            ? text.textRange(from: text.beginningOfDocument, to: position)
            : text.textRange(from: position, to: text.endOfDocument)
        guard let string = rest.flatMap(text.text(in:)) else { return nil }
        if count < 0 {
            guard let start = string.index(string.endIndex, offsetBy: count, limitedBy: string.startIndex)
            else {
                return nil
            }
            return text.position(from: position, offset: -string[start...].utf16.count)
        }
        guard let end = string.index(string.startIndex, offsetBy: count, limitedBy: string.endIndex) else {
            return nil
        }
        return text.position(from: position, offset: string[..<end].utf16.count)
    }

    /// The most lines that are looked at.
    private static let mostLines = 1000

    static func lines(of range: UITextRange, in text: Text) -> [UITextSelectionRect] {
        guard !range.isEmpty else { return [] }
        let direction = text.baseWritingDirection(for: range.start, in: .forward)
        let last = text.caretRect(for: range.end)
        var areas: [CGRect] = []
        var caret = text.caretRect(for: range.start)
        while caret.minY < last.minY, areas.count < mostLines, caret.height > 0 {
            let (start, end) = direction == .rightToLeft ? (0, caret.maxX) : (caret.minX, text.bounds.maxX)
            areas.append(CGRect(x: start, y: caret.minY, width: max(0, end - start), height: caret.height))
            let edge = direction == .rightToLeft ? text.bounds.maxX : 0
            let below = CGPoint(x: edge, y: caret.maxY + caret.height / 2)
            guard let next = text.closestPosition(to: below) else { break }
            let place = text.caretRect(for: next)
            guard place.minY > caret.minY else { break }
            caret = place
        }
        areas.append(
            CGRect(
                x: min(caret.minX, last.minX),
                y: last.minY,
                width: abs(last.minX - caret.minX),
                height: last.height
            )
        )
        return areas.enumerated().map { index, area in
            TextLineRect(area, direction, isFirst: index == 0, isLast: index == areas.count - 1)
        }
    }

    static func nearest(to point: CGPoint, within range: UITextRange, in text: Text) -> UITextPosition? {
        guard let found = text.closestPosition(to: point) else { return nil }
        if text.compare(found, to: range.start) == .orderedAscending { return range.start }
        return text.compare(found, to: range.end) == .orderedDescending ? range.end : found
    }

    static func character(at point: CGPoint, in text: Text) -> UITextRange? {
        guard let nearest = text.closestPosition(to: point) else { return nil }
        for (start, end) in [
            (moved(nearest, by: -1, in: text), nearest), (nearest, moved(nearest, by: 1, in: text)),
        ] {
            guard let start, let end, let range = text.textRange(from: start, to: end) else { continue }
            if text.firstRect(for: range).contains(point) { return range }
        }
        return nil
    }
}

extension Int {
    fileprivate var magnitudeAsInt: Int { Int(clamping: magnitude) }
}
