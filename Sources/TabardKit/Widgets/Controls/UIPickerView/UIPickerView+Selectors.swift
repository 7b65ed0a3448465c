extension _SelectorEntry<UIPickerView> {
    static var answered: [Self] {
        [
            .method("reloadAllComponents") { $0.reloadAllComponents() },
            .property("dataSource", { $0.dataSource }, { $0.dataSource = $1 }),
            .property("delegate", { $0.delegate }, { $0.delegate = $1 }),
        ]
    }
}
