internal import TabModel
internal import TabStore

/// The tabs that an app set as values, and what the user made of them.
@MainActor
final class DeclaredTabs {
    /// The root tabs, in the app's order.
    let roots: [UITab]
    /// All tabs, each before what is in it.
    let all: [UITab]
    /// The same, by their ids.
    let tabs: [TabID: UITab]
    /// Whether one of the root tabs is a group.
    let hasGroups: Bool
    /// What the user changed, and where that is saved.
    let session: RecordSession
    /// By which of a fleet's defaults the device goes.
    let defaults: DefaultsSession
    /// Those of them that are drawn: they make of the app's tree another one (F1).
    private(set) var managed: ManagedDefaults?
    /// The selected tab: a root tab or one in a group; nil as long as there is none.
    var selected: UITab?
    /// The tabs on the bar in order, in a narrow window with those under More.
    var bar: [UITab] = [] {
        didSet { knownPlaces = nil }
    }
    /// The root tabs in the user's order, hidden ones included.
    var order: [UITab] = []
    /// What the user changed since they began to arrange the tabs; nil while they don't.
    var editing: TabsEditing?
    /// The groups whose sections in the sidebar are closed.
    var folded: Set<TabID> = []
    /// Whether the user hid the sidebar; nil if the user never said.
    var isSidebarHidden: Bool?
    /// The width that the user gave the sidebar, in points; nil if the user never did.
    var sidebarWidth: Int?
    /// Whether the arrangement is out of date.
    var needsArranging = true
    /// Whether the stack of a managing navigation controller is out of date.
    var needsStack = true
    /// Whether such a stack is being built.
    var isBuildingStack = false
    /// What of the user's choices is written into the tabs.
    var written: TabRecord?
    /// The tabs into which they are written.
    var writtenTabs: [TabID: UITab] = [:]
    /// The fleet's defaults with which they were.
    var writtenDefaults: ManagedDefaults?
    private var drawnTree: TabTree?
    private var knownOwnTree: TabTree?
    private var knownEditedTree: TabTree?
    private var knownLimits: FleetLimits?
    private var knownPlaces: [ObjectIdentifier: Int]?
    private var knownOffersEditing: Bool?

    /// Takes tabs, and what the user made of them before; the same tab twice is a programming error that names both (T1).
    ///
    /// - Parameters:
    ///   - roots: The root tabs.
    ///   - session: What the user changed, and where that is saved.
    ///   - defaults: By which of a fleet's defaults the device goes.
    ///   - former: The tabs that the controller had before; what is selected, and being edited, stays so.
    init(
        _ roots: [UITab],
        session: RecordSession,
        defaults: DefaultsSession,
        after former: DeclaredTabs? = nil
    ) {
        self.roots = roots
        self.session = session
        self.defaults = defaults
        managed = defaults.defaults
        writtenDefaults = former?.writtenDefaults
        selected = former?.selected
        editing = former?.editing
        written = former?.written
        writtenTabs = former?.writtenTabs ?? [:]
        hasGroups = roots.contains { $0._asGroup != nil }
        all = Self.all(roots)
        var tabs: [TabID: UITab] = [:]
        tabs.reserveCapacity(all.count)
        for tab in all {
            guard let id = TabID(tab.identifier), id.string.utf8.count <= TabTree.maximumLength else {
                fatalError(
                    "The identifier of a tab has 1 to \(TabTree.maximumLength) bytes of UTF-8, unlike that of \(tab._name)"
                )
            }
            if let other = tabs.updateValue(tab, forKey: id) {
                fatalError(
                    "The tabs \(other._place) and \(tab._place) have the same identifier; each tab of a tab bar controller has one of its own"
                )
            }
        }
        self.tabs = tabs
    }

    /// The tabs and all that are in them, each before what is in it.
    static func all(_ roots: [UITab]) -> [UITab] {
        var all: [UITab] = []
        var rest: [UITab] = roots.reversed()
        while let tab = rest.popLast() {
            all.append(tab)
            if let group = tab._asGroup { rest += group.children.reversed() }
        }
        return all
    }

    /// The tree that the user's edits are made to: what the app and the fleet say, with what they let the user do.
    func editedTree() -> TabTree {
        if let knownEditedTree { return knownEditedTree }
        let tree = ownTree().managed(by: managed)
        knownEditedTree = tree
        return tree
    }

