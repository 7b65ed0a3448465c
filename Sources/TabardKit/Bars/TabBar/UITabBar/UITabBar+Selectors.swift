extension _SelectorEntry<UITabBar> {
    static var answered: [Self] {
        [
            .property("items", { $0.items }, { $0.items = $1 }),
            .property("selectedItem", { $0.selectedItem }, { $0.selectedItem = $1 }),
        ]
    }
}
