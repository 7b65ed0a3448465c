internal import GtkInterop

/// Shows the topmost controller of a stack, below a bar with its title and the way back.
///
/// ```swift
/// let navigation = UINavigationController(rootViewController: ListController())
/// navigation.pushViewController(DetailController(), animated: true)
/// ```
///
/// Only the topmost controller's view is loaded. Pushing a controller that is on the stack
/// already, or another navigation controller, is a programming error. A tab bar controller works on
/// the stack, and says in the log that it would better be the window's root (C14).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    var _stack: [UIViewController] = [] { didSet { _onStack = nil } }
    /// What is on a long stack, once somebody has asked.
    var _onStack: Set<ObjectIdentifier>?
    /// The group of tabs whose selected path is shown here (T7).
    weak var _managedGroup: UITabGroup?
    var _bar = UINavigationBar(frame: .zero)
    var _transition: NavigationTransition?
    var _barAnimation: TimedAnimation?
    /// From 0, out of sight, to 1.
    var _barPresence: CGFloat = 1
    var _isBarHidden = false
    var _installed: UIViewController?
    var _hidBottomBar = false
    var _toolbar: UIToolbar?
    var _isToolbarHidden = true
    /// From 0, out of sight, to 1.
    var _toolbarPresence: CGFloat = 0
    /// Where the toolbar was when a transition began.
    var _toolbarStart: CGFloat = 0
    var _toolbarAnimation: TimedAnimation?
    var _lastPlaces = NavigationPlaces()
    /// While there are any, some controllers of the stack may not have become children yet.
    var _changesUnderWay = 0
    /// True while the bar follows the content, which then must not be told again.
    var _isPlacing = false

    /// Makes a controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller from an interface document, with its bars and its stack.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { _decodeNavigation(from: coder) }
    }

    /// Makes a controller with one other on its stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        _setStack([rootViewController], isPush: nil, animated: false)
    }

    /// The stack, the root first. Setting it takes effect at once, without animation.
    open var viewControllers: [UIViewController] {
        get { _stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the stack.
    ///
    /// If the last controller is another than before, it is pushed, or popped to if it was on the
    /// stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        _setViewControllers(viewControllers, animated: animated)
    }

    /// Writes the stack.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        _encodeStack(with: coder, Self._stackKey)
    }

    /// Brings the stack back, up to the first controller that does not come back.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _decodeStack(with: coder, Self._stackKey)
        _managedGroup?._takeRestoredStack(_stack)
    }

    override var _restorableChildren: [UIViewController] { _stack + _pagesOffStack }

    override func _makeRestorableChildren(_ identifier: String, count: Int) {
        RestoredTabs(_managedTabs).make(identifier, count: count) { $0.viewController }
    }

    /// Whether a split view controller put it around the controller of a column.
    var _wrapsColumn = false

    override var _isLeftOutOfRestorationPaths: Bool { _wrapsColumn && restorationIdentifier == nil }

    /// The controller on top of the stack; nil if it is empty.
    open var topViewController: UIViewController? { _stack.last }

    /// The controllers below the one that the segue comes from, the topmost first.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
        -> [UIViewController]
    {
        let coming = childContaining(source)
        let below = _stack.prefix { $0 !== coming }
        return below.reversed()
    }

    /// Pops to the child.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard _stack.contains(where: { $0 === subsequentVC }) else { return }
        popToViewController(subsequentVC, animated: unwindSegue._animates)
    }

    /// The controller that the user sees; that on top of the stack.
    open var visibleViewController: UIViewController? { _stack.last }

    /// Puts a controller on top of the stack and shows it.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        _push(viewController, animated: animated)
    }

    /// Pushes a controller, with an animation.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
    ) {
        _pushCollapsed(secondaryViewController, animated: false)
    }

    open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
        -> UIViewController?
    {
        let separated = popViewController(animated: false)
        (separated as? UINavigationController)?._outerBack = nil
        return separated
    }

    /// Takes the topmost controller off, unless it is the root.
    ///
    /// - Returns: The controller taken off; nil if only the root is left.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard _stack.count > 1 else { return nil }
        return _pop(toIndex: _stack.count - 2, animated: animated)?.last
    }

    /// Takes all controllers but the root off.
    ///
    /// - Returns: The controllers taken off, the lowest first; nil if there was none above the root.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        _pop(toIndex: 0, animated: animated)
    }

    /// Takes all controllers above the given one off. It must be on the stack.
    ///
    /// - Returns: The controllers taken off, the lowest first; nil if it was on top already.
    @discardableResult
    open func popToViewController(
        _ viewController: UIViewController,
        animated: Bool
    ) -> [UIViewController]? {
        _pop(to: viewController, animated: animated)
    }

    /// The bar; its content follows the stack.
    open var navigationBar: UINavigationBar { _bar }

    /// Whether the bar is out of sight; false by default.
    open var isNavigationBarHidden: Bool {
        get { _isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar; if animated, it slides out of the top edge.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        _setBarHidden(hidden, animated: animated)
    }

    /// The toolbar at the lower edge; it shows the `toolbarItems` of the controller on top.
    open var toolbar: UIToolbar! { _lazyToolbar }

    /// Whether the toolbar is out of sight; true by default.
    ///
    /// It is out of sight too while a controller on the stack has `hidesBottomBarWhenPushed`.
    open var isToolbarHidden: Bool {
        get { _isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar; if animated, it slides out of the lower edge.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        _setToolbarHidden(hidden, animated: animated)
    }

    /// Hears of the controllers that are shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The recognizer of a swipe that leads back; nil on Linux, where no swipe does.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

    /// The controller's own title, else its root's.
    open override var title: String? {
        get { super.title ?? _stack.first?.title }
        set {
            super.title = newValue
            // The tab shows the root's item while this controller has none of its own (C10).
            if _tabBarItem == nil { _stack.first?.tabBarItem.title = newValue }
        }
    }

    /// The item set here, else the root's (C10).
    open override var tabBarItem: UITabBarItem! {
        get { _tabBarItem ?? _stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    open override func loadView() {
        let view = NavigationView(frame: UIScreen.main.bounds, controller: self)
        self.view = view
        // Apps ask for the bar's height in viewDidLoad(), and a document says of its frame what Interface Builder shows.
        _bar.frame = CGRect(origin: .zero, size: _bar.sizeThatFits(view.bounds.size))
        view.addSubview(_bar)
        _bar._heightChanged = { [weak self] in self?._updateBar() }
        // The bar may have been changed before there was a view.
        _updateBar()
    }

    open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if !isAppearing { _finishTransition() }
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }

    /// The way back while only the root is on the stack, for a navigation controller that stands
    /// inside another's place.
    var _outerBack: UINavigationBar.OuterBack? {
        didSet { _updateBar() }
    }

    /// A button of the container around, which the bar shows whatever is on top.
    var _containerItem: UIBarButtonItem? {
        didSet { if _containerItem !== oldValue { _updateBar() } }
    }

    /// Whether navigation controllers may be pushed, which then show their own bar instead of
    /// this one's (M3).
    var _nestsNavigationControllers: Bool { false }

    /// Called when a controller has left the stack for good, which after an animated pop is at the
    /// animation's end. It has no parent then.
    func _didRelease(_ controller: UIViewController) {}

    override var _managesChildAppearance: Bool { true }

    override var _shownChildren: [UIViewController] { _installed.map { [$0] } ?? [] }

    override var _focusEntry: UIView? {
        (_bar.isHidden ? nil : _bar._shownHeading) ?? super._focusEntry
    }

    override func _prepareToAppear() { _installTop() }

    override func _childTitleChanged(_ child: UIViewController) {
        if child === _stack.first { _parent?._childTitleChanged(self) }
    }

    override var _shortcuts: [ShortcutsWindow.Shortcut] {
        var shortcuts = super._shortcuts
        let canGoBack = _stack.count > 1 || _outerBack != nil
        if canGoBack, _stack.last?.navigationItem.hidesBackButton != true {
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let key: Key = isMirrored ? .right : .left
            shortcuts.append(.init(Word.back.text, key: key, modifiers: .alternate))
        }
        if _stack.last?.navigationItem.searchController != nil {
            shortcuts.append(.init(Word.search.text, key: .character("f"), modifiers: .control))
        }
        return shortcuts
    }

    override func _handleShortcut(_ key: Key, _ modifiers: Modifiers) -> Bool {
        _handleBackShortcut(key, modifiers) || _handleSearchShortcut(key, modifiers)
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(
            UINavigationController.self,
            super._selectors,
            _SelectorEntry<UINavigationController>.answered
        )
    }

    override var _existingTabBarItem: UITabBarItem? { _tabBarItem ?? _stack.first?._tabBarItem }

    override func _childMadeTabBarItem(_ child: UIViewController, _ item: UITabBarItem) {
        if child === _stack.first { _parent?._childMadeTabBarItem(self, item) }
    }

    override func _childToolbarItemsChanged(_ child: UIViewController, animated: Bool) {
        if child === _stack.last { _showToolbarItems(animated: animated) }
    }

    override var _followsContent: Bool { true }

    override func _pushBySegue(_ controller: UIViewController, animated: Bool) -> Bool {
        guard !_refusesShown(controller) else { return false }
        pushViewController(controller, animated: animated)
        return true
    }

    override func _refusesShown(_ controller: UIViewController) -> Bool {
        controller is UISplitViewController || controller is UINavigationController && !_takesStacks
    }

    override func _takesShown(_ action: Selector) -> Bool { action == Self._showAction }

    override func _letGo(of child: UIViewController) {
        setViewControllers(viewControllers.filter { $0 !== child }, animated: false)
    }

    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard preferredContentSize == .zero, container === topViewController else { return }
        _tellOfPreferredContentSize()
    }

    override var _popoverContentSize: CGSize {
        preferredContentSize == .zero
            ? topViewController?.preferredContentSize ?? .zero : preferredContentSize
    }
}
