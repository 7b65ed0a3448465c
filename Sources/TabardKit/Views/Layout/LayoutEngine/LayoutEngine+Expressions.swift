internal import Constraints

extension LayoutEngine {
    /// Larger lengths are cut: they stand for "no limit", and rounding would eat what is added to them.
    static let largest = 1e8

    /// The constant that an entry has now; nil for those that never change.
    func constant(of kind: LayoutEntry.Kind) -> Double? {
        switch kind {
        case .frame(let item, let part):
            guard let view = item.view else { return nil }
            let frame = view.transform.isIdentity ? view.frame : view._geometry.untransformedFrame
            return -Double([frame.minX, frame.minY, frame.width, frame.height][part])
        case .guide(let guide, let side):
            let insets = guide._insets
            // The middle of what is between the insets, twice.
            let middle = insets.right - insets.left
            return Double([-insets.left, -insets.top, insets.right, insets.bottom, middle][side])
        case .content(let item, let isVertical):
            let size = contentSize(of: item)
            return -Double(isVertical ? item.fittedHeight ?? size.height : size.width)
        case .constraint(let constraint):
            return expression(of: constraint)?.constant
        case .fixed:
            return nil
        }
    }

    private func contentSize(of item: LayoutItem) -> CGSize {
        if let size = item.contentSize { return size }
        let size = item.view.map(Self.frameSize) ?? .zero
        item.contentSize = size
        return size
    }

    /// The size of the frame of a view whose alignment rectangle has the size of its content.
    static func frameSize(of view: UIView) -> CGSize {
        var size = view.intrinsicContentSize
        let insets = view.alignmentRectInsets
        if size.width != UIView.noIntrinsicMetric { size.width += insets.left + insets.right }
        if size.height != UIView.noIntrinsicMetric { size.height += insets.top + insets.bottom }
        return size
    }