    /// What the app alone says.
    func ownTree() -> TabTree {
        if let knownOwnTree { return knownOwnTree }
        let tree = TabTree(roots.map { $0._node(isDrawn: false) })
        knownOwnTree = tree
        return tree
    }

    /// The tree as it is drawn. What is hidden, and the order within groups, is what the tabs say by now, to which the user's
    /// choices were written when they were added, and what the app said later (T10).
    func treeAsDrawn() -> TabTree {
        if let drawnTree { return drawnTree }
        let tree = TabTree(roots.map { $0._node(isDrawn: true) }).managed(by: managed?.ofRoots)
        drawnTree = tree
        return tree
    }

    /// What the fleet keeps the user from; nil without a fleet's defaults.
    var limits: FleetLimits? {
        guard let managed else { return nil }
        if let knownLimits { return knownLimits }
        let limits = FleetLimits(managed, of: editedTree())
        knownLimits = limits
        return limits
    }

    /// Whether the user may change nothing now.
    var isLocked: Bool { managed?.isLocked ?? false }

    /// Draws the fleet's defaults that count by now.
    func adoptDefaults() {
        managed = defaults.defaults
        changed()
    }

    /// Follows what others save, and what comes of the fleet.
    func follow() {
        defaults.follow(session.store)
        session.follow()
    }

    /// Something of the tabs changed that the arrangement depends on.
    func changed() {
        knownOwnTree = nil
        knownEditedTree = nil
        knownLimits = nil
        knownOffersEditing = nil
        choicesChanged()
    }

    /// What is hidden, or the order in a group, is another choice of the user's now.
    func choicesChanged() {
        drawnTree = nil
        needsArranging = true
    }

    /// Where on the bar a tab stands; nil if it is not there.
    func place(onBar tab: UITab) -> Int? {
        if let knownPlaces { return knownPlaces[ObjectIdentifier(tab)] }
        var places: [ObjectIdentifier: Int] = [:]
        places.reserveCapacity(bar.count)
        for (place, tab) in bar.enumerated() { places[ObjectIdentifier(tab)] = place }
        knownPlaces = places
        return places[ObjectIdentifier(tab)]
    }

    /// Whether there is anything that the user may change of the tabs.
    var offersEditing: Bool {
        if let knownOffersEditing { return knownOffersEditing }
        let offers = all.contains { tab in
            tab._userMayHide || tab._isMovableOnBar || tab._asGroup?.allowsReordering == true && !isLocked
        }
        knownOffersEditing = offers
        return offers
    }

    /// What is to be seen.
    ///
    /// - Parameters:
    ///   - width: Whether the bar is that of a wide window.
    ///   - record: What the user changed; nil for what is known of it.
    ///   - compact: The identifiers of the tabs that a narrow window shows; nil for all.
    ///   - capacity: The places on the bar of a narrow window.
    func arrangement(
        _ width: TabTreeArrangement.Width,
        of record: TabRecord? = nil,
        compact: [String]?,
        capacity: Int
    ) -> TabTreeArrangement {
        (record ?? session.drawnRecord).arrangement(
            for: treeAsDrawn(),
            width: width,
            compact: compact.map { Set($0.compactMap { TabID($0) }) },
            policy: TabPolicy(capacity: width == .wide ? nil : capacity)
        )
    }
}

extension UITab {
    /// The tab's identity in what is saved; the controller has checked it.
    var _id: TabID {
        guard let id = TabID(identifier) else { fatalError("The tab \(_name) has another identifier now") }
        return id
    }

    /// The tab as the model of trees knows it.
    ///
    /// - Parameter isDrawn: Whether it is to have what was chosen as its own; else what the app says, and may be chosen.
    fileprivate func _node(isDrawn: Bool) -> TabTree.Tab {
        let group = _asGroup
        return TabTree.Tab(
            _id,
            placement: preferredPlacement._model,
            allowsHiding: !isDrawn && allowsHiding,
            isHiddenByDefault: isDrawn ? isHidden : _isDeclaredHidden,
            children: (isDrawn ? group?.displayOrder : group?._declaredOrder)?
                .map { $0._node(isDrawn: isDrawn) },
            allowsReordering: !isDrawn && group?.allowsReordering ?? false,
            isFoldedByDefault: group?.isCollapsedByDefault ?? false
        )
    }

    /// How the tab and its group are called in messages.
    fileprivate var _place: String { _parent.map { "\(_name) in \($0._name)" } ?? _name }
}
