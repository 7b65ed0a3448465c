internal import TabModel

/// What a fleet's defaults keep the user from doing with tabs that the app lets them do (F5, F6 and F9 of TabModel's rules).
struct FleetLimits {
    private let isLocked: Bool
    private let fixed: Set<TabID>
    /// The tabs that may not be hidden, with the groups that they are in.
    private let required: Set<TabID>

    /// - Parameter tree: The app's tabs with the fleet's defaults.
    init(_ defaults: ManagedDefaults, of tree: TabTree) {
        isLocked = defaults.isLocked
        fixed = defaults.fixed
        var required: Set<TabID> = []
        var rest = tree.roots
        while let tab = rest.popLast() {
            if !tab.allowsHiding { required.insert(tab.id) }
            rest += tab.children ?? []
        }
        self.required = required
    }

    func allowHiding(_ tab: TabID) -> Bool { !isLocked && !required.contains(tab) }

    func allowMoving(_ tab: TabID) -> Bool { !isLocked && !fixed.contains(tab) }
}

extension ManagedDefaults {
    /// What is not written into the tabs, as what is hidden and the order of groups are, but read each time.
    var ofRoots: ManagedDefaults { ManagedDefaults(order: order, fixed: fixed, isLocked: isLocked) }
}

extension UITab {
    private var _limits: FleetLimits? { _root._rootOwner?._declared?.limits }

    /// Whether a fleet's defaults, if there are any, let the user move the tab.
    var _fleetAllowsMoving: Bool { _limits?.allowMoving(_id) ?? true }

    /// Whether the user may hide the tab and show it.
    var _userMayHide: Bool { allowsHiding && _limits?.allowHiding(_id) ?? true }

    /// Whether the user may put the tab onto the bar of a wide window, or move it there and on the edit screen.
    var _isMovableOnBar: Bool { preferredPlacement._isMovable && _fleetAllowsMoving }

    /// Whether the user may move the tab within its group.
    var _isMovableInGroup: Bool { _parent?.allowsReordering == true && _fleetAllowsMoving }
}
