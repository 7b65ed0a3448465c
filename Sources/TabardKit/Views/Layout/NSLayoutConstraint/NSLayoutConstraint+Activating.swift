extension NSLayoutConstraint {
    private static var _activations = 0

    static func _item(_ value: Any) -> AnyObject {
        let object = value as AnyObject
        require(
            object is UIView || object is UILayoutGuide,
            "A constraint is between views and layout guides, but is given \(type(of: value))"
        )
        return object
    }

    func _checkAttributes() {
        if let problem = Self._problem(_first, _second) { fatalError(problem) }
    }

    /// Why two sides can't be compared, with what can; nil if they can.
    static func _problem(_ first: LayoutTerm, _ second: LayoutTerm?) -> String? {
        guard first.kind != .none else {
            return
                "The first attribute of a constraint can't be notAnAttribute; choose one such as left or width"
        }
        for term in [first, second].compactMap({ $0 }) {
            let isBaseline = term.attribute == .firstBaseline || term.attribute == .lastBaseline
            guard isBaseline, let problem = (term.item as? UIView)?._noBaselines else { continue }
            return "\(problem); choose top, bottom or centerY instead of \(term.attribute)"
        }
        guard let second else {
            guard first.kind != .size else { return nil }
            return
                "\(first.attribute) needs a second item; only width and height can be compared with a constant"
        }
        let areBothHorizontal = first.kind == .horizontal && second.kind == .horizontal
        let areComparable =
            (first.kind == .size) == (second.kind == .size)
            && (first.attribute.isDirectional == second.attribute.isDirectional
                || !areBothHorizontal || _isCenter(first) || _isCenter(second))
        return areComparable
            ? nil
            : "\(first.attribute) can't be compared with \(second.attribute): leading and trailing go with each other, left and right too, places with places, sizes with sizes"
    }

    private static func _isCenter(_ term: LayoutTerm) -> Bool {
        term.attribute == .centerX || term.attribute == .centerXWithinMargins
    }

    var _views: [UIView] { _first.views + (_second?.views ?? []) }

    /// The guides that the constraint is between.
    private var _guides: [UILayoutGuide] {
        [firstItem, secondItem].compactMap { $0 as? UILayoutGuide }
    }

    private func _checkItems() {
        require(
            _first.kind != .none,
            "A constraint made by NSLayoutConstraint() relates nothing and can't be activated; make one with anchors or items"
        )
    }

    func _activate() {
        guard _holder == nil else { return }
        _checkItems()
        guard let holder = _commonAncestor else {
            fatalError(
                "The views of a constraint must stand in one view, but have none in common: \(_text); add them to their superviews before it is activated"
            )
        }
        _add(to: holder)
    }

    func _add(to holder: UIView) {
        guard _holder !== holder else { return }
        _checkItems()
        _deactivate()
        require(
            _views.allSatisfy { $0.isDescendant(of: holder) },
            "The views of a constraint must be the view that holds it or stand in it, but \(LayoutTerm.name(holder)) holds \(_text)"
        )
        Self._activations += 1
        _activation = Self._activations
        _holder = holder
        _isReported = false
        holder._ensuredLayout.hold(self)
        for view in _views { view._ensuredLayout.touching.insert(self) }
        for guide in _guides { guide._touching.insert(self) }
        holder._constraintsChanged()
    }

    func _deactivate() {
        guard let holder = _holder else { return }
        // Found before the constraint goes: it may be the last one, that made a view the root.
        holder._constraintsChanged()
        holder._autoLayout?.forget(self)
        for view in _views { view._autoLayout?.touching.remove(self) }
        for guide in _guides { guide._touching.remove(self) }
        _holder = nil
    }

    var _commonAncestor: UIView? {
        let views = _views
        guard let first = views.first else { return nil }
        return sequence(first: first, next: \._superview).first { candidate in
            views.allSatisfy { $0.isDescendant(of: candidate) }
        }
    }

    /// What messages say of the constraint.
    var _text: String {
        let sign =
            switch relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        var right = _second.map { multiplier == 1 ? $0.text : "\($0.text) * \(multiplier)" } ?? ""
        if right.isEmpty {
            right = "\(constant)"
        } else if constant != 0 {
            right += constant < 0 ? " - \(-constant)" : " + \(constant)"
        }
        let name = identifier.map { "'\($0)': " } ?? ""
        let weight = priority == .required ? "" : " (priority \(priority.rawValue))"
        return "\(name)\(_first.text) \(sign) \(right)\(weight)"
    }
}
