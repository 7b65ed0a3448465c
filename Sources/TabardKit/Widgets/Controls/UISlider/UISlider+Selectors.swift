extension _SelectorEntry<UISlider> {
    static var answered: [Self] {
        [
            .property("value", { $0.value }, { $0.value = $1 }),
            .method("setValue:animated:") { $0.setValue($1[0], animated: $1.flag(1)) },
        ]
    }
}
