extension _SelectorEntry<UIAlertAction> {
    static var answered: [Self] {
        [
            .method("valueForKey:") { $0.value(forKey: $1[0]) },
            .method("setValue:forKey:") { $0.setValue($1[0], forKey: $1[1]) },
            .method("valueForUndefinedKey:") { $0.value(forUndefinedKey: $1[0]) },
            .method("setValue:forUndefinedKey:") { $0.setValue($1[0], forUndefinedKey: $1[1]) },
            .property("title", { $0.title }),
            .property("enabled", { $0.isEnabled }, { $0.isEnabled = $1 }),
            .property("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 }),
            .property("titleTextColor", { $0._titleTextColor }, { $0._titleTextColor = $1 }),
            .property("_titleTextColor", { $0._titleTextColor }, { $0._titleTextColor = $1 }),
        ]
    }
}
