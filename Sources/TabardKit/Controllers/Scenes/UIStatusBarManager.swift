/// What is known of the status bar. No app has one on Linux, so it is hidden and has no size.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject, _SelectorAnswering {
    override init() { super.init() }

    /// What its texts look like; always `default`.
    open var statusBarStyle: UIStatusBarStyle { .default }

    /// Whether it is hidden; always true.
    open var isStatusBarHidden: Bool { true }

    /// Where it stands; always zero.
    open var statusBarFrame: CGRect { .zero }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIStatusBarManager.self) }
}
