internal import Constraints
internal import GtkInterop

extension LayoutEngine {
    /// Fills the solver.
    ///
    /// What is laid down comes first, and what is only wished for last: the solver is fastest that way, and
    /// what contradicts is the constraint that came last.
    func rebuild(_ root: UIView) {
        for item in items where fitting == nil {
            if item.view?._autoLayout?.system === self { item.view?._autoLayout?.system = nil }
        }
        solver = Solver()
        items = []
        itemOfObject = [:]
        entries = []
        let constraints = constraints(in: root).sorted { $0._activation < $1._activation }
        _ = item(for: root)
        for constraint in constraints {
            for object in constraint._objects { _ = item(for: object) }
        }
        for item in items {
            if let view = item.view { fixFrame(of: view, item) }
            if let guide = item.guide { fix(guide, item) }
        }
        add(constraints.filter { $0.priority.rawValue >= 1_000 && $0.relation == .equal })
        add(constraints.filter { $0.priority.rawValue >= 1_000 && $0.relation != .equal })
        add(
            constraints.filter { $0.priority.rawValue < 1_000 }
                .sorted { ($0.priority, $1._activation) > ($1.priority, $0._activation) }
        )
        for item in items { addContentSize(item) }
        try? solver.update()
    }

    private func constraints(in view: UIView) -> [NSLayoutConstraint] {
        var found = view._autoLayout?.constraints ?? []
        for subview in view._subviews where !subview._isLayoutBoundary { found += constraints(in: subview) }
        return found
    }

    /// The item of a view or guide, made with those that it stands in.
    func item(for object: AnyObject) -> LayoutItem? {
        if let item = itemOfObject[ObjectIdentifier(object)], item.stands(for: object) { return item }
        var missing: [AnyObject] = []
        var next: AnyObject? = object
        while let current = next, itemOfObject[ObjectIdentifier(current)]?.stands(for: current) != true {
            missing.append(current)
            if current === root { break }
            next = (current as? UILayoutGuide)?._owner ?? (current as? UIView)?._superview
        }
        guard next != nil else { return nil }
        for current in missing.reversed() {
            let item = LayoutItem(current, &solver)
            items.append(item)
            itemOfObject[ObjectIdentifier(current)] = item
            if fitting == nil { (current as? UIView)?._ensuredLayout.system = self }
        }
        return itemOfObject[ObjectIdentifier(object)]
    }

    private func fixFrame(of view: UIView, _ item: LayoutItem) {
        if view === root {
            addFixed(LinearExpression(item.left))
            addFixed(LinearExpression(item.top))
            if let fitting {
                wish(item.width, Double(fitting.size.width), fitting.horizontal)
                wish(item.height, Double(fitting.size.height), fitting.vertical)
            } else if view.translatesAutoresizingMaskIntoConstraints {
                for part in 2...3 {
                    addRequired(LinearExpression(item.variable(part)), .equal, .frame(item, part: part))
                }
            }
        } else if view.translatesAutoresizingMaskIntoConstraints {
            guard let outer = view._superview.flatMap({ itemOfObject[ObjectIdentifier($0)] }) else { return }
            let isFilled = view._superview?._isFilled(by: view) ?? false
            for part in 0...3 {
                if isFilled {
                    addFixed(LinearExpression(item.variable(part)) - LinearExpression(outer.variable(part)))
                    continue
                }
                var expression = LinearExpression(item.variable(part))
                if part < 2 { expression = expression - LinearExpression(outer.variable(part)) }
                addRequired(expression, .equal, .frame(item, part: part))
            }
        }
    }

    private func wish(_ variable: Variable, _ value: Double, _ priority: UILayoutPriority) {
        let constraint = LinearConstraint(
            LinearExpression(variable),
            .equal,
            LinearExpression(constant: min(max(value, -Self.largest), Self.largest)),
            strength: Strength(priority: Double(max(priority.rawValue, 0.001)))
        )
        _ = try? solver.add(constraint)
    }

