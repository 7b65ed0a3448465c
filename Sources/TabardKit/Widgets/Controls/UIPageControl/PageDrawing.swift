internal import GtkInterop

/// What a page control looks like: a pure function to drawing commands.
struct PageDrawing {
    static let dot: CGFloat = 7
    static let gap: CGFloat = 9
    static let margin: CGFloat = 10
    static let height: CGFloat = 26

    var size: CGSize
    var count: Int
    var current: Int
    var color: RGBA
    var currentColor: RGBA
    var focus: RGBA
    var showsFocus = false
    var isRightToLeft = false

    static func width(for count: Int) -> CGFloat {
        guard count > 0 else { return 0 }
        return CGFloat(count) * dot + CGFloat(count - 1) * gap + 2 * margin
    }

    /// The pages that get a dot: all of them, or as many as fit, around the current one.
    var shown: Range<Int> {
        let room = max(0, size.width - 2 * Self.margin + Self.gap)
        let most = max(1, Int(room / (Self.dot + Self.gap)))
        guard count > most else { return 0..<count }
        let first = min(max(0, current - most / 2), count - most)
        return first..<(first + most)
    }

    var commands: [DrawingCommand] {
        guard count > 0 else { return [] }
        let shown = shown
        let width = Self.width(for: shown.count)
        let start = ((size.width - width) / 2).rounded() + Self.margin
        let y = ((size.height - Self.dot) / 2).rounded()
        var commands: [DrawingCommand] = shown.map { page in
            let place = CGFloat(page - shown.lowerBound) * (Self.dot + Self.gap)
            var area = CGRect(x: start + place, y: y, width: Self.dot, height: Self.dot)
            if isRightToLeft { area.origin.x = size.width - area.maxX }
            // Small dots at an end tell that there are more.
            let isFirst = page == shown.lowerBound && page > 0
            let isLast = page == shown.upperBound - 1 && page < count - 1
            if isFirst || isLast { area = area.insetBy(dx: 1.5, dy: 1.5) }
            return .fill(area, cornerRadius: area.width / 2, color: page == current ? currentColor : color)
        }
        if showsFocus {
            let area = CGRect(x: start - Self.margin, y: 0, width: width, height: size.height)
            commands.append(
                .stroke(
                    area.insetBy(dx: 1, dy: 1),
                    cornerRadius: area.height / 2,
                    width: FocusRing.width,
                    color: focus
                )
            )
        }
        return commands
    }
}
