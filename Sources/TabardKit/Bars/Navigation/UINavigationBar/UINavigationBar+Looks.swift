internal import GtkInterop

extension UINavigationBar {
    /// The height of a large title whose content rests at the top.
    var _largeTitleHeight: CGFloat { LargeTitleLayout.height(forLine: _looks.largeTitleFont.lineHeight) }

    /// The height of the bar's buttons and of what stands above them.
    static func _titleHeight(for item: UINavigationItem?) -> CGFloat {
        NavigationBarLayout.height + (item?.prompt == nil ? 0 : NavigationBarLayout.promptHeight)
    }

    var _fittingHeight: CGFloat {
        Self._titleHeight(for: topItem) + (topItem?._showsLargeTitle == true ? _largeTitleHeight : 0)
    }

    /// Fonts and colours that hold now.
    var _looks: NavigationBarLooks {
        guard let appearance = _heldAppearance else {
            return NavigationBarLooks(
                title: _style.titleTextAttributes,
                largeTitle: _style.largeTitleTextAttributes
            )
        }
        return NavigationBarLooks(appearance)
    }

    /// Sets a part of the style, as the app or a proxy says.
    func _setStyle<Value, Property>(
        _ part: WritableKeyPath<NavigationBarStyle, Value>,
        _ value: Value,
        _ property: ReferenceWritableKeyPath<UINavigationBar, Property>
    ) {
        _style[keyPath: part] = value
        AppearanceProxies.note(self, property)
        _looksChanged()
    }

    /// Sets whether the bar is translucent; nil leaves that to its background.
    func _setTranslucent(_ isTranslucent: Bool?) {
        _style.isTranslucent = isTranslucent
        AppearanceProxies.note(
            self,
            .property(\UINavigationBar.isTranslucent),
            read: { $0._style.isTranslucent },
            write: { $0._setTranslucent($1) }
        )
        _looksChanged()
    }

    func _looksChanged() {
        _content.overrideUserInterfaceStyle = _style.barStyle == .black ? .dark : .unspecified
        _content.looks = _looks
        _backgroundChanged()
        _heightChanged?()
    }

    func _backgroundChanged() {
        setNeedsDisplay()
        // What is blurred behind the bar is drawn by the view that it stands in.
        superview?.setNeedsDisplay()
    }

    func _ownAppearance() -> UINavigationBarAppearance {
        if let appearance = _style.standardAppearance { return appearance }
        let appearance = UINavigationBarAppearance()
        _style.standardAppearance = appearance
        appearance._changed = { [weak self] in
            guard let self else { return }
            self._style.usesAppearance = true
            AppearanceProxies.note(self, \UINavigationBar.standardAppearance)
            self._looksChanged()
        }
        return appearance
    }

    func _setAppearance(_ appearance: UINavigationBarAppearance) {
        let copy = _copy(of: appearance)
        _style.standardAppearance = copy
        _style.usesAppearance = true
        AppearanceProxies.note(self, \UINavigationBar.standardAppearance)
        _looksChanged()
    }

    func _copy(of appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
        let copy = appearance.map { UINavigationBarAppearance(barAppearance: $0) }
        copy?._changed = { [weak self] in self?._looksChanged() }
        return copy
    }
}
