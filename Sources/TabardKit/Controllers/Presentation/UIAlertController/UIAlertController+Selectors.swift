extension _SelectorEntry<UIAlertController> {
    static var answered: [Self] {
        [
            .property("message", { $0.message }, { $0.message = $1 }),
            .property("attributedTitle", { $0._attributedTitle }, { $0._attributedTitle = $1 }),
            .property("attributedMessage", { $0._attributedMessage }, { $0._attributedMessage = $1 }),
        ]
    }
}
