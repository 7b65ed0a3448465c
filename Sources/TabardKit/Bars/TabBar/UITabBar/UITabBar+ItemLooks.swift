internal import GtkInterop

extension UITabBar {
    /// How an item is drawn in a state: its own settings first, then those of the appearance that holds, then those of
    /// the bar's older properties (A2, A11, A12).
    func _look(of item: UITabBarItem, isSelected: Bool, isFocused: Bool, style: TabBarLayout.Style)
        -> TabBarItemLook
    {
        let traits = _barTraits
        let appearance = _activeAppearance?._looks(for: style)
        let state: UIControl.State = !item.isEnabled ? .disabled : isSelected ? .selected : .normal
        let unselected = _style.unselectedItemTintColor ?? ._barItem
        let parts = TabBarItemParts(item: item, looks: appearance, state: state, isFocused: isFocused)
        func color(_ color: UIColor?, inherited: UIColor?) -> RGBA {
            if let color { return color.components(with: traits) }
            switch state {
            case .selected: return tintColor.components(with: traits)
            case .disabled:
                var pale = (inherited ?? unselected).components(with: traits)
                pale.alpha *= 0.4
                return pale
            default: return (inherited ?? unselected).components(with: traits)
            }
        }
        return TabBarItemLook(
            icon: color(parts.iconColor, inherited: parts.normalIconColor),
            title: color(parts.titleColor, inherited: parts.normalTitleColor),
            titleFont: parts.titleFont?.fontDescription ?? _scaledTitleFont(style),
            titleScale: parts.titleFont == nil ? _titleScale : 1,
            titleOffset: parts.titleOffset,
            badge: (parts.badgeColor ?? .redFill).components(with: traits),
            badgeText: (parts.badgeText?.color ?? .white).components(with: traits),
            badgeFont: parts.badgeText?.font?.fontDescription ?? TabBarItemLook.usualBadgeFont,
            badgeOffset: parts.badgeOffset,
            badgeTitleOffset: parts.badgeTitleOffset
        )
    }

    /// How many times larger than usual titles are.
    var _titleScale: CGFloat {
        max(1, min(traitCollection.preferredContentSizeCategory.textScale, TabBarMetrics.largestTextScale))
    }

    /// The usual font of titles, a little larger for those who need large text; nil for the usual size.
    private func _scaledTitleFont(_ style: TabBarLayout.Style) -> FontDescription? {
        let scale = _titleScale
        guard scale > 1 || traitCollection.legibilityWeight == .bold else { return nil }
        var font = UIFont.legible(style.titleFont, for: traitCollection)
        font.size *= Double(scale)
        return font
    }
}

/// What is said of one item in one state, by whoever goes first.
@MainActor
private struct TabBarItemParts {
    var iconColor: UIColor?
    var normalIconColor: UIColor?
    var titleColor: UIColor?
    var normalTitleColor: UIColor?
    var titleFont: UIFont?
    var titleOffset: UIOffset
    var badgeColor: UIColor?
    var badgeText: TextAttributes?
    var badgeOffset: UIOffset
    var badgeTitleOffset: UIOffset

    init(item: UITabBarItem, looks: TabBarItemStateLooks?, state: UIControl.State, isFocused: Bool) {
        let ownBadgeText = item._badgeText[state.rawValue] ?? item._badgeText[UIControl.State.normal.rawValue]
        guard let looks else {
            // The older attributes, which an appearance replaces.
            let normal = item._titleText[UIControl.State.normal.rawValue]
            let focused = isFocused ? item._titleText[UIControl.State.focused.rawValue] : nil
            let own = focused ?? item._titleText[state.rawValue]
            titleColor = own?.color
            normalTitleColor = normal?.color
            titleFont = own?.font ?? normal?.font
            titleOffset = item.titlePositionAdjustment
            badgeColor = item.badgeColor
            badgeText = ownBadgeText
            badgeOffset = .zero
            badgeTitleOffset = .zero
            return
        }
        let normal = looks.normal
        var look =
            switch state {
            case .selected: looks.selected
            case .disabled: looks.disabled
            default: normal
            }
        if isFocused { look = looks.focused.over(look) }
        iconColor = look.iconColor
        normalIconColor = normal.iconColor
        titleColor = look.title?.color
        normalTitleColor = normal.title?.color
        titleFont = look.title?.font ?? normal.title?.font
        let adjustment = item.titlePositionAdjustment
        titleOffset = adjustment == .zero ? look.titleOffset ?? normal.titleOffset ?? .zero : adjustment
        badgeColor = item.badgeColor ?? look.badgeColor ?? normal.badgeColor
        badgeText = ownBadgeText ?? look.badgeText ?? normal.badgeText
        badgeOffset = look.badgeOffset ?? normal.badgeOffset ?? .zero
        badgeTitleOffset = look.badgeTitleOffset ?? normal.badgeTitleOffset ?? .zero
    }
}

extension TabBarItemStateLook {
    /// This look where it says something, and another where it does not.
    fileprivate func over(_ other: Self) -> Self {
        Self(
            title: title ?? other.title,
            titleOffset: titleOffset ?? other.titleOffset,
            iconColor: iconColor ?? other.iconColor,
            badgeOffset: badgeOffset ?? other.badgeOffset,
            badgeColor: badgeColor ?? other.badgeColor,
            badgeText: badgeText ?? other.badgeText,
            badgeTitleOffset: badgeTitleOffset ?? other.badgeTitleOffset
        )
    }
}