    /// What a constraint compares with zero; nil if an item is gone or a number can't be used.
    func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
        let numbers = [constraint.constant, constraint.multiplier, CGFloat(constraint.priority.rawValue)]
        guard numbers.allSatisfy(\.isFinite) else { return nil }
        guard let first = side(constraint._first, in: constraint) else { return nil }
        let constant = min(max(Double(constraint.constant), -Self.largest), Self.largest)
        guard let term = constraint._second else { return first - constant }
        guard let second = side(term, in: constraint) else { return nil }
        let multiplier = Double(constraint.multiplier)
        var expression = first - second * multiplier - constant
        if multiplier != 1, constraint._first.kind != .size, term.originAttribute == nil,
            let holder = constraint._holder, let item = itemOfObject[ObjectIdentifier(holder)]
        {
            // Places are counted from the holder's edge, which matters where they are multiplied.
            expression =
                expression + origin(of: constraint._first.attribute, in: item, holder) * (multiplier - 1)
        }
        return expression
    }

    private func side(_ term: LayoutTerm, in constraint: NSLayoutConstraint) -> LinearExpression? {
        guard let end = place(term.item, term.attribute, in: constraint) else { return nil }
        guard let originAttribute = term.originAttribute else { return end }
        guard let start = place(term.origin, originAttribute, in: constraint) else { return nil }
        return end - start
    }

    private func origin(
        of attribute: NSLayoutConstraint.Attribute,
        in item: LayoutItem,
        _ holder: UIView
    ) -> LinearExpression {
        if attribute.kind == .vertical { return LinearExpression(item.top) }
        guard attribute.isDirectional, holder._runsRightToLeft else { return LinearExpression(item.left) }
        return (LinearExpression(item.left) + LinearExpression(item.width)) * -1
    }

    private func place(
        _ object: AnyObject?,
        _ attribute: NSLayoutConstraint.Attribute,
        in constraint: NSLayoutConstraint
    ) -> LinearExpression? {
        guard var object else { return nil }
        var margins = attribute.hasMargins ? (object as? UIView)?._resolvedMargins ?? .zero : .zero
        // What stands in a scroll view is held by its content, which has a size of its own.
        if let view = object as? UIView, view._holdsContentByConstraints, constraint._holder === view,
            attribute.isHeldByContent, constraint._second != nil
        {
            object = view._guide(for: .scrollContent)
            if attribute.hasMargins { margins = view._marginsOfContent }
        }
        guard let item = item(for: object) else { return nil }
        let isRightToLeft = constraint._holder?._runsRightToLeft ?? false
        return place(attribute, of: item, margins: margins, isRightToLeft: isRightToLeft)
    }

    /// A place of an item.
    ///
    /// - Parameters:
    ///   - margins: What the item keeps free, for the attributes that say so.
    ///   - isRightToLeft: Whether content runs so in the view that holds the constraint: both sides of a constraint are
    ///     counted from the same side, whatever their own content does.
    private func place(
        _ attribute: NSLayoutConstraint.Attribute,
        of item: LayoutItem,
        margins: UIEdgeInsets,
        isRightToLeft: Bool
    ) -> LinearExpression {
        let insets = item.view?.alignmentRectInsets ?? .zero
        let (left, top) = (LinearExpression(item.left), LinearExpression(item.top))
        let (width, height) = (LinearExpression(item.width), LinearExpression(item.height))
        let (right, bottom) = (left + width, top + height)
        switch attribute {
        case .left: return left + Double(insets.left)
        case .right: return right - Double(insets.right)
        case .top: return top + Double(insets.top)
        case .bottom: return bottom - Double(insets.bottom)
        // Counted from the right, everything has the other sign in right-to-left languages.
        case .leading:
            return isRightToLeft ? (right - Double(insets.right)) * -1 : left + Double(insets.left)
        case .trailing:
            return isRightToLeft ? (left + Double(insets.left)) * -1 : right - Double(insets.right)
        case .width: return width - Double(insets.left + insets.right)
        case .height: return height - Double(insets.top + insets.bottom)
        case .centerX: return left + width * 0.5 + Double((insets.left - insets.right) / 2)
        case .centerY: return top + height * 0.5 + Double((insets.top - insets.bottom) / 2)
        case .firstBaseline: return baseline(item, isFirst: true)
        case .lastBaseline: return baseline(item, isFirst: false)
        case .leftMargin: return left + Double(margins.left)
        case .rightMargin: return right - Double(margins.right)
        case .topMargin: return top + Double(margins.top)
        case .bottomMargin: return bottom - Double(margins.bottom)
        case .leadingMargin:
            return isRightToLeft ? (right - Double(margins.right)) * -1 : left + Double(margins.left)
        case .trailingMargin:
            return isRightToLeft ? (left + Double(margins.left)) * -1 : right - Double(margins.right)
        case .centerXWithinMargins:
            return left + width * 0.5 + Double((margins.left - margins.right) / 2)
        case .centerYWithinMargins:
            return top + height * 0.5 + Double((margins.top - margins.bottom) / 2)
        case .notAnAttribute: return LinearExpression()
        }
    }

    private func baseline(_ item: LayoutItem, isFirst: Bool) -> LinearExpression {
        let (top, height) = (LinearExpression(item.top), LinearExpression(item.height))
        guard let view = item.view else { return isFirst ? top : top + height }
        let other = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        guard other !== view, other.isDescendant(of: view), let inner = self.item(for: other) else {
            let place = isFirst ? view._baselines.first : view._baselines.last
            return top + height * Double(place.fraction) + Double(place.offset)
        }
        return baseline(inner, isFirst: isFirst)
    }
}

extension NSLayoutConstraint.Attribute {
    var hasMargins: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }

    /// Whether a scroll view's is that of its content: its edges are, its size and its middle are those of its frame.
    var isHeldByContent: Bool {
        switch self {
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: false
        default: kind != .size
        }
    }
}

extension NSLayoutConstraint {
    /// All that stands in the solver because of the constraint.
    var _objects: [AnyObject] {
        var objects: [AnyObject] = _holder.map { [$0] } ?? []
        for term in [_first, _second].compactMap({ $0 }) {
            for object in [term.item, term.origin].compactMap({ $0 }) {
                objects.append(object)
                if let view = object as? UIView, view._holdsContentByConstraints, _holder === view,
                    term.kind != .size, term.attribute.isHeldByContent, _second != nil
                {
                    objects.append(view._guide(for: .scrollContent))
                }
                if let view = object as? UIView, term.attribute == .firstBaseline {
                    objects.append(view.forFirstBaselineLayout)
                }
                if let view = object as? UIView, term.attribute == .lastBaseline {
                    objects.append(view.forLastBaselineLayout)
                }
            }
        }
        return objects
    }
}
