extension _SelectorEntry<UITextView> {
    static var answered: [Self] {
        [
            .property("delegate", { $0.delegate }, { $0.delegate = $1 }),
            .property("inputView", { $0.inputView }, { $0.inputView = $1 }),
            .property("inputAccessoryView", { $0.inputAccessoryView }, { $0.inputAccessoryView = $1 }),
            .method("selectAll:") { $0.selectAll($1[0]) },
            .property("text", { $0.text }, { $0.text = $1 }),
            .property("attributedText", { $0.attributedText }, { $0.attributedText = $1 }),
            .property("textColor", { $0.textColor }, { $0.textColor = $1 }),
            .property("font", { $0.font }, { $0.font = $1 }),
        ]
    }
}
