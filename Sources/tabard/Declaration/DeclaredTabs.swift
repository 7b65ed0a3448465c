import ArgumentParser
import TabModel

/// The arguments that describe an app's tabs.
struct DeclaredTabs: ParsableArguments {
    @Argument(help: ArgumentHelp("The ids of the app's tabs in their default order.", valueName: "id"))
    var ids: [TabID]

    @Option(
        name: .customLong("former"),
        help: ArgumentHelp(
            "A tab's id, and one that it had in an earlier version of the app.",
            valueName: "id=former"
        )
    )
    var former: [IDPair] = []

    @Option(
        help: ArgumentHelp("A tab that is always shown, and on the bar even if it is new.", valueName: "id")
    )
    var required: [TabID] = []

    @Option(help: ArgumentHelp("A tab that the user may not move.", valueName: "id"))
    var fixed: [TabID] = []

    @Option(help: ArgumentHelp("A tab that the user may not hide.", valueName: "id"))
    var unhideable: [TabID] = []

    @Option(help: ArgumentHelp("A tab that is hidden until the user shows it.", valueName: "id"))
    var initiallyHidden: [TabID] = []

    @Option(help: ArgumentHelp("A tab that stays before all others.", valueName: "id"))
    var pinnedStart: [TabID] = []

    @Option(help: ArgumentHelp("A tab that stays after all others.", valueName: "id"))
    var pinnedEnd: [TabID] = []

    @Option(
        help: ArgumentHelp("A former tab that never comes back; the next edit forgets it.", valueName: "id")
    )
    var retire: [TabID] = []

    func validate() throws {
        if let duplicate = TabDeclaration.duplicate(in: ids) {
            throw ValidationError("The tab '\(duplicate)' is declared twice; each id may be declared once.")
        }
        let named = former.map(\.first) + required + fixed + unhideable + initiallyHidden
        for id in named + pinnedStart + pinnedEnd where !ids.contains(id) {
            throw ValidationError("'\(id)' is not one of the declared tabs, which are \(list).")
        }
        for id in former.map(\.second) where ids.contains(id) {
            throw ValidationError("'\(id)' is declared itself, and so is nobody's former id.")
        }
        for id in retire where ids.contains(id) {
            throw ValidationError("'\(id)' is declared, and so cannot be retired.")
        }
        if let both = pinnedStart.first(where: pinnedEnd.contains) {
            throw ValidationError("'\(both)' can be pinned at one end, and not at both.")
        }
    }

    private var list: String { ids.map(\.string).joined(separator: ", ") }

    var declaration: SavedDeclaration {
        let tabs = ids.map { id in
            let formerIDs = former.filter { $0.first == id }.map(\.second.string)
            return SavedDeclaration.Tab(
                id: id.string,
                formerly: formerIDs.isEmpty ? nil : formerIDs,
                isFixed: fixed.contains(id) ? true : nil,
                isInitiallyHidden: initiallyHidden.contains(id) ? true : nil,
                isRequired: required.contains(id) ? true : nil,
                isUnhideable: unhideable.contains(id) ? true : nil,
                pinned: edge(of: id)?.rawValue
            )
        }
        return SavedDeclaration(tabs: tabs, retired: retire.isEmpty ? nil : retire.map(\.string))
    }

    private func edge(of id: TabID) -> TabDeclaration.Edge? {
        pinnedStart.contains(id) ? .start : pinnedEnd.contains(id) ? .end : nil
    }
}
