extension _SelectorEntry<UINavigationItem> {
    static var answered: [Self] {
        [
            .method("valueForKey:") { $0.value(forKey: $1[0]) },
            .method("setValue:forKey:") { $0.setValue($1[0], forKey: $1[1]) },
            .method("valueForUndefinedKey:") { $0.value(forUndefinedKey: $1[0]) },
            .method("setValue:forUndefinedKey:") { $0.setValue($1[0], forUndefinedKey: $1[1]) },
            .property("title", { $0.title }, { $0.title = $1 }),
            .property("prompt", { $0.prompt }, { $0.prompt = $1 }),
            .property("titleView", { $0.titleView }, { $0.titleView = $1 }),
            .property("leftBarButtonItem", { $0.leftBarButtonItem }, { $0.leftBarButtonItem = $1 }),
            .property("rightBarButtonItem", { $0.rightBarButtonItem }, { $0.rightBarButtonItem = $1 }),
            .property("leftBarButtonItems", { $0.leftBarButtonItems }, { $0.leftBarButtonItems = $1 }),
            .property("rightBarButtonItems", { $0.rightBarButtonItems }, { $0.rightBarButtonItems = $1 }),
            .property("hidesBackButton", { $0.hidesBackButton }, { $0.hidesBackButton = $1 }),
        ]
    }
}
