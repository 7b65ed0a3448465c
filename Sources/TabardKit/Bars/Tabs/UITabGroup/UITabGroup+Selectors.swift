extension _SelectorEntry<UITabGroup> {
    static var answered: [Self] {
        [
            .property("children", { $0.children }, { $0.children = $1 }),
            .property("selectedChild", { $0.selectedChild }, { $0.selectedChild = $1 }),
            .property(
                "defaultChildIdentifier",
                { $0.defaultChildIdentifier },
                { $0.defaultChildIdentifier = $1 }
            ),
            .property("displayOrder", { $0.displayOrder }),
            .property(
                "displayOrderIdentifiers",
                { $0.displayOrderIdentifiers },
                { $0.displayOrderIdentifiers = $1 }
            ),
            .property("allowsReordering", { $0.allowsReordering }, { $0.allowsReordering = $1 }),
            .property("sidebarDestination", { $0.isSidebarDestination }, { $0.isSidebarDestination = $1 }),
            .property("collapsedByDefault", { $0.isCollapsedByDefault }, { $0.isCollapsedByDefault = $1 }),
            .property(
                "managingNavigationController",
                { $0.managingNavigationController },
                { $0.managingNavigationController = $1 }
            ),
        ]
    }
}
