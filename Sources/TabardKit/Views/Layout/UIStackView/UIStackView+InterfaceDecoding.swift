extension UIStackView {
    func _decodeStack(from coder: InterfaceCoder) {
        if let axis = coder.choice("axis", ["horizontal": .horizontal, "vertical": .vertical])
            as NSLayoutConstraint.Axis?
        {
            self.axis = axis
        }
        if let distribution = coder.choice("distribution", Distribution.interfaceNames) {
            self.distribution = distribution
        }
        if let alignment = coder.choice("alignment", Alignment.interfaceNames) { self.alignment = alignment }
        if let spacing = coder.number("spacing") { self.spacing = spacing }
        let types = ["standard": UIStackView.spacingUseSystem]
        if let spacing = coder.choice("spacingType", types) { self.spacing = spacing }
        if let relative = coder.bool("baselineRelativeArrangement") {
            isBaselineRelativeArrangement = relative
        }
        // Xcode has no word of its own for it: a stack view that has margins arranges inside of them.
        let margins = ["layoutMargins", "directionalLayoutMargins"].compactMap {
            coder.element.child(key: $0)
        }
        if !margins.isEmpty { isLayoutMarginsRelativeArrangement = true }
        if let relative = coder.bool("layoutMarginsRelativeArrangement") {
            isLayoutMarginsRelativeArrangement = relative
        }
        // The arranged views' ids in documents of Xcode 7; they are the subviews.
        coder.skip(children: ["arrangedSubviews"])
    }
}

extension UIStackView.Distribution {
    static let interfaceNames: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
}

extension UIStackView.Alignment {
    static let interfaceNames: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
}
