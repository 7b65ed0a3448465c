extension NSLayoutConstraint {
    /// Makes constraints of a text that draws them, such as `H:|-[name(>=50)]-8-[field(==name)]|`.
    ///
    /// A text that can't be read stops the program with a message that shows where.
    ///
    /// - Parameters:
    ///   - format: The text, in Apple's visual format language. `-` alone is 8 points between views, and the superview's layout
    ///     margins beside it.
    ///   - opts: How the views are aligned beside that, and in which direction they follow each other.
    ///   - metrics: The numbers that names in the text stand for.
    ///   - views: The views and layout guides that names in the text stand for.
    /// - Returns: The constraints, none of which is active.
    public class func constraints(
        withVisualFormat format: String,
        options opts: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let metrics = (metrics ?? [:]).compactMapValues {
            ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? $0 as? CGFloat
        }
        var parser = VisualFormatParser(format, metrics: metrics) { views[$0] != nil }
        do {
            let read = try parser.parse()
            return try VisualFormatBuilder(options: opts, axis: read.axis, views: views).constraints(read)
        } catch {
            fatalError(error.message(for: format))
        }
    }
}

/// Makes constraints of what a visual format says.
@MainActor
struct VisualFormatBuilder {
    let options: NSLayoutConstraint.FormatOptions
    let axis: NSLayoutConstraint.Axis
    let views: [String: Any]

    private static let standardGap: CGFloat = 8

    func constraints(_ format: VisualFormat) throws(VisualFormatError) -> [NSLayoutConstraint] {
        var constraints: [NSLayoutConstraint] = []
        for (index, element) in format.elements.enumerated() {
            switch element {
            case .superview:
                break
            case .view(let name, let sizes, _):
                for size in sizes { constraints.append(self.constraint(of: item(name), size)) }
            case .gap(let gap):
                constraints += try self.constraints(
                    gap,
                    between: format.elements[index - 1],
                    and: format.elements[index + 1]
                )
            }
        }
        return constraints + alignments(of: format)
    }

    private func item(_ name: String) -> Any { views[name] ?? NSNull() }

    private func constraint(of view: Any, _ size: VisualFormat.Size) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        let constraint: NSLayoutConstraint
        switch size.object {
        case .constant(let constant):
            constraint = make(view, attribute, size.relation, nil, .notAnAttribute, constant)
        case .view(let name, _):
            constraint = make(view, attribute, size.relation, item(name), attribute, 0)
        }
        constraint.priority = size.priority
        return constraint
    }

    private func constraints(
        _ gap: VisualFormat.Gap,
        between first: VisualFormat.Element,
        and second: VisualFormat.Element
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let isInside = first == .superview || second == .superview
        let lengths: [VisualFormat.Length]
        switch gap {
        case .none: lengths = [VisualFormat.Length(constant: 0)]
        case .standard: lengths = [VisualFormat.Length(constant: isInside ? 0 : Self.standardGap)]
        case .lengths(let given): lengths = given
        }
        let takesMargin = isInside && gap == .standard
        let (start, end) = (
            try edge(first, isStart: false, beside: second), try edge(second, isStart: true, beside: first)
        )
        return lengths.map { length in
            // Going against the direction of the axis, the view that is written first has the greater place.
            let reverses = axis == .horizontal && options.contains(.directionRightToLeft)
            let (low, high) = reverses ? (end, start) : (start, end)
            let constraint = make(
                high.item,
                high.attribute(takesMargin && high.isSuperview),
                length.relation,
                low.item,
                low.attribute(takesMargin && low.isSuperview),
                length.constant
            )
            constraint.priority = length.priority
            return constraint
        }
    }

    /// An edge of a view or superview at a gap.
    private struct Edge {
        let item: Any
        let isSuperview: Bool
        let plain: NSLayoutConstraint.Attribute
        let margin: NSLayoutConstraint.Attribute

        func attribute(_ isMargin: Bool) -> NSLayoutConstraint.Attribute { isMargin ? margin : plain }
    }

    /// - Parameter isStart: Whether the gap is before the element.
    private func edge(
        _ element: VisualFormat.Element,
        isStart: Bool,
        beside other: VisualFormat.Element
    ) throws(VisualFormatError) -> Edge {
        if case .view(let name, _, _) = element {
            return edge(of: item(name), atFront: isStart, isSuperview: false)
        }
        guard case .view(let name, _, let place) = other else {
            throw VisualFormatError(reason: "The superview stands beside no view", place: 0)
        }
        let inner = item(name)
        guard let superview = (inner as? UIView)?.superview ?? (inner as? UILayoutGuide)?.owningView else {
            throw VisualFormatError(reason: "\(name) has no superview", place: place)
        }
        return edge(of: superview, atFront: !isStart, isSuperview: true)
    }

    private func edge(of item: Any, atFront isFront: Bool, isSuperview: Bool) -> Edge {
        let plain: NSLayoutConstraint.Attribute
        let margin: NSLayoutConstraint.Attribute
        if axis == .vertical {
            if options.contains(.spacingBaselineToBaseline), !isSuperview {
                plain = isFront ? .firstBaseline : .lastBaseline
            } else {
                plain = isFront ? .top : .bottom
            }
            margin = isFront ? .topMargin : .bottomMargin
        } else if options.contains(.directionLeftToRight) {
            (plain, margin) = isFront ? (.left, .leftMargin) : (.right, .rightMargin)
        } else if options.contains(.directionRightToLeft) {
            (plain, margin) = isFront ? (.right, .rightMargin) : (.left, .leftMargin)
        } else {
            (plain, margin) = isFront ? (.leading, .leadingMargin) : (.trailing, .trailingMargin)
        }
        return Edge(item: item, isSuperview: isSuperview, plain: plain, margin: margin)
    }

    /// Each view with the one before it.
    private func alignments(of format: VisualFormat) -> [NSLayoutConstraint] {
        let attributes: [NSLayoutConstraint.Attribute] = [
            .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
            .firstBaseline,
        ].filter { options.rawValue & (1 << UInt($0.rawValue)) != 0 }
        guard !attributes.isEmpty else { return [] }
        let items: [Any] = format.elements.compactMap {
            if case .view(let name, _, _) = $0 { item(name) } else { nil }
        }
        return zip(items, items.dropFirst()).flatMap { first, second in
            attributes.map { make(first, $0, .equal, second, $0, 0) }
        }
    }

    private func make(
        _ first: Any,
        _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: Any?,
        _ other: NSLayoutConstraint.Attribute,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: first,
            attribute: attribute,
            relatedBy: relation,
            toItem: second,
            attribute: other,
            multiplier: 1,
            constant: constant
        )
    }
}
