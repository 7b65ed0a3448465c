/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, _SelectorAnswering {
    weak var _owner: UIView?
    /// The active constraints that are between the guide and something.
    var _touching: Set<NSLayoutConstraint> = []
    /// Where the guide is, in its view's coordinates, as of the last layout.
    var _frame = CGRect.zero
    /// What of its view the guide covers; nil for a guide of the app's.
    var _area: LayoutArea?

    /// Makes a guide; add it to a view with `addLayoutGuide(_:)`.
    public override init() {
        super.init()
    }

    /// The guide's rectangle in its view's coordinates, as of the last layout.
    open var layoutFrame: CGRect { _layoutFrame }

    /// The view that the guide belongs to.
    open weak var owningView: UIView? {
        get { _owner }
        set { _setOwner(newValue) }
    }

    /// A name that messages tell the guide by; empty by default.
    open var identifier = ""

    /// A constraint's end at the side at which text starts.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .leading)) }

    /// A constraint's end at the side at which text ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .trailing)) }

    /// A constraint's end at the left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .left)) }

    /// A constraint's end at the right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .right)) }

    /// A constraint's end at the top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .top)) }

    /// A constraint's end at the bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .bottom)) }

    /// A constraint's end at the width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .width)) }

    /// A constraint's end at the height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .height)) }

    /// A constraint's end at the horizontal middle.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .centerX)) }

    /// A constraint's end at the vertical middle.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .centerY)) }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UILayoutGuide.self) }
}
