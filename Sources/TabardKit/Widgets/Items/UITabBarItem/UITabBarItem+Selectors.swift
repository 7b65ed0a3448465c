extension _SelectorEntry<UITabBarItem> {
    static var answered: [Self] {
        [
            .property("selectedImage", { $0.selectedImage }, { $0.selectedImage = $1 }),
            .property("badgeValue", { $0.badgeValue }, { $0.badgeValue = $1 }),
            .property("badgeColor", { $0.badgeColor }, { $0.badgeColor = $1 }),
            .property(
                "titlePositionAdjustment",
                { $0.titlePositionAdjustment },
                { $0.titlePositionAdjustment = $1 }
            ),
            .property("view", { $0._shownView }),
        ]
    }
}
