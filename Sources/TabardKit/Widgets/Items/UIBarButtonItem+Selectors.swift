extension _SelectorEntry<UIBarButtonItem> {
    static var answered: [Self] {
        [
            .property("hidden", { $0.isHidden }, { $0.isHidden = $1 }),
            .property("customView", { $0.customView }, { $0.customView = $1 }),
            .property("tintColor", { $0.tintColor }, { $0.tintColor = $1 }),
            .property("width", { $0.width }, { $0.width = $1 }),
            .property("view", { $0._shownView }),
        ]
    }
}
