extension AccessibilityAuditTree {
    /// What a text looks like in the picture of its window.
    ///
    /// There is none of texts that may be cut by what they are in, or covered, of which the picture does not show all.
    func picture(of index: Int, in picture: Screenshot) -> Screenshot? {
        let window = PixelRect(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
        guard !elements[index].name.isEmpty, let frame = elements[index].frame, frame.width > 0,
            frame.height > 0, window.contains(frame), isWhole(index, frame)
        else { return nil }
        return picture.cropped(to: frame)
    }

    /// Texts must stand out from what is behind them, by WCAG 2.2 (1.4.3), unless they are disabled.
    func remarkOnContrast(_ index: Int, _ picture: Screenshot) -> Remark? {
        guard elements[index].state.contains(.sensitive), let contrast = TextContrast(in: picture),
            contrast.ratio < contrast.leastRatio
        else { return nil }
        // Rounded down, so that a failure never reads as if it were none.
        let ratio = (contrast.ratio * 100).rounded(.down) / 100
        return Remark(
            sentence: "The contrast is \(ratio) to 1, where \(contrast.leastRatio) to 1 is the least."
        )
    }

    /// Whether a text is neither cut by what it is in nor under what comes later.
    private func isWhole(_ index: Int, _ frame: PixelRect) -> Bool {
        let ancestors = ancestors(of: index)
        guard ancestors.allSatisfy({ elements[$0].frame?.contains(frame) ?? true }) else { return false }
        return !shown.contains { other in
            guard other > index, !elements[other].name.isEmpty, let place = elements[other].frame else {
                return false
            }
            return place.intersects(frame) && window(of: other) == window(of: index)
        }
    }
}
