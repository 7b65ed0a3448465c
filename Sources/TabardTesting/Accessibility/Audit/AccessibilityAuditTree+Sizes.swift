extension AccessibilityAuditTree {
    /// What WCAG 2.2 asks of targets at least (2.5.8), and what Apple's guidelines recommend.
    private static let leastSize = 24
    private static let goodSize = 44

    /// Targets must be large enough, or stand by themselves.
    func remarkOnSize(_ index: Int) -> Remark? {
        guard targets.contains(index), let frame = targetFrame(of: index), frame.width > 0, frame.height > 0
        else {
            return nil
        }
        let size = "\(frame.width) by \(frame.height)"
        if min(frame.width, frame.height) < Self.leastSize {
            // Links in a text have the height of its lines.
            guard elements[index].role != .link, isCrowded(index, frame) else {
                return Remark(sentence: "It is small: \(size), though it stands by itself.", isFailure: false)
            }
            return Remark(sentence: "It is too small to hit: \(size), where 24 by 24 is the least.")
        }
        guard min(frame.width, frame.height) < Self.goodSize else { return nil }
        return Remark(
            sentence: "It is smaller than recommended: \(size), where 44 by 44 is good.",
            isFailure: false
        )
    }

    /// Where a target can be hit: a text that is edited answers in all of its field.
    private func targetFrame(of index: Int) -> PixelRect? {
        let element = elements[index]
        guard element.state.contains(.editable), let parent = element.parent,
            elements[parent].role == .filler,
            childCounts[parent] == 1
        else { return element.frame }
        return elements[parent].frame ?? element.frame
    }

    /// Whether a square of the least size around a small target's middle touches another target.
    private func isCrowded(_ index: Int, _ frame: PixelRect) -> Bool {
        let least = Self.leastSize
        let around = PixelRect(
            x: frame.center.x - least / 2,
            y: frame.center.y - least / 2,
            width: least,
            height: least
        )
        let relatives = Set(ancestors(of: index))
        return targets.contains { other in
            guard other != index, !relatives.contains(other),
                targetFrame(of: other)?.intersects(around) == true
            else { return false }
            return window(of: other) == window(of: index) && !ancestors(of: other).contains(index)
        }
    }
}

extension PixelRect {
    func intersects(_ other: PixelRect) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }
}
