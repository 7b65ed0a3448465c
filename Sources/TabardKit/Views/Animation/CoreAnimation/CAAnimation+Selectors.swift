extension _SelectorEntry<CAAnimation> {
    static var answered: [Self] {
        [
            .method("valueForKey:") { $0.value(forKey: $1[0]) },
            .method("setValue:forKey:") { $0.setValue($1[0], forKey: $1[1]) },
        ]
    }
}
