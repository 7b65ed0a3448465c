extension _SelectorEntry<UIBarItem> {
    static var answered: [Self] {
        [
            .method("valueForKey:") { $0.value(forKey: $1[0]) },
            .method("setValue:forKey:") { $0.setValue($1[0], forKey: $1[1]) },
            .method("valueForUndefinedKey:") { $0.value(forUndefinedKey: $1[0]) },
            .method("setValue:forUndefinedKey:") { $0.setValue($1[0], forUndefinedKey: $1[1]) },
            .property("title", { $0.title }, { $0.title = $1 }),
            .property("image", { $0.image }, { $0.image = $1 }),
            .property("landscapeImagePhone", { $0.landscapeImagePhone }, { $0.landscapeImagePhone = $1 }),
            .property("imageInsets", { $0.imageInsets }, { $0.imageInsets = $1 }),
            .property("tag", { $0.tag }, { $0.tag = $1 }),
            .property("enabled", { $0.isEnabled }, { $0.isEnabled = $1 }),
            .property("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 }),
            .property("accessibilityLabel", { $0.accessibilityLabel }, { $0.accessibilityLabel = $1 }),
            .property(
                "accessibilityIdentifier",
                { $0.accessibilityIdentifier },
                { $0.accessibilityIdentifier = $1 }
            ),
        ]
    }
}
