internal import GtkInterop

extension UINavigationBar {
    private var _isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    /// The appearance while content lies under the bar; nil if the older properties hold. That of the item goes before
    /// the bar's.
    var _standardAppearance: UINavigationBarAppearance? {
        let item = topItem
        let compact = _isCompact ? item?.compactAppearance ?? _style.compactAppearance : nil
        return item?.standardAppearance ?? compact
            ?? (_style.usesAppearance ? _style.standardAppearance : nil)
    }

    /// The appearance while nothing lies under the bar, if there is one of its own.
    var _edgeAppearance: UINavigationBarAppearance? {
        let item = topItem
        let compact =
            _isCompact ? item?.compactScrollEdgeAppearance ?? _style.compactScrollEdgeAppearance : nil
        return compact ?? item?.scrollEdgeAppearance ?? _style.scrollEdgeAppearance
    }

    /// The appearance that titles and buttons follow.
    var _heldAppearance: UINavigationBarAppearance? {
        (_backgroundOpacity < 0.5 ? _edgeAppearance : nil) ?? _standardAppearance
    }

    /// The traits that the bar's colours are for: a black bar is dark in a light interface too.
    private var _barTraits: UITraitCollection {
        guard _style.barStyle == .black else { return traitCollection }
        return UITraitCollection(traitsFrom: [
            traitCollection, UITraitCollection(userInterfaceStyle: .dark),
        ])
    }

    private var _backgroundImage: UIImage? {
        let images = _style.backgroundImages
        let compact = topItem?.prompt == nil ? images[.compact] : images[.compactPrompt] ?? images[.compact]
        let usual = topItem?.prompt == nil ? images[.default] : images[.defaultPrompt] ?? images[.default]
        return (_isCompact ? compact : nil) ?? usual
    }

    var _backgroundRules: TabBarBackgroundRules {
        let traits = _barTraits
        return TabBarBackgroundRules(
            isBlack: _style.barStyle == .black,
            isDark: traits.userInterfaceStyle == .dark,
            barTint: _style.barTintColor?.components(with: traits),
            picture: _backgroundImage.map {
                TabBarBackgroundRules.Picture(image: $0, opacity: $0.averageAlpha)
            },
            shadowImage: nil,
            isTranslucent: _style.isTranslucent,
            separator: UIColor._barSeparator.components(with: traits)
        )
    }

    private var _olderBackground: BarBackground {
        var background = _backgroundRules.background
        if let shadow = _style.shadowImage {
            let isTemplate = shadow.renderingMode == .alwaysTemplate
            let tint = isTemplate ? UIColor._barSeparator : shadow.stencilColor
            background.shadow = .image(shadow, tint: tint?.components(with: _barTraits))
        }
        return background
    }

    /// Whether the older properties ask for a background in any case.
    private var _isColored: Bool {
        _style.barTintColor != nil || _style.barStyle == .black || _backgroundImage != nil
            || _style.isTranslucent == false
    }

    var _background: NavigationBarBackground {
        let traits = _barTraits
        let appearance = _standardAppearance
        var standard = appearance?._background.resolved(with: traits) ?? _olderBackground
        var edge = _edgeAppearance?._background.resolved(with: traits)
        if edge == nil, _keepsBackground || (appearance == nil && _isColored) {
            edge = standard
            edge?.shadow = .none
        }
        if UIAccessibility.isReduceTransparencyEnabled {
            standard.flatten()
            edge?.flatten()
        }
        return NavigationBarBackground(standard: standard, edge: edge, part: _backgroundOpacity)
    }
}
