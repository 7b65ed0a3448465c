/// A relation between two lengths or places of views: first = second × multiplier + constant.
///
/// ```swift
/// NSLayoutConstraint.activate([
///     label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
///     label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
/// ])
/// ```
///
/// Constraints that contradict each other are told once in the program's log, by their identifiers and views,
/// and the one that was activated last is left out.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, _SelectorAnswering {
    private(set) var _first = LayoutTerm(nil, .notAnAttribute)
    private(set) var _second: LayoutTerm?
    weak var _holder: UIView?
    /// The place in the order in which constraints were activated.
    var _activation = 0
    var _isReported = false
    private var _relation = Relation.equal
    private var _multiplier: CGFloat = 1

    /// Makes a constraint; it counts once it is active.
    ///
    /// - Parameters:
    ///   - view1: A view or layout guide.
    ///   - attr1: What of it is laid down.
    ///   - relation: How both sides compare.
    ///   - view2: A view or layout guide, or nil if the constant alone is the right side.
    ///   - attr2: What of `view2` is compared; `notAnAttribute` if that is nil.
    ///   - multiplier: What the second side is multiplied by.
    ///   - c: What is added to the second side, in points.
    public convenience init(
        item view1: Any,
        attribute attr1: NSLayoutConstraint.Attribute,
        relatedBy relation: NSLayoutConstraint.Relation,
        toItem view2: Any?,
        attribute attr2: NSLayoutConstraint.Attribute,
        multiplier: CGFloat,
        constant c: CGFloat
    ) {
        let first = LayoutTerm(Self._item(view1), attr1)
        let second = view2.map { LayoutTerm(Self._item($0), attr2) }
        self.init(first, relation, second, multiplier: multiplier, constant: c)
    }

    /// Makes a constraint that relates nothing, to stand in a property until another takes its place; to activate it
    /// stops the program.
    public override init() { super.init() }

    // Apps' subclasses inherit the other initializers only if none that they can't see is designated.
    convenience init(
        _ first: LayoutTerm,
        _ relation: Relation,
        _ second: LayoutTerm?,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.init()
        _relate(first, relation, second, multiplier: multiplier, constant: constant)
        _checkAttributes()
    }

    /// Says what the constraint relates, before it is active.
    func _relate(
        _ first: LayoutTerm,
        _ relation: Relation,
        _ second: LayoutTerm?,
        multiplier: CGFloat,
        constant: CGFloat
    ) {
        _first = first
        _second = second?.attribute == .notAnAttribute ? nil : second
        _relation = relation
        _multiplier = multiplier
        self.constant = constant
    }

    /// How much the constraint matters; `required` by default.
    open var priority: UILayoutPriority = .required {
        didSet { if priority != oldValue { _holder?._constraintsChanged() } }
    }

    /// Whether views archived with the constraint get it back; false by default. Without effect here, because views are not
    /// archived.
    open var shouldBeArchived = false

    /// The view or guide on the left side.
    open var firstItem: AnyObject? { _first.item }

    /// The view or guide on the right side, if there is one.
    open var secondItem: AnyObject? { _second?.item }

    /// What of the first item is laid down.
    open var firstAttribute: NSLayoutConstraint.Attribute { _first.attribute }

    /// What of the second item is compared.
    open var secondAttribute: NSLayoutConstraint.Attribute { _second?.attribute ?? .notAnAttribute }

    /// How both sides compare.
    open var relation: NSLayoutConstraint.Relation { _relation }

    /// What the right side is multiplied by.
    open var multiplier: CGFloat { _multiplier }

    /// What is added to the right side, in points; changing it costs less than another constraint.
    open var constant: CGFloat = 0 {
        didSet { if constant != oldValue { _holder?._constraintConstantsChanged() } }
    }

    /// A name that messages tell the constraint by; nil by default.
    open var identifier: String?

    /// Whether the constraint counts.
    ///
    /// Setting it adds it to the nearest view that both items stand in, or takes it from there. Views without
    /// one in common are a programming error.
    open var isActive: Bool {
        get { _holder != nil }
        set { if newValue { _activate() } else { _deactivate() } }
    }

    /// Makes constraints count.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes constraints no longer count.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(NSLayoutConstraint.self) }
}
