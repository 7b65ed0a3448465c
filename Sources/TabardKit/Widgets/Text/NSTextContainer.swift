/// How text stands in its area.
@preconcurrency @MainActor
open class NSTextContainer: NSObject, _SelectorAnswering {
    /// Called when something changed.
    var _changed: (() -> Void)?

    /// The distance of lines from the sides, in points; 5 by default. Negative and infinite ones count as 0.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { _changed?() } }
    }

    /// Makes a container.
    public override init() {
        super.init()
    }

    var _padding: CGFloat { lineFragmentPadding.isFinite ? max(0, lineFragmentPadding) : 0 }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(NSTextContainer.self) }
}
