/// A place or length of a view or layout guide, of which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, _SelectorAnswering {
    let _term: LayoutTerm

    init(_ term: LayoutTerm) {
        _term = term
        super.init()
    }

    /// The view or layout guide.
    open var item: AnyObject? { _term.item }

    /// What messages call the anchor.
    open var name: String { _term.text }

    /// The active constraints that name the item.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        _term.views.flatMap { $0._autoLayout?.touching ?? [] }.sorted { $0._activation < $1._activation }
    }

    /// A constraint that this place is another.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(_term, .equal, anchor._term)
    }

    /// A constraint that this place is at least another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(_term, .greaterThanOrEqual, anchor._term)
    }

    /// A constraint that this place is at most another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(_term, .lessThanOrEqual, anchor._term)
    }

    /// A constraint that this place is a distance after another.
    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(_term, .equal, anchor._term, constant: c)
    }

    /// A constraint that this place is at least a distance after another.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(_term, .greaterThanOrEqual, anchor._term, constant: c)
    }

    /// A constraint that this place is at most a distance after another.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(_term, .lessThanOrEqual, anchor._term, constant: c)
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(NSLayoutAnchor.self) }
}

/// The distance that interfaces keep between neighbours, in points.
let systemSpacing: CGFloat = 8
