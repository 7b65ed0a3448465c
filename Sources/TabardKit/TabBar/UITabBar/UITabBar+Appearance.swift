import GtkInterop

extension UITabBar {
    var _displayScale: CGFloat { max(1, traitCollection.displayScale) }

    var _layoutStyle: TabBarLayout.Style {
        traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }

    var _isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    var _targetLayout: TabBarLayout {
        let weight: UIFont.Weight = .medium
        return TabBarLayout(
            contents: (_items ?? []).map { item in
                TabBarLayout.Content(
                    title: item.title ?? "",
                    imageSize: item.image?.size,
                    badge: item.badgeValue
                )
            },
            size: bounds.size,
            style: _layoutStyle,
            isRightToLeft: _isRightToLeft,
            measure: { text, size in
                let font = UIFont.systemFont(ofSize: size, weight: weight).fontDescription
                return LineCache.width(of: text, font: font)
            }
        )
    }

    var _drawing: TabBarDrawing {
        let traits = traitCollection
        var layout = _targetLayout
        var items = (_items ?? []).enumerated().map { index, item in
            let isSelected = item === _selectedItem
            let button = _buttons.indices.contains(index) ? _buttons[index] : nil
            let image = isSelected ? item.selectedImage : item.image
            var drawn = TabBarDrawing.Item(
                title: item.title ?? "",
                image: image,
                ownTint: image?.stencilColor?.components(with: traits),
                badge: item.badgeValue,
                badgeColor: item.badgeColor?.components(with: traits),
                isSelected: isSelected,
                isEnabled: item.isEnabled,
                isPressed: button?.isPressed ?? false,
                showsFocus: button?._widget?.showsFocus ?? false
            )
            _session?.adjust(&drawn, of: item, at: index)
            return drawn
        }
        _rearrangement?.apply(to: &layout, items: &items, order: (_items ?? []).map(ObjectIdentifier.init))
        return TabBarDrawing(
            items: items,
            layout: layout,
            size: bounds.size,
            colors: _colors(traits),
            scale: _displayScale
        )
    }

    func _colors(_ traits: UITraitCollection) -> TabBarDrawing.Colors {
        TabBarDrawing.Colors(
            background: UIColor._barBackground.components(with: traits),
            separator: UIColor._barSeparator.components(with: traits),
            selected: tintColor.components(with: traits),
            unselected: (unselectedItemTintColor ?? ._barItem).components(with: traits),
            badge: UIColor.systemRed.components(with: traits),
            badgeText: UIColor.white.components(with: traits)
        )
    }
}

extension UIColor {
    private static func pair(light: UIColor, dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// Nearly opaque, as what lies behind is not blurred.
    static let _barBackground = pair(
        light: UIColor(red: 0.976, green: 0.976, blue: 0.976, alpha: 0.97),
        dark: UIColor(red: 0.086, green: 0.086, blue: 0.09, alpha: 0.97)
    )

    static let _barSeparator = pair(
        light: UIColor(white: 0, alpha: 0.22),
        dark: UIColor(white: 1, alpha: 0.16)
    )

    /// A grey that small titles can be read in: its contrast with the bar is above 4.5 to 1.
    static let _barItem = pair(
        light: UIColor(red: 0.424, green: 0.424, blue: 0.439, alpha: 1),
        dark: UIColor(red: 0.596, green: 0.596, blue: 0.616, alpha: 1)
    )
}
