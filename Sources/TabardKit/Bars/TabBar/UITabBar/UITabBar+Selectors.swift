extension UITabBar {
    /// Sets the delegate by its name; that of a bar which a controller manages can't be changed, which a document may ask for.
    fileprivate func _connect(delegate: (any UITabBarDelegate)?) {
        guard _manager == nil else {
            return KeyedValues.refuse(
                "A tab bar controller manages this tab bar, so its delegate can't be changed"
            )
        }
        self.delegate = delegate
    }
}

extension _SelectorEntry<UITabBar> {
    static var answered: [Self] {
        [
            .property("delegate", { $0.delegate }, { $0._connect(delegate: $1) }),
            .property("items", { $0.items }, { $0.items = $1 }),
            .property("selectedItem", { $0.selectedItem }, { $0.selectedItem = $1 }),
        ]
    }
}
