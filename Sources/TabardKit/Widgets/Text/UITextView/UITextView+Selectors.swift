extension _SelectorEntry<UITextView> {
    static var answered: [Self] {
        [
            .method("selectAll:") { $0.selectAll($1[0]) },
            .property("text", { $0.text }, { $0.text = $1 }),
            .property("attributedText", { $0.attributedText }, { $0.attributedText = $1 }),
            .property("textColor", { $0.textColor }, { $0.textColor = $1 }),
            .property("font", { $0.font }, { $0.font = $1 }),
        ]
    }
}
