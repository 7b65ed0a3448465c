extension _SelectorEntry<UIControl> {
    static var answered: [Self] {
        [
            .property("enabled", { $0.isEnabled }, { $0.isEnabled = $1 }),
            .property("selected", { $0.isSelected }, { $0.isSelected = $1 }),
            .property("highlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 }),
            .method("isEnabled") { $0.isEnabled },
            .method("isSelected") { $0.isSelected },
            .method("isHighlighted") { $0.isHighlighted },
        ]
    }
}
