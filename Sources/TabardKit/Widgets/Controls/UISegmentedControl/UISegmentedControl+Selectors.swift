extension _SelectorEntry<UISegmentedControl> {
    static var answered: [Self] {
        [
            .property("selectedSegmentIndex", { $0.selectedSegmentIndex }, { $0.selectedSegmentIndex = $1 })
        ]
    }
}
