extension _SelectorEntry<UIBarButtonItem> {
    static var answered: [Self] {
        [
            .property("customView", { $0.customView }, { $0.customView = $1 }),
            .property("tintColor", { $0.tintColor }, { $0.tintColor = $1 }),
            .property("width", { $0.width }, { $0.width = $1 }),
            .property("view", { $0._shownView }),
        ]
    }
}
