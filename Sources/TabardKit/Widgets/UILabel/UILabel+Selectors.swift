extension _SelectorEntry<UILabel> {
    static var answered: [Self] {
        [
            .property("text", { $0.text }, { $0.text = $1 }),
            .property("attributedText", { $0.attributedText }, { $0.attributedText = $1 }),
            .property("textColor", { $0.textColor }, { $0.textColor = $1 }),
            .property("font", { $0.font }, { $0.font = $1 }),
            .property("numberOfLines", { $0.numberOfLines }, { $0.numberOfLines = $1 }),
            .property("enabled", { $0.isEnabled }, { $0.isEnabled = $1 }),
        ]
    }
}