    private func addFixed(_ expression: LinearExpression) {
        let id = try? solver.add(LinearConstraint(expression, .equal, LinearExpression()))
        entries.append(LayoutEntry(kind: .fixed, id: id))
    }

    private func addRequired(_ expression: LinearExpression, _ relation: Relation, _ kind: LayoutEntry.Kind) {
        let whole = expression + (constant(of: kind) ?? 0)
        let id = try? solver.add(LinearConstraint(whole, relation, LinearExpression()))
        entries.append(LayoutEntry(kind: kind, id: id))
    }

    private func fix(_ guide: UILayoutGuide, _ item: LayoutItem) {
        guard let area = guide._area, let outer = guide._owner.flatMap({ itemOfObject[ObjectIdentifier($0)] })
        else { return }
        let (left, top) = (LinearExpression(item.left), LinearExpression(item.top))
        let (outerLeft, outerTop) = (LinearExpression(outer.left), LinearExpression(outer.top))
        let right = left + LinearExpression(item.width) - outerLeft - LinearExpression(outer.width)
        let bottom = top + LinearExpression(item.height) - outerTop - LinearExpression(outer.height)
        addRequired(top - outerTop, .equal, .guide(guide, side: 1))
        switch area {
        case .scrollContent:
            addFixed(left - outerLeft)
        case .readable:
            let middles = left * 2 + LinearExpression(item.width) - outerLeft * 2
            addRequired(
                middles - LinearExpression(outer.width),
                .equal,
                .guide(guide, side: 4)
            )
            addRequired(left - outerLeft, .greaterThanOrEqual, .guide(guide, side: 0))
            let limit = LinearExpression(constant: Double(LayoutArea.readableWidth))
            _ = try? solver.add(LinearConstraint(LinearExpression(item.width), .lessThanOrEqual, limit))
            wish(item.width, Double(LayoutArea.readableWidth), UILayoutPriority(999))
            addRequired(bottom, .equal, .guide(guide, side: 3))
        case .safeArea, .margins, .scrollFrame:
            addRequired(left - outerLeft, .equal, .guide(guide, side: 0))
            addRequired(right, .equal, .guide(guide, side: 2))
            addRequired(bottom, .equal, .guide(guide, side: 3))
        }
    }

    private func addContentSize(_ item: LayoutItem) {
        guard let view = item.view else {
            if item.guide?._area == nil || item.guide?._area == .scrollContent { addNotNegative(item, 2...3) }
            return
        }
        let isFitted = fitting != nil && view === root
        guard !view.translatesAutoresizingMaskIntoConstraints || isFitted else { return }
        let size = Self.frameSize(of: view)
        item.contentSize = size
        for (axis, length) in [(NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height)] {
            let isVertical = axis == .vertical
            let part = isVertical ? 3 : 2
            guard length != UIView.noIntrinsicMetric, length.isFinite else {
                addNotNegative(item, part...part)
                continue
            }
            item.hasContentSize = true
            let kind = LayoutEntry.Kind.content(item, isVertical: isVertical)
            let limits: [(Relation, UILayoutPriority)] = [
                (.greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis)),
                (.lessThanOrEqual, view.contentHuggingPriority(for: axis)),
            ]
            for (relation, priority) in limits {
                let expression = LinearExpression(item.variable(part)) + (constant(of: kind) ?? 0)
                let strength = Strength(priority: Double(min(max(priority.rawValue, 0.001), 999.9)))
                let limit = LinearConstraint(expression, relation, LinearExpression(), strength: strength)
                entries.append(LayoutEntry(kind: kind, id: try? solver.add(limit)))
            }
        }
    }

    /// Sizes below zero would turn views round; only constraints that must hold outdo that.
    private func addNotNegative(_ item: LayoutItem, _ parts: ClosedRange<Int>) {
        for part in parts {
            let limit = LinearConstraint(
                LinearExpression(item.variable(part)),
                .greaterThanOrEqual,
                LinearExpression(),
                strength: Strength(priority: 999.95)
            )
            _ = try? solver.add(limit)
        }
    }
}
