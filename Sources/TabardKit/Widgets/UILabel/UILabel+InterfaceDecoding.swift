extension UILabel {
    func _decodeLabel(from coder: InterfaceCoder) {
        _decodeLook(ofText: coder)
        if let mode = coder.choice("lineBreakMode", NSLineBreakMode.interfaceNames) { lineBreakMode = mode }
        // Xcode leaves out what a label of 2008 had.
        textAlignment = coder.choice("textAlignment", NSTextAlignment.interfaceNames) ?? .left
        adjustsFontSizeToFitWidth = coder.bool("adjustsFontSizeToFit") ?? true
        numberOfLines = coder.count("numberOfLines") ?? 1
        if let scale = coder.number("minimumScaleFactor") { minimumScaleFactor = min(max(scale, 0), 1) }
        if let size = coder.number("minimumFontSize"), let font, font.pointSize > 0 {
            minimumScaleFactor = min(max(size / font.pointSize, 0), 1)
        }
        if let adjustment = coder.choice("baselineAdjustment", UIBaselineAdjustment.interfaceNames) {
            baselineAdjustment = adjustment
        }
        if let width = coder.length("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = width }
        if let highlighted = coder.bool("highlighted") { isHighlighted = highlighted }
        if let enabled = coder.bool("enabled") { isEnabled = enabled }
        if let tightens = coder.bool("allowsDefaultTighteningForTruncation")
            ?? coder.bool("adjustsLetterSpacingToFitWidth")
        {
            allowsDefaultTighteningForTruncation = tightens
        }
        if let text = coder.string("text") { self.text = text }
        coder.skip(attributes: ["usesAttributedText"])
        if let text = coder.attributedString("attributedText") { attributedText = text }
        if let adjusts = coder.bool("adjustsFontForContentSizeCategory") {
            adjustsFontForContentSizeCategory = adjusts
        }
    }

    /// What may be another in other size classes.
    func _decodeLook(ofText coder: InterfaceCoder) {
        if let font = coder.font("fontDescription") { self.font = font }
        if let color = coder.color("textColor") { textColor = color }
        if let color = coder.color("highlightedColor") { highlightedTextColor = color }
        if let color = coder.color("shadowColor") { shadowColor = color }
        if let offset = coder.size("shadowOffset") { shadowOffset = offset }
    }
}

extension UIBaselineAdjustment {
    static let interfaceNames: [String: UIBaselineAdjustment] = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]
}
