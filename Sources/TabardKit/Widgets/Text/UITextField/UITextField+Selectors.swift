extension _SelectorEntry<UITextField> {
    static var answered: [Self] {
        [
            .property("delegate", { $0.delegate }, { $0.delegate = $1 }),
            .property("leftView", { $0.leftView }, { $0.leftView = $1 }),
            .property("rightView", { $0.rightView }, { $0.rightView = $1 }),
            .property("inputView", { $0.inputView }, { $0.inputView = $1 }),
            .property("inputAccessoryView", { $0.inputAccessoryView }, { $0.inputAccessoryView = $1 }),
            .method("selectAll:") { $0.selectAll($1[0]) },
            .property("text", { $0.text }, { $0.text = $1 }),
            .property("textColor", { $0.textColor }, { $0.textColor = $1 }),
            .property("font", { $0.font }, { $0.font = $1 }),
            .property("placeholder", { $0.placeholder }, { $0.placeholder = $1 }),
            .property("placeholderLabel", { $0._placeholderKeys }),
            .property("_placeholderLabel", { $0._placeholderKeys }),
            .property("secureTextEntry", { $0.isSecureTextEntry }, { $0.isSecureTextEntry = $1 }),
            .property("enabled", { $0.isEnabled }, { $0.isEnabled = $1 }),
            .property("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 }),
        ]
    }
}
