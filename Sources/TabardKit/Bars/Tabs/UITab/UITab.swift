internal import TabModel

/// A tab as a value: what it is called, how it looks, and what makes its controller when that is first needed.
///
/// ```swift
/// tabBarController.tabs = [
///     UITab(title: "Watch Now", image: UIImage(systemName: "play"), identifier: "watch") { _ in WatchController() },
///     UITabGroup(title: "Library", image: nil, identifier: "library", children: [films, series]) { _ in
///         LibraryController()
///     },
///     UISearchTab { _ in UINavigationController(rootViewController: SearchController()) },
/// ]
/// ```
///
/// All of its properties may change while it is shown (T1). What the user makes of the tabs is saved by itself (T10).
@preconcurrency @MainActor
open class UITab: NSObject, UISpringLoadedInteractionSupporting, UIAccessibilityIdentification,
    _SelectorAnswering
{
    /// The placement of a tab on the bar of a wide window, which the user's edits meet (T4).
    public enum Placement: Int, Sendable {
        /// `default` for a root tab, `optional` for one in a group.
        case automatic = 0
        /// On the bar; the user may move it and take it off.
        case `default` = 1
        /// Not on the bar until the user puts it there.
        case optional = 2
        /// On the bar; the user may move it, but not take it off.
        case movable = 3
        /// At the trailing end of the bar, as an icon, for ever.
        case pinned = 4
        /// At the leading end of the bar, for ever.
        case fixed = 5
        /// Never on the bar.
        case sidebarOnly = 6
    }

    let _provider: ((UITab) -> UIViewController)?
    private let ownIdentifier: String
    private var madeController: UIViewController?
    private var isMaking = false
    /// Whether the tab is hidden by the user's choice or the app's.
    private var ownHidden: Bool?
    /// What the app said last.
    private var assignedHidden: Bool?
    /// What the user pushed while the tab was the selected one of a managed group; it comes back with it (T7).
    var _pushed: [UIViewController] = []
    weak var _parent: UITabGroup?
    /// The controller that has the tab among its roots.
    weak var _rootOwner: UITabBarController?
    /// What stands for the tab on a bar.
    private(set) lazy var _item = _makeItem()
    private var isItemMade = false

    /// Makes a tab.
    ///
    /// - Parameters:
    ///   - title: What the tab is called.
    ///   - image: Its icon.
    ///   - identifier: Its identity, which no other tab of the controller has and which stays the same from launch to launch;
    ///     1 to 500 bytes.
    ///   - viewControllerProvider: Makes its controller when that is first needed, once (T3). Without one, a root tab must be a
    ///     group that has a managing navigation controller.
    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        ownIdentifier = identifier
        _provider = viewControllerProvider
        super.init()
    }

    /// The tab's identity.
    open var identifier: String { ownIdentifier }

    /// What the tab is called.
    open var title: String {
        didSet { if title != oldValue { _lookChanged() } }
    }

    /// The tab's icon.
    open var image: UIImage? {
        didSet { if image !== oldValue { _lookChanged() } }
    }

    /// The icon while the tab is selected; nil, that is `image`, by default.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { _lookChanged() } }
    }

    /// A second line under the title in the sidebar; nil by default.
    open var subtitle: String? {
        didSet { if subtitle != oldValue { _lookChanged() } }
    }

    /// The text of the tab's badge; nil, that is no badge, by default.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { _lookChanged() } }
    }

    /// Whether the user can select the tab; true by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { _lookChanged() } }
    }

    /// Whether the tab is selected when something that is dragged waits over it, on a bar or in the sidebar; false by default (T13).
    open var isSpringLoaded = false

    /// A name for tests, never shown or spoken; nil by default.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { _lookChanged() } }
    }

    /// Something of the app's own.
    open var userInfo: Any?

    /// Where the tab wants to stand on the bar of a wide window; `automatic` by default.
    open var preferredPlacement: Placement = .automatic {
        didSet { if preferredPlacement != oldValue { _arrangementChanged() } }
    }

    /// Whether the user may hide the tab when editing the sidebar; false by default.
    open var allowsHiding = false {
        didSet { if allowsHiding != oldValue { _arrangementChanged() } }
    }

    /// Whether the tab is hidden as long as neither the app nor the user has said anything; false by default.
    open var isHiddenByDefault = false {
        didSet { if isHiddenByDefault != oldValue { _arrangementChanged() } }
    }

    /// Whether the tab is hidden, and with it all that is in it.
    ///
    /// What the user chose at an earlier launch is written here when the tab is added to a controller, over what the app said
    /// before; what it says later wins (T10).
    open var isHidden: Bool {
        get { ownHidden ?? isHiddenByDefault }
        set {
            let former = isHidden
            ownHidden = newValue
            assignedHidden = newValue
            if former != newValue { _arrangementChanged() }
        }
    }

    /// Whether the tab can be seen now: on the bar, under More, or in the sidebar.
    open var hasVisiblePlacement: Bool { tabBarController?._hasVisiblePlacement(self) ?? false }

    /// The group that the tab is in; nil for a root tab.
    open var parent: UITabGroup? { _parent }

    /// The controller that shows the tab; nil as long as it belongs to none.
    open var tabBarController: UITabBarController? { _root._rootOwner }

    /// The tab's own controller, which is made when this is first asked for; nil if nothing makes one.
    open var viewController: UIViewController? {
        if let madeController { return madeController }
        guard let _provider else { return nil }
        require(
            !isMaking,
            "The provider of the tab \(_name) asks for the tab's own viewController, which it is about to make"
        )
        isMaking = true
        let controller = _provider(self)
        isMaking = false
        controller._maker = self
        // It reads as what stands on the bar.
        if _parent == nil { controller.tabBarItem = _item }
        madeController = controller
        _rootOwner?._controllerWasMade(of: self)
        return controller
    }

    /// The outermost group that the tab is in, or is, with a managing navigation controller; nil if there is none.
    open var managingTabGroup: UITabGroup? {
        var found: UITabGroup?
        var tab: UITab? = self
        while let current = tab {
            if let group = current as? UITabGroup, group.managingNavigationController != nil { found = group }
            tab = current._parent
        }
        return found
    }

    /// The controller, if it is made already.
    var _existingController: UIViewController? { madeController }

    /// The controller that stands in the tab bar controller while the root tab, or one in it, is selected.
    var _rootController: UIViewController {
        guard let viewController else {
            fatalError(
                "The tab \(_name) is a root tab, but nothing gives it a controller; give it a viewControllerProvider, or, if it is a group, a managingNavigationController"
            )
        }
        return viewController
    }

    /// The same, if it is there already.
    var _existingRootController: UIViewController? { madeController }

    /// The root tab that the tab is in, or is.
    var _root: UITab {
        var tab = self
        while let parent = tab._parent { tab = parent }
        return tab
    }

    /// The tab and the groups that it is in, the outermost first.
    var _path: [UITab] {
        var path = [self]
        while let parent = path[path.count - 1]._parent { path.append(parent) }
        return path.reversed()
    }

    /// Whether the tab can be seen as far as it and its groups say.
    var _isSeen: Bool { !_path.contains { $0.isHidden } }

    /// How the tab is called in messages.
    var _name: String { "'\(title)' (\(identifier))" }

    /// Whether the tab is hidden as far as the app says.
    var _isDeclaredHidden: Bool { assignedHidden ?? isHiddenByDefault }

    /// Writes what the user chose, without a new arrangement.
    func _restoreHidden(_ isHidden: Bool) { ownHidden = isHidden }

    /// What stands for the tab on a bar, if it is made already, or has a badge.
    var _existingItem: UITabBarItem? { isItemMade || badgeValue != nil ? _item : nil }

    /// Makes what stands for the tab on a bar.
    func _makeItem() -> UITabBarItem {
        isItemMade = true
        let item = UITabBarItem()
        _update(item)
        // One with a badge is known already.
        if badgeValue == nil { _rootOwner?._itemWasMade(of: self, item) }
        return item
    }

    /// The tab as a group; nil for any other.
    var _asGroup: UITabGroup? { nil }

    private func _update(_ item: UITabBarItem) {
        item.title = title
        item.image = image
        item.selectedImage = selectedImage
        item.badgeValue = badgeValue
        item.isEnabled = isEnabled
        item.accessibilityIdentifier = accessibilityIdentifier
    }

    private func _lookChanged() {
        if isItemMade {
            _update(_item)
        } else if badgeValue != nil {
            _rootOwner?._tabGotBadge(self)
        }
        guard let controller = tabBarController else { return }
        controller._existingSidebar?._view?.list.lookChanged(of: self)
        controller._topBar?.contentChanged(of: self)
    }

    /// Something changed of which it depends where tabs stand.
    func _arrangementChanged() { tabBarController?._tabArrangementChanged() }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(UITab.self, _SelectorEntry<UITab>.answered)
    }
}

extension UITab: ControllerMaker {
    var _madeFor: UIViewController? {
        managingTabGroup?.managingNavigationController ?? (_parent == nil ? tabBarController : nil)
    }
}

extension UIViewController {
    /// The tab that made the controller; nil for any other.
    public var tab: UITab? { _maker as? UITab }
}
