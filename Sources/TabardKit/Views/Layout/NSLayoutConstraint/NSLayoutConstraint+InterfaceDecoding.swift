internal import InterfaceDocument

extension NSLayoutConstraint: InterfaceConfigurable {
    func _decode(from coder: InterfaceCoder) {
        if !_decodeRelation(from: coder) { return coder.leaveAll() }
        if let priority = coder.number("priority") { self.priority = UILayoutPriority(Float(priority)) }
        if let identifier = coder.text("identifier") { self.identifier = identifier }
        // Xcode writes the constant that the system's spacing comes to, and who made the constraint.
        coder.skip(attributes: ["symbolic", "symbolType", "placeholder", "type"])
    }

    /// - Returns: Whether the constraint relates what can be related.
    private func _decodeRelation(from coder: InterfaceCoder) -> Bool {
        guard let first = _item(coder.text("firstItem"), coder),
            let attribute = coder.choice("firstAttribute", Attribute.interfaceNames)
        else { return false }
        var second: LayoutTerm?
        if let id = coder.text("secondItem") {
            guard let item = _item(id, coder),
                let attribute = coder.choice("secondAttribute", Attribute.interfaceNames)
            else { return false }
            second = LayoutTerm(item, attribute)
        }
        let relation = coder.choice("relation", Relation.interfaceNames) ?? .equal
        let multiplier = coder.ratio("multiplier") ?? 1
        let constant = coder.number("constant") ?? 0
        let start = LayoutTerm(first, attribute)
        if let problem = Self._problem(start, second) {
            coder.assembly.tell(problem, of: coder.element)
            return false
        }
        _relate(start, relation, second, multiplier: multiplier, constant: constant)
        guard _commonAncestor != nil else {
            _relate(LayoutTerm(nil, .notAnAttribute), .equal, nil, multiplier: 1, constant: 0)
            coder.assembly.tell("The views of the constraint stand in no view together", of: coder.element)
            return false
        }
        return true
    }

    /// The view or guide with an id; without one it is the view that the constraint stands in.
    private func _item(_ id: String?, _ coder: InterfaceCoder) -> NSObject? {
        guard let id else { return coder.assembly.holder }
        guard let item = coder.assembly.object(id: id) else {
            coder.assembly.tell(
                "There is no view '\(id)', so the constraint does not count",
                of: coder.element
            )
            return nil
        }
        guard item is UIView || item is UILayoutGuide else {
            coder.assembly.tell(
                "\(type(of: item)) '\(id)' can't be laid out by a constraint",
                of: coder.element
            )
            return nil
        }
        return item
    }
}

extension NSLayoutConstraint.Attribute {
    static let interfaceNames: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
        "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
        "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}

extension NSLayoutConstraint.Relation {
    static let interfaceNames: [String: NSLayoutConstraint.Relation] = [
        "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]
}
