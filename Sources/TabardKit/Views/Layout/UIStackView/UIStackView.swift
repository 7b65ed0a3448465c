/// Lays views out in a row or column, by constraints that it makes itself.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [title, detail])
/// stack.axis = .vertical
/// stack.spacing = 8
/// ```
///
/// Hidden arranged views take up no room.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How the arranged views share the length of the stack.
    public enum Distribution: Int, Sendable {
        /// One after the other, from edge to edge; what hugs its content least is stretched.
        case fill = 0
        /// All of one length.
        case fillEqually = 1
        /// Of lengths in proportion to their contents'.
        case fillProportionally = 2
        /// With equal spaces between them.
        case equalSpacing = 3
        /// With equal distances between their middles, as far as the spacing lets them.
        case equalCentering = 4
    }

    /// Where the arranged views stand across the stack.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill = 0
        /// At the edge where text starts, in a column; in a row, at the top.
        case leading = 1
        /// The first lines of text at one height; for rows.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the edge where text ends, in a column; in a row, at the bottom.
        case trailing = 4
        /// The last lines of text at one height; for rows.
        case lastBaseline = 5

        /// At the top, in a row.
        public static var top: Alignment { .leading }
        /// At the bottom, in a row.
        public static var bottom: Alignment { .trailing }
    }

    var _arranged = ObjectArray<UIView>()
    var _customSpacing: [ObjectIdentifier: CGFloat] = [:]
    var _stackConstraints: [NSLayoutConstraint] = []
    var _stackGuides: [UILayoutGuide] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Makes a stack from an interface document.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        guard let coder = coder as? InterfaceCoder else { return }
        _decodeStack(from: coder)
        _decodeView(from: coder)
    }

    /// The views that the stack lays out, in their order.
    open var arrangedSubviews: [UIView] { _arranged.elements }

    /// Adds a view at the end, as a subview too.
    open func addArrangedSubview(_ view: UIView) { _arrange(view, at: _arranged.count) }

    /// Adds a view at a place among the arranged ones, as a subview too.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { _arrange(view, at: stackIndex) }

    /// No longer lays a view out; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) { _unarrange(view) }

    /// The direction in which the views follow one another; horizontal by default.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { _arrangementChanged() } }

    /// How the views share the length of the stack; `fill` by default.
    open var distribution: UIStackView.Distribution = .fill { didSet { _arrangementChanged() } }

    /// Where the views stand across the stack; `fill` by default.
    open var alignment: UIStackView.Alignment = .fill { didSet { _arrangementChanged() } }

    /// The space between views, in points, or the least of it where it is shared; 0 by default.
    open var spacing: CGFloat = 0 { didSet { _arrangementChanged() } }

    /// Says another space after one view than `spacing`.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        let isStandard = spacing == UIStackView.spacingUseDefault
        _customSpacing[ObjectIdentifier(arrangedSubview)] = isStandard ? nil : spacing
        _arrangementChanged()
    }

    /// The space after one view, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        _customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// Says that the space after a view is the stack's own.
    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

    /// Stands for the space that the system keeps, 8 points.
    public class var spacingUseSystem: CGFloat { 1.175_494_350_822_287_5e-38 }

    /// Whether the views keep within the stack's margins; false by default.
    open var isLayoutMarginsRelativeArrangement = false { didSet { _arrangementChanged() } }

    /// Whether the spaces in a column are measured between baselines; false by default.
    open var isBaselineRelativeArrangement = false { didSet { _arrangementChanged() } }

    open override class var requiresConstraintBasedLayout: Bool { true }

    open override func updateConstraints() {
        _updateStack()
        super.updateConstraints()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        _unarrange(subview)
    }

    open override var forFirstBaselineLayout: UIView { _shown.first?.forFirstBaselineLayout ?? self }

    open override var forLastBaselineLayout: UIView { _shown.last?.forLastBaselineLayout ?? self }

    override func _subviewHiddenChanged() { _arrangementChanged() }

    override func _vary(from coder: InterfaceCoder) {
        super._vary(from: coder)
        _decodeStack(from: coder)
    }

    override func _takeDecoded(_ views: [UIView]) {
        for view in views { addArrangedSubview(view) }
    }
}
