import Foundation

/// A rectangle that leads the keyboard focus elsewhere: an arrow key that would come to it goes on to what it prefers (FO5).
///
/// ```swift
/// let guide = UIFocusGuide()
/// view.addLayoutGuide(guide)
/// guide.preferredFocusEnvironments = [button]
/// ```
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether there ever was a guide: only then a key looks for them.
    static private(set) var _isUsed = false

    /// Whether the guide leads anywhere; true by default.
    open var isEnabled = true

    /// Where the focus goes from here, the most wanted first; empty by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []

    /// Makes a guide; add it to a view with `addLayoutGuide(_:)`.
    public override init() {
        super.init()
        Self._isUsed = true
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UIFocusGuide.self, super._selectors, [.property("enabled", { $0.isEnabled })])
    }
}
