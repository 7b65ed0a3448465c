extension _SelectorEntry<UIProgressView> {
    static var answered: [Self] {
        [
            .property("progress", { $0.progress }, { $0.progress = $1 })
        ]
    }
}
