extension UITabBar {
    /// How items spread over a bar (A12).
    public typealias ItemPositioning = UITabBarItemPositioning

    /// Sets a part of the style, as the app or a proxy says.
    func _setStyle<Value, Property>(
        _ part: WritableKeyPath<TabBarStyle, Value>,
        _ value: Value,
        _ property: ReferenceWritableKeyPath<UITabBar, Property>
    ) {
        _style[keyPath: part] = value
        AppearanceProxies.note(self, property)
        _lookChanged()
    }

    func _setDivider(_ image: UIImage?, _ left: UIControl.State, _ right: UIControl.State) {
        let isLeft = left.contains(.selected)
        let isRight = right.contains(.selected)
        _style.dividers.set(image, left: isLeft, right: isRight)
        AppearanceProxies.note(
            self,
            .attributes(\UITabBar._style.dividers, state: (isLeft ? 1 : 0) + (isRight ? 2 : 0)),
            read: { $0.dividerImage(forLeftState: left, rightState: right) },
            write: { $0.setDividerImage($1, forLeftState: left, rightState: right) }
        )
        _lookChanged()
    }

    /// The appearance to read or to change in place; changing it makes it count.
    func _ownAppearance() -> UITabBarAppearance {
        if let appearance = _style.standardAppearance { return appearance }
        let appearance = UITabBarAppearance()
        _style.standardAppearance = appearance
        appearance._changed = { [weak self] in
            self?._style.usesAppearance = true
            self?._barAppearanceChanged()
        }
        return appearance
    }

    func _setAppearance(_ appearance: UITabBarAppearance) {
        let copy = UITabBarAppearance(barAppearance: appearance)
        copy._changed = { [weak self] in self?._barAppearanceChanged() }
        _style.standardAppearance = copy
        _style.usesAppearance = true
        _barAppearanceChanged()
    }

    func _setScrollEdgeAppearance(_ appearance: UITabBarAppearance?) {
        let copy = appearance.map { UITabBarAppearance(barAppearance: $0) }
        copy?._changed = { [weak self] in self?._lookChanged() }
        _style.scrollEdgeAppearance = copy
        AppearanceProxies.note(self, \UITabBar.scrollEdgeAppearance)
        _lookChanged()
    }

    private func _barAppearanceChanged() {
        AppearanceProxies.note(self, \UITabBar.standardAppearance)
        _lookChanged()
    }

    /// Gives items what proxies say, when they come with the bar, or to it, into a window.
    func _applyAppearanceProxies(to items: [UITabBarItem]) {
        guard AppearanceProxies.areUsed, _window != nil else { return }
        let containers = _appearanceContainers + [self]
        for item in items {
            AppearanceProxies.apply(to: item, in: containers, traits: traitCollection)
        }
    }
}
