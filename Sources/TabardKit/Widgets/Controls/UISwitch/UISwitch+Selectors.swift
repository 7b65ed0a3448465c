extension _SelectorEntry<UISwitch> {
    static var answered: [Self] {
        [
            .property("on", { $0.isOn }, { $0.isOn = $1 }),
            .method("isOn") { $0.isOn },
            .method("setOn:animated:") { $0.setOn($1.flag(0), animated: $1.flag(1)) },
        ]
    }
}
