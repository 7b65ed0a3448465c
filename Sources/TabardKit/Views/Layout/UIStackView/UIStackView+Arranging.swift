extension UIStackView {
    /// The arranged views that take up room.
    var _shown: [UIView] { _arranged.filter { !$0.isHidden } }

    func _arrange(_ view: UIView, at index: Int) {
        let old = _arranged.index(of: view)
        let limit = _arranged.count - (old == nil ? 0 : 1)
        require(
            (0..._arranged.count).contains(index),
            "The index of an arranged view must be from 0 to \(_arranged.count), but is \(index)"
        )
        _arranged.remove(view)
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        _arranged.insert(view, at: min(index, limit))
        _arrangementChanged()
    }

    func _unarrange(_ view: UIView) {
        guard _arranged.remove(view) != nil else { return }
        _customSpacing[ObjectIdentifier(view)] = nil
        _removeStack()
        _arrangementChanged()
    }

    func _arrangementChanged() { setNeedsUpdateConstraints() }

    private func _removeStack() {
        NSLayoutConstraint.deactivate(_stackConstraints)
        for guide in _stackGuides { removeLayoutGuide(guide) }
        _stackConstraints = []
        _stackGuides = []
    }

    /// Makes the constraints anew.
    func _updateStack() {
        _removeStack()
        let views = _shown
        guard let first = views.first, let last = views.last else { return }
        let area: AnyObject = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
        let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        _constrain(first, start, .equal, area, start)
        _constrain(last, end, .equal, area, end)
        for (view, next) in zip(views, views.dropFirst()) { _space(view, next, start, end) }
        _distribute(views)
        for view in views { _align(view, in: area, first: first) }
        // Nothing else says that the stack is no larger than what it holds.
        for size in [NSLayoutConstraint.Attribute.width, .height] {
            _constrain(self, size, .equal, nil, .notAnAttribute, priority: UILayoutPriority(49))
        }
        NSLayoutConstraint.activate(_stackConstraints)
    }

    private func _constrain(
        _ first: AnyObject,
        _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: AnyObject?,
        _ other: NSLayoutConstraint.Attribute,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            LayoutTerm(first, Self._attribute(attribute, of: first)),
            relation,
            second.map { LayoutTerm($0, Self._attribute(other, of: $0)) },
            multiplier: multiplier,
            constant: constant
        )
        constraint.priority = priority
        constraint.identifier = "UIStackView"
        _stackConstraints.append(constraint)
    }

    /// Of a view that may not be placed by baselines, which an app can arrange all the same, the edges stand for them.
    private static func _attribute(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject)
        -> NSLayoutConstraint.Attribute
    {
        guard let view = item as? UIView, view._noBaselines != nil else { return attribute }
        return switch attribute {
        case .firstBaseline: .top
        case .lastBaseline: .bottom
        default: attribute
        }
    }

    private func _gap(after view: UIView) -> CGFloat {
        let gap = _customSpacing[ObjectIdentifier(view)] ?? spacing
        return gap == UIStackView.spacingUseSystem ? systemSpacing : gap
    }

    private func _space(
        _ view: UIView,
        _ next: UIView,
        _ start: NSLayoutConstraint.Attribute,
        _ end: NSLayoutConstraint.Attribute
    ) {
        let gap = _gap(after: view)
        switch distribution {
        case .fill, .fillEqually, .fillProportionally:
            if isBaselineRelativeArrangement, axis == .vertical {
                _constrain(next, .firstBaseline, .equal, view, .lastBaseline, constant: gap)
            } else {
                _constrain(next, start, .equal, view, end, constant: gap)
            }
        case .equalSpacing:
            _constrain(next, start, .greaterThanOrEqual, view, end, constant: gap)
            _addGuide(from: view, end, to: next, start, priority: .required)
        case .equalCentering:
            _constrain(next, start, .greaterThanOrEqual, view, end, constant: gap)
            let middle: NSLayoutConstraint.Attribute = axis == .horizontal ? .centerX : .centerY
            // Long views may push the middles apart.
            _addGuide(from: view, middle, to: next, middle, priority: UILayoutPriority(150))
        }
    }

    /// Adds a guide between two views, as long as all others.
    private func _addGuide(
        from view: UIView,
        _ start: NSLayoutConstraint.Attribute,
        to next: UIView,
        _ end: NSLayoutConstraint.Attribute,
        priority: UILayoutPriority
    ) {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let isRow = axis == .horizontal
        _constrain(guide, isRow ? .leading : .top, .equal, view, start)
        _constrain(guide, isRow ? .trailing : .bottom, .equal, next, end)
        if let first = _stackGuides.first {
            let size: NSLayoutConstraint.Attribute = isRow ? .width : .height
            _constrain(guide, size, .equal, first, size, priority: priority)
        }
        _stackGuides.append(guide)
    }

    private func _distribute(_ views: [UIView]) {
        let size: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        guard let first = views.first else { return }
        if distribution == .fillEqually {
            for view in views.dropFirst() { _constrain(view, size, .equal, first, size) }
        }
        guard distribution == .fillProportionally else { return }
        let lengths = views.map { view in
            let content = view.intrinsicContentSize
            return max(0, axis == .horizontal ? content.width : content.height)
        }
        guard let base = zip(views, lengths).first(where: { $0.1 > 0 }) else { return }
        for (view, length) in zip(views, lengths) where view !== base.0 && length > 0 {
            _constrain(
                view,
                size,
                .equal,
                base.0,
                size,
                multiplier: length / base.1,
                priority: UILayoutPriority(999)
            )
        }
    }

    private func _align(_ view: UIView, in area: AnyObject, first: UIView) {
        let isRow = axis == .horizontal
        let start: NSLayoutConstraint.Attribute = isRow ? .top : .leading
        let end: NSLayoutConstraint.Attribute = isRow ? .bottom : .trailing
        let middle: NSLayoutConstraint.Attribute = isRow ? .centerY : .centerX
        _constrain(view, start, _relation(atStart: true), area, start)
        _constrain(view, end, _relation(atStart: false), area, end)
        switch alignment {
        case .center:
            _constrain(view, middle, .equal, area, middle)
        case .firstBaseline where isRow && view !== first:
            _constrain(view, .firstBaseline, .equal, first, .firstBaseline)
        case .lastBaseline where isRow && view !== first:
            _constrain(view, .lastBaseline, .equal, first, .lastBaseline)
        default:
            break
        }
    }

    /// How an edge of a view compares with that of the stack.
    private func _relation(atStart: Bool) -> NSLayoutConstraint.Relation {
        switch alignment {
        case .fill: .equal
        case .leading: atStart ? .equal : .lessThanOrEqual
        case .trailing: atStart ? .greaterThanOrEqual : .equal
        case .center, .firstBaseline, .lastBaseline: atStart ? .greaterThanOrEqual : .lessThanOrEqual
        }
    }
}
