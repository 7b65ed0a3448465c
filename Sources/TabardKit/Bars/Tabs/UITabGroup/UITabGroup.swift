/// A tab that holds others: one item on the bar, and a section in the sidebar (T6).
///
/// ```swift
/// let library = UITabGroup(title: "Library", image: icon, identifier: "library", children: [albums, songs]) { _ in
///     LibraryController()
/// }
/// library.managingNavigationController = UINavigationController()
/// library.allowsReordering = true
/// ```
@preconcurrency @MainActor
open class UITabGroup: UITab {
    private var ownChildren: [UITab] = []
    /// The order by the user's choice or the app's.
    private var ownOrder: [String] = []
    /// What the app said last.
    private var assignedOrder: [String] = []
    weak var _selectedChild: UITab?
    /// What stands on the stack of the managing navigation controller, the group's own level first.
    var _levels: [ManagedLevel] = []

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - title: What the group is called.
    ///   - image: Its icon.
    ///   - identifier: Its identity, which no other tab of the controller has.
    ///   - children: The tabs in it; none by default.
    ///   - viewControllerProvider: Makes the group's own controller.
    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title,
            image: image,
            identifier: identifier,
            viewControllerProvider: viewControllerProvider
        )
        adopt(children)
    }

    /// The tabs in the group, in the app's order. A tab of another group, or of a controller's roots, is a programming error.
    open var children: [UITab] {
        get { ownChildren }
        set {
            guard newValue != ownChildren else { return }
            let owner = tabBarController
            owner?._tabsWillChange()
            adopt(newValue)
            owner?._tabsDidChange()
        }
    }

    /// The tab in the group that is selected, or was when the group last was; nil if none was.
    ///
    /// Setting it while the group is selected selects the tab. A tab that is not in the group is a programming error.
    open var selectedChild: UITab? {
        get { _selectedChild }
        set {
            require(
                newValue.map { $0._parent === self } ?? true,
                "selectedChild of the group \(_name) must be one of its children, which are [\(ownChildren.map(\._name).joined(separator: ", "))], but is \(newValue?._name ?? "")"
            )
            _selectedChild = newValue
            tabBarController?._selectedChildChanged(of: self)
        }
    }

    /// The tab that is selected when the group is, and none of its tabs was before; nil, that is the first one, by default.
    open var defaultChildIdentifier: String?

    /// Whether the group's section in the sidebar is closed as long as the user has not opened it; false by default.
    open var isCollapsedByDefault = false {
        didSet { if isCollapsedByDefault != oldValue { _arrangementChanged() } }
    }

    /// How the group stands in the sidebar; `automatic` by default.
    open var sidebarAppearance: SidebarAppearance = .automatic {
        didSet { if sidebarAppearance != oldValue { _arrangementChanged() } }
    }

    /// What the user can do with the group, as rows below its tabs in the sidebar; none by default.
    open var sidebarActions: [UIAction] = [] {
        didSet { if sidebarActions != oldValue { _arrangementChanged() } }
    }

    /// Whether the group itself can be selected in the sidebar; false by default.
    ///
    /// Then the group is what is selected as long as none of its tabs was, instead of a tab in it.
    open var isSidebarDestination = false {
        didSet { if isSidebarDestination != oldValue { _arrangementChanged() } }
    }

    /// The tabs in the order in which they are shown: as `displayOrderIdentifiers` says, hidden ones too.
    open var displayOrder: [UITab] { children(inOrder: ownOrder) }

    /// The tabs in the order that the app says.
    var _declaredOrder: [UITab] { children(inOrder: assignedOrder) }

    private func children(inOrder identifiers: [String]) -> [UITab] {
        guard !identifiers.isEmpty else { return ownChildren }
        let places = Dictionary(identifiers.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        let known = ownChildren.filter { places[$0.identifier] != nil }
        let unknown = ownChildren.filter { places[$0.identifier] == nil }
        return known.sorted { places[$0.identifier] ?? 0 < places[$1.identifier] ?? 0 } + unknown
    }

    /// The order of the tabs by their identifiers; empty, that is the order of `children`, by default.
    ///
    /// Identifiers that no tab has are ignored; tabs that are not named stand behind the others (T6). What the user chose at an
    /// earlier launch is written here when the group is added to a controller, over what the app said before; what it says later
    /// wins (T10).
    open var displayOrderIdentifiers: [String] {
        get { ownOrder }
        set {
            guard newValue != ownOrder || newValue != assignedOrder else { return }
            ownOrder = newValue
            assignedOrder = newValue
            _arrangementChanged()
        }
    }

    /// Whether the user may move the tabs within the group; false by default.
    open var allowsReordering = false {
        didSet { if allowsReordering != oldValue { _arrangementChanged() } }
    }

    /// The navigation controller that shows the group and what is selected in it, each level on top of the one before; nil by
    /// default (T7).
    open var managingNavigationController: UINavigationController? {
        didSet {
            guard managingNavigationController !== oldValue else { return }
            if let oldValue, oldValue._managedGroup === self { oldValue._managedGroup = nil }
            managingNavigationController?._managedGroup = self
            tabBarController?._managingNavigationControllerChanged(of: self)
        }
    }

    /// The tab with an identifier that is in the group, however deep; nil if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? {
        var rest: [UITab] = ownChildren.reversed()
        while let tab = rest.popLast() {
            if tab.identifier == identifier { return tab }
            rest += ((tab as? UITabGroup)?.ownChildren ?? []).reversed()
        }
        return nil
    }

    override var _asGroup: UITabGroup? { self }

    override var _rootController: UIViewController { managingNavigationController ?? super._rootController }

    override var _existingRootController: UIViewController? {
        managingNavigationController ?? super._existingRootController
    }

    /// Whether the order is another one than the app said.
    var _isOrderChosen: Bool { ownOrder != assignedOrder }

    /// Writes the order that the user chose, without a new arrangement.
    func _restoreOrder(_ identifiers: [String]) { ownOrder = identifiers }

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UITabGroup.self, super._selectors, _SelectorEntry<UITabGroup>.answered)
    }

    private func adopt(_ children: [UITab]) {
        let path = _path
        for child in children {
            require(
                child._parent == nil || child._parent === self,
                "The tab \(child._name) is in the group \(child._parent?._name ?? "") already, so it can't be in \(_name) too; a tab is in one group"
            )
            require(
                child._rootOwner == nil,
                "The tab \(child._name) is one of a tab bar controller's tabs, so it can't be in the group \(_name) too"
            )
            require(
                child._asGroup == nil || !path.contains { $0 === child },
                "The group \(child._name) can't be in itself"
            )
        }
        for child in children { child._parent = self }
        guard !ownChildren.isEmpty else {
            ownChildren = children
            return
        }
        let kept = Set(children)
        for child in ownChildren where !kept.contains(child) { child._parent = nil }
        ownChildren = children
        if let _selectedChild, !kept.contains(_selectedChild) { self._selectedChild = nil }
    }
}
