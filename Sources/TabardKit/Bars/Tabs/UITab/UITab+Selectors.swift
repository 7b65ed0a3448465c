extension _SelectorEntry<UITab> {
    static var answered: [Self] {
        [
            .property("identifier", { $0.identifier }),
            .property("title", { $0.title }, { $0.title = $1 }),
            .property("image", { $0.image }, { $0.image = $1 }),
            .property("selectedImage", { $0.selectedImage }, { $0.selectedImage = $1 }),
            .property("subtitle", { $0.subtitle }, { $0.subtitle = $1 }),
            .property("badgeValue", { $0.badgeValue }, { $0.badgeValue = $1 }),
            .property("enabled", { $0.isEnabled }, { $0.isEnabled = $1 }),
            .property("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 }),
            .property("springLoaded", { $0.isSpringLoaded }, { $0.isSpringLoaded = $1 }),
            .property(
                "accessibilityIdentifier",
                { $0.accessibilityIdentifier },
                { $0.accessibilityIdentifier = $1 }
            ),
            .property("hidden", { $0.isHidden }, { $0.isHidden = $1 }),
            .property("hiddenByDefault", { $0.isHiddenByDefault }, { $0.isHiddenByDefault = $1 }),
            .property("allowsHiding", { $0.allowsHiding }, { $0.allowsHiding = $1 }),
            .property("hasVisiblePlacement", { $0.hasVisiblePlacement }),
            .property("parent", { $0.parent }),
            .property("tabBarController", { $0.tabBarController }),
            .property("viewController", { $0.viewController }),
            .property("managingTabGroup", { $0.managingTabGroup }),
        ]
    }
}
