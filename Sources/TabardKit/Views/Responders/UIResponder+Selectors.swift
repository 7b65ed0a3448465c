extension _SelectorEntry<UIResponder> {
    static var answered: [Self] {
        [
            .method("becomeFirstResponder") { $0.becomeFirstResponder() },
            .method("resignFirstResponder") { $0.resignFirstResponder() },
            .method("isFirstResponder") { $0.isFirstResponder },
            .method("canBecomeFirstResponder") { $0.canBecomeFirstResponder },
            .method("nextResponder") { $0.next },
            .method("valueForKey:") { $0.value(forKey: $1[0]) },
            .method("setValue:forKey:") { $0.setValue($1[0], forKey: $1[1]) },
            .method("valueForUndefinedKey:") { $0.value(forUndefinedKey: $1[0]) },
            .method("setValue:forUndefinedKey:") { $0.setValue($1[0], forUndefinedKey: $1[1]) },
            .method("observeValueForKeyPath:ofObject:change:context:") {
                $0.observeValue(forKeyPath: $1[0], of: $1[1], change: $1[2], context: $1[3])
            },
        ]
    }
}
