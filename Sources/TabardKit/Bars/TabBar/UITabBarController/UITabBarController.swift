internal import GtkInterop
internal import TabModel

/// Shows one of several controllers, which the user chooses from a bar at the bottom.
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = [HomeController(), SearchController(), InboxController()]
/// tabs.selectedIndex = 1
/// window.rootViewController = tabs
/// ```
///
/// With more controllers than the bar has places for, the last place is More's, whose list leads to
/// the others (C8). In the places of a bar no wider than a phone there are five.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    weak var _followedContent: UIScrollView?
    var _state = TabBarState<RootTab>()
    var _tabBar = UITabBar(frame: .zero)
    weak var _delegate: (any UITabBarControllerDelegate)?
    package weak var _follower: (any TabBarControllerFollower)?
    /// When the user selected what was brought back last, by a follower or of the interface's state, in milliseconds since 1970;
    /// nil if nothing was. The newer one wins, whichever comes first (S7).
    package var _restoredSelectionTime: UInt64? {
        didSet {
            guard let _restoredSelectionTime else { return }
            _selectionTime = _restoredSelectionTime
            if let _savedSelectionTime, _savedSelectionTime < _restoredSelectionTime {
                RestorableChange.overtookState()
            }
        }
    }
    /// When what the interface's saved state has was selected, 0 if that does not say it; nil if nothing was brought back from one.
    var _savedSelectionTime: UInt64?
    /// When what is selected was selected, in milliseconds since 1970.
    package var _selectionTime: UInt64?
    /// The controller, or the tab as a value, that was selected last.
    weak var _lastSelected: AnyObject?
    lazy var _moreTabBarItem = MoreTabBarItem(owner: self)
    var _defaultOrder: [WeakController] = []
    /// While its end is told, whether the user left the edit screen with the default order, by Reset.
    package internal(set) var _endedWithReset = false
    var _more: MoreNavigationController {
        if let _madeMore { return _madeMore }
        let new = MoreNavigationController(owner: self)
        _madeMore = new
        new._updateList()
        return new
    }
    /// More, once there was a use for it.
    private(set) var _madeMore: MoreNavigationController?
    /// Whether a controller is More, which is not made to answer that.
    func _isMore(_ controller: UIViewController?) -> Bool { controller != nil && controller === _madeMore }
    weak var _shown: UIViewController?
    /// The tabs that this controller took in, in the order in which it will let them go.
    var _installed: [RootTab] = []
    /// Tabs whose controllers may have no parent, to be looked at when the tabs are settled next.
    var _orphans: [RootTab] = []
    var _settling = TabSettling()
    var _tabTransition: TabTransition?
    var _hidesBar = false
    /// Whether the tabs stand at the top of a wide window, and in its sidebar (T5).
    var _usesTopBar = false
    /// The bar of a wide window, once there was one.
    var _topBar: TopBar?
    /// Whether the tabs changed while that bar was out of sight.
    var _isTopBarStale = false
    /// The button beside it that shows the sidebar, once there was one.
    var _sidebarButton: UIButton?
    /// The height of the row that the bar of a wide window has to itself; nil if it stands in another bar's, or nowhere.
    var _topBarRow: CGFloat?
    /// The navigation controller that leaves the bar of a wide window room in its own.
    weak var _topBarHost: UINavigationController?
    /// Whether the app hides the bar, wherever it stands.
    var _isTabBarHidden = false
    /// Whether the bar at the bottom is small.
    var _minimizing = TabBarMinimizing()
    /// What stands for the bar at the bottom while that is small, once it was.
    var _minimizedBar: MinimizedTabBar?
    var _accessory: UITabAccessory?
    var _accessoryView: TabAccessoryView?
    /// The guide of the part that nothing covers, once somebody asked for it.
    var _contentGuide: ContentGuide?
    /// The tabs' items as the edit screen knows them.
    var _customizedItems: [(tab: RootTab, item: UITabBarItem)] = []
    /// Whether the app is being told that the edit screen is about to come or to go.
    var _isTellingOfCustomizing = false
    var _warnedOfContainer = false
    /// The tabs that were set as values; nil as long as the tabs are those of `viewControllers`.
    var _declared: DeclaredTabs?
    /// The sidebar, once somebody asked for it.
    var _existingSidebar: Sidebar?
    /// The tab that the user is selecting, and the one that was selected before.
    var _choice: (tab: UITab, former: UITab?)?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        _tabBar._manager = self
    }

    /// Makes a controller with tabs as values.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// Makes a controller from an interface document, with its bar and its tabs.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _tabBar._manager = self
        if let coder = coder as? InterfaceCoder { _decodeTabs(from: coder) }
    }

    /// The controllers of the tabs, in display order; nil until they are first set (C1).
    ///
    /// Setting it removes the old ones and installs the new ones at once. The selected controller
    /// stays selected if it is still there, else the one at the same index is, else the first (C2).
    /// All become customizable (C4). A controller twice in the list, or
    /// `moreNavigationController` in it, is a programming error (C7).
    open var viewControllers: [UIViewController]? {
        get { _state.tabs?.map(\.controller) }
        set { _setViewControllers(newValue, animated: false) }
    }

    /// The tabs as values: root tabs, some of which may be groups; empty by default (T2).
    ///
    /// Setting them takes the place of `viewControllers`, which read as the root tabs' controllers from then on, and the delegate
    /// hears of tabs instead of view controllers. What the user made of the tabs at an earlier launch is made of them again, and
    /// what the user changes is saved by itself (T10). The same identifier twice, wherever in the tree, is a programming error.
    open var tabs: [UITab] {
        get { _declared?.roots ?? [] }
        set { setTabs(newValue, animated: false) }
    }

    /// Sets the tabs; if animated, the bar's items slide and fade to their new places.
    open func setTabs(_ tabs: [UITab], animated: Bool) { _setTabs(tabs, animated: animated) }

    /// The tab with an identifier, a root tab or one in a group, however deep; nil if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? {
        TabID(identifier).flatMap { _declared?.tabs[$0] }
    }

    /// The selected tab: a root tab or one in a group; nil if the tabs are not values, and while More's list is shown (T2).
    ///
    /// Setting it tells nobody. Setting nil, or a tab that is hidden, changes nothing; a tab of another controller is a programming
    /// error. Of a group, the tab in it is selected that was selected last, or else is its default.
    open var selectedTab: UITab? {
        get { _selectedTab }
        set { if let newValue { _select(newValue) } }
    }

    /// Whether a wide window has a sidebar beside the bar; `automatic`, that is if there are groups, by default (T5).
    open var mode: Mode = .automatic {
        didSet { if mode != oldValue { _tabArrangementChanged() } }
    }

    /// Whether the bar is hidden, be it at the bottom or at the top of a wide window; false by default (T12).
    open var isTabBarHidden: Bool {
        get { _isTabBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides the bar, or shows it; if animated, it slides down, or fades at the top of a wide window.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { _setTabBarHidden(hidden, animated: animated) }

    /// When the bar at the bottom becomes small; `automatic`, that is never, by default (T12).
    ///
    /// The bar at the top of a wide window never does.
    open var tabBarMinimizeBehavior: MinimizeBehavior {
        get { _minimizing.behavior }
        set {
            _minimizing.behavior = newValue
            if !_minimizing.isUsed { _expandBar() }
        }
    }

    /// A view above the bar at the bottom, or beside it while that is small; at the content's lower edge where there is no such bar.
    /// Nil by default (T12).
    open var bottomAccessory: UITabAccessory? {
        get { _accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }

    /// Sets the accessory; if animated, the one before fades out and the new one in.
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        _setAccessory(bottomAccessory, animated: animated)
    }

    /// The part of the view that neither a bar nor the sidebar covers (T12).
    open var contentLayoutGuide: UILayoutGuide { _makeContentGuide() }

    /// The tabs as a list at the edge of a wide window (T8). It is there in a narrow one too, where nothing shows it.
    open var sidebar: Sidebar {
        if let _existingSidebar { return _existingSidebar }
        let sidebar = Sidebar(owner: self)
        _existingSidebar = sidebar
        return sidebar
    }

    /// The identifiers of the root tabs that a narrow window shows, others left out; nil, that is all, by default (T5).
    open var compactTabIdentifiers: [String]? {
        didSet { if compactTabIdentifiers != oldValue { _tabArrangementChanged() } }
    }

    /// The name under which what the user changes of the tabs is saved; nil, that is one name for the app, by default (T10).
    ///
    /// Give each of several tab bar controllers of an app one of its own, before setting its tabs.
    open var customizationIdentifier: String? {
        didSet { if customizationIdentifier != oldValue { _customizationIdentifierChanged() } }
    }

    /// Sets the controllers; if animated, the items slide and fade to their new places (C3).
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        _setViewControllers(viewControllers, animated: animated)
    }

    /// The controllers that the user may rearrange; all of them after `viewControllers` was set (C4).
    ///
    /// Controllers that are not in `viewControllers` are left out.
    open var customizableViewControllers: [UIViewController]? {
        get { _state.customizableTabs?.map(\.controller) }
        set {
            guard _acceptsChanges else { return }
            _abandonCustomizing()
            _perform(_state.setCustomizableTabs(newValue?.compactMap(_rootTab(of:))))
        }
    }

    /// The selected controller: any of the list, hidden ones too, or `moreNavigationController`
    /// while its list is selected; nil if there is none (C5).
    ///
    /// Setting one outside the list is a programming error. Setting nil changes nothing, since
    /// something is always selected while there are tabs.
    open var selectedViewController: UIViewController? {
        get { _selectedViewController }
        set { _select(newValue) }
    }

    /// The index of the selected controller in `viewControllers`; `NSNotFound` while More's own
    /// list is selected, or nothing is (C6).
    ///
    /// Setting it can select a hidden tab, but not More itself. An index out of range is a
    /// programming error.
    open var selectedIndex: Int {
        get { _state.selectedIndex ?? NSNotFound }
        set { _select(index: newValue) }
    }

    /// Shows the list of the tabs that have no place on the bar; it always exists (C7).
    open var moreNavigationController: UINavigationController { _more }

    /// The bar; it is for reading only (C13).
    ///
    /// An app that wants a subclass of its own gives it by `setValue(_:forKey:)` with the key `tabBar`.
    open var tabBar: UITabBar { _tabBar }

    /// Hears of what the user does.
    open var delegate: (any UITabBarControllerDelegate)? {
        get { _delegate }
        set { _delegate = newValue }
    }

    /// Writes which controller is selected, and what stands above More's list (S7).
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        _encodeTabs(with: coder)
    }

    /// Selects the controller again, wherever it stands by now; the order of the tabs is not changed (S7).
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        _decodeTabs(with: coder)
    }

    override var _restorableChildren: [UIViewController] {
        (_state.tabs ?? []).compactMap(\.existingController) + (_madeMore.map { [$0] } ?? [])
    }

    override func _makeRestorableChildren(_ identifier: String, count: Int) {
        _arrangeTabsIfNeeded()
        RestoredTabs((_state.tabs ?? []).compactMap(\.tab)).make(identifier, count: count) {
            $0._existingRootController ?? $0.viewController
        }
    }

    /// Selects the tab.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if viewControllers?.contains(where: { $0 === subsequentVC }) == true {
            selectedViewController = subsequentVC
        }
    }

    /// Adds a tab behind the others; a controller that is one of them stays where it is.
    open override func addChild(_ childController: UIViewController) {
        let tabs = viewControllers ?? []
        guard !_isMore(childController), !tabs.contains(where: { $0 === childController }) else { return }
        viewControllers = tabs + [childController]
    }

    open override func loadView() {
        super.loadView()
        view.addSubview(_tabBar)
        // Apps ask for its height in viewDidLoad(), and a document says of its frame what Interface Builder shows.
        _placeBar(in: view)
    }

    override func _placeOwnViews() { _placeContent() }

    open override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        // Apple recommends it as a split view controller's compact column.
        if parent != nil, (parent as? UISplitViewController)?.viewController(for: .compact) !== self {
            _warnOfContainer()
        }
    }

    /// Called after the user selected an item of the bar, perhaps the selected one again.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Called before the edit screen is shown, with the items that it lists.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

    /// Called after the edit screen was shown, with the items that it lists.
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

    /// Called before the edit screen goes, with the items that the bar has from now on, More's among them.
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}

    /// Called after the edit screen went, with the bar's items, More's among them.
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        _holdingSettling {
            if !isAppearing { _finishTransition() }
            super.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    open override func endAppearanceTransition() {
        _holdingSettling { super.endAppearanceTransition() }
    }

    override var _managesChildAppearance: Bool { true }

    override var _tellsChildrenFirst: Bool { true }

    override var _shownChildren: [UIViewController] { _shown.map { [$0] } ?? [] }

    override func _prepareToAppear() {
        _arrangeTabsIfNeeded()
        _declared?.follow()
        _prepareContent()
    }

    override var _shortcuts: [ShortcutsWindow.Shortcut] { _tabShortcuts }

    override func _handleShortcut(_ key: Key, _ modifiers: Modifiers) -> Bool {
        _handleTabShortcut(key, modifiers)
    }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UITabBarController.self, super._selectors, _SelectorEntry<UITabBarController>.answered)
    }

    override func _childMadeTabBarItem(_ child: UIViewController, _ item: UITabBarItem) {
        let tab = RootTab.controller(child)
        guard _isBehindMore(tab) else { return }
        _moreTabBarItem.hiddenItemWasMade(item, of: tab)
    }

    override func _childLeft(_ child: UIViewController) {
        let group = (child as? UINavigationController)?._managedGroup
        let tabs = [group, child.tab].compactMap(\.self).map(RootTab.tab) + [.controller(child)]
        _orphans += tabs.filter { _state.index(of: $0) != nil }
    }

    override func _tabBarItemReplaced(in child: UIViewController) {
        _tabBarItemReplaced(of: .controller(child))
    }

    override var _followsContent: Bool { true }
}
