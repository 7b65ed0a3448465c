import TabModel

/// The rules of a fleet's defaults as they are worded, with lists and searches alone: the oracle for flat lists.
struct NaiveFleet {
    /// What the app says of a tab's visibility.
    enum Flag: CaseIterable {
        case plain, hidden, required, unhideable, hiddenAndUnhideable
    }

    /// What the user chose of a tab's visibility.
    enum Choice: CaseIterable {
        case none, hidden, shown
    }

    /// F3: the named tabs that the app has, each once, and then the others.
    static func declared(_ app: [TabID], _ order: [TabID]) -> [TabID] {
        var result: [TabID] = []
        for id in order + app where app.contains(id) && !result.contains(id) { result.append(id) }
        return result
    }

    /// F1 and F6: rule 4 with the fleet's order, in which fixed tabs are as if they had not been moved.
    static func order(_ user: NaiveLayout, _ app: [TabID], _ defaults: ManagedDefaults) -> [TabID] {
        let declared = declared(app, defaults.order)
        guard !defaults.isLocked else { return declared }
        var effective = user
        effective.moved = user.moved.filter { !defaults.fixed.contains($0) || !app.contains($0) }
        return effective.order(declared)
    }

    /// F4, F5 and F9: whether a tab is to be seen, if another one is.
    static func isSeen(_ flag: Flag, isHidden: Bool, isRequired: Bool, isLocked: Bool, _ choice: Choice)
        -> Bool
    {
        if flag == .required || isRequired { return true }
        let byDefault = !(flag == .hidden || flag == .hiddenAndUnhideable || isHidden)
        guard !isLocked else { return byDefault }
        return switch choice {
        case .none: byDefault
        case .hidden: false
        case .shown: true
        }
    }
}

extension TabDeclaration.Tab {
    init(_ id: TabID, _ flag: NaiveFleet.Flag) {
        self.init(
            id,
            isHideable: flag != .unhideable && flag != .hiddenAndUnhideable,
            isRequired: flag == .required,
            isHiddenByDefault: flag == .hidden || flag == .hiddenAndUnhideable
        )
    }
}
