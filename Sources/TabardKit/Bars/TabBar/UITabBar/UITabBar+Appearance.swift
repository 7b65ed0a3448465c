internal import GtkInterop

extension UITabBar {
    var _displayScale: CGFloat { max(1, traitCollection.displayScale) }

    var _layoutStyle: TabBarLayout.Style { TabBarLayout.Style(traitCollection) }

    var _isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var _distribution: TabBarLayout.Distribution {
        guard let appearance = _activeAppearance else { return _style.distribution }
        guard _layoutStyle == .stacked else { return TabBarLayout.Distribution() }
        return TabBarLayout.Distribution(
            positioning: appearance.stackedItemPositioning,
            itemWidth: appearance.stackedItemWidth,
            itemSpacing: appearance.stackedItemSpacing
        )
    }

    /// The looks of the items, as they are now.
    var _looks: [TabBarItemLook] {
        let style = _layoutStyle
        return (_items ?? []).enumerated().map { index, item in
            let button = _buttons.indices.contains(index) ? _buttons[index] : nil
            return _look(
                of: item,
                isSelected: item === _selectedItem,
                isFocused: button?._widget?.showsFocus ?? false,
                style: style
            )
        }
    }

    var _targetLayout: TabBarLayout { _layout(with: _looks) }

    private func _layout(with looks: [TabBarItemLook]) -> TabBarLayout {
        let style = _layoutStyle
        // In a low bar, or a bar over the safe area, the items stand at the top.
        let covered = max(0, min(safeAreaInsets.bottom, bounds.height - style.barHeight))
        let arrangement = TabBarArrangement(
            contents: zip(_items ?? [], looks).map { item, look in
                TabBarLayout.Content(
                    title: item._shownTitle,
                    imageSize: item._image(isSelected: item === _selectedItem, style: style)?.size,
                    badge: item._shownBadge,
                    titleFont: look.titleFont,
                    titleScale: look.titleScale,
                    titleOffset: look.titleOffset,
                    imageInsets: item._imageInsets(style: style),
                    badgeFont: look.badgeFont,
                    badgeOffset: look.badgeOffset
                )
            },
            size: CGSize(width: bounds.width, height: bounds.height - covered),
            style: style,
            distribution: _distribution,
            isRightToLeft: _isRightToLeft
        )
        // It is asked for at each layout and each drawing, and mostly nothing has moved.
        if let (known, layout) = _lastLayout, known == arrangement { return layout }
        let layout = arrangement.layout
        _lastLayout = (arrangement, layout)
        return layout
    }

    var _drawing: TabBarDrawing {
        let traits = _barTraits
        let looks = _looks
        var layout = _layout(with: looks)
        var items = zip(_items ?? [], looks).enumerated().map { index, pair in
            let (item, look) = pair
            let isSelected = item === _selectedItem
            let button = _buttons.indices.contains(index) ? _buttons[index] : nil
            let image = item._image(isSelected: isSelected, style: _layoutStyle)
            var drawn = TabBarDrawing.Item(
                title: item._shownTitle,
                image: image,
                ownTint: image?.stencilColor?.components(with: traits),
                badge: item._shownBadge,
                look: look,
                isSelected: isSelected,
                isEnabled: item.isEnabled,
                isPressed: button?.isHighlighted ?? false,
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
            background: _background,
            indicator: _indicator,
            dividers: _style.dividers,
            accent: tintColor.components(with: traits),
            scale: _displayScale
        )
    }
}

extension UIColor {
    /// Nearly opaque, for what is drawn without a blur.
    static let _barBackground = UIColor {
        UIColor(.bar(isDark: $0.userInterfaceStyle == .dark, alpha: 0.97))
    }

    /// A grey that small titles can be read in: its contrast with the bar is above 4.5 to 1, and above 7 to 1 under high
    /// contrast.
    static let _barItem = UIColor { traits in
        let isHighContrast = traits.accessibilityContrast == .high
        guard traits.userInterfaceStyle == .dark else {
            return isHighContrast
                ? UIColor(white: 0.25, alpha: 1) : UIColor(red: 0.396, green: 0.396, blue: 0.411, alpha: 1)
        }
        return isHighContrast
            ? UIColor(white: 0.82, alpha: 1) : UIColor(red: 0.596, green: 0.596, blue: 0.616, alpha: 1)
    }
}
