extension AccessibilityAuditTree {
    /// Texts must stand out from what is behind them, by WCAG 2.2 (1.4.3).
    ///
    /// Left out are disabled texts, and those that may be cut or covered, of which the picture does not show all.
    func remarkOnContrast(_ index: Int, in picture: Screenshot) -> Remark? {
        let element = elements[index]
        guard element.state.contains(.sensitive), !element.name.isEmpty, let frame = element.frame,
            frame.width > 0, frame.height > 0, isWhole(index, frame),
            PixelRect(x: 0, y: 0, width: picture.size.width, height: picture.size.height).contains(frame),
            let contrast = TextContrast(in: picture.cropped(to: frame)), contrast.ratio < contrast.leastRatio
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
