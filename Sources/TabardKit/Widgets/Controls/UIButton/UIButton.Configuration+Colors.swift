extension UIButton.Configuration {
    /// The font of the title, in the size that traits want.
    func _titleFont(for traits: UITraitCollection) -> UIFont {
        switch buttonSize {
        case .mini, .small: .scaled(15, as: .subheadline, for: traits)
        case .medium: .scaled(17, as: .body, for: traits)
        case .large: .scaled(17, weight: .semibold, as: .body, for: traits)
        }
    }

    func _subtitleFont(for traits: UITraitCollection) -> UIFont {
        buttonSize == .mini || buttonSize == .small
            ? .scaled(11, as: .caption2, for: traits) : .scaled(12, as: .caption1, for: traits)
    }

    func _cornerRadius(height: CGFloat) -> CGFloat {
        let radius: CGFloat =
            switch cornerStyle {
            case .fixed: max(0, background.cornerRadius)
            case .dynamic: buttonSize == .large ? 12 : buttonSize == .medium ? 8 : 6
            case .small: 6
            case .medium: 10
            case .large: 14
            case .capsule: height / 2
            }
        return min(radius, height / 2)
    }

    /// What a state makes of the style's colours.
    func _foreground(tint: UIColor, state: UIControl.State) -> UIColor {
        if state.contains(.disabled) { return .tertiaryLabel }
        if let baseForegroundColor { return baseForegroundColor }
        switch _style {
        case .filled, .prominentGlass, .prominentClearGlass: return .white
        case .glass, .clearGlass: return .label
        case .plain, .tinted, .gray, .bordered, .borderless: return tint
        }
    }

    func _backgroundColor(tint: UIColor, state: UIControl.State) -> UIColor {
        let color = background.backgroundColor ?? _styleBackgroundColor(tint: tint, state: state)
        return background.backgroundColorTransformer?(color) ?? color
    }

    private func _styleBackgroundColor(tint: UIColor, state: UIControl.State) -> UIColor {
        let isPressed = state.contains(.highlighted)
        let isSelected = state.contains(.selected) && automaticallyUpdateForSelection
        if state.contains(.disabled), _style != .plain, _style != .borderless {
            return .tertiarySystemFill
        }
        switch _style {
        case .plain, .borderless:
            guard isSelected else { return .clear }
            return (baseBackgroundColor ?? tint).withAlphaComponent(0.12)
        case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(isPressed ? 0.2 : 0.12)
        case .gray, .bordered:
            if isSelected { return (baseBackgroundColor ?? tint).withAlphaComponent(0.12) }
            return baseBackgroundColor ?? (isPressed ? .systemFill : .tertiarySystemFill)
        case .filled:
            return (baseBackgroundColor ?? tint.underWhiteText).withAlphaComponent(isPressed ? 0.75 : 1)
        case .glass:
            if let color = isSelected ? baseBackgroundColor ?? tint : baseBackgroundColor {
                return color.withAlphaComponent(isPressed ? 0.5 : 0.35)
            }
            return Self._glass.withAlphaComponent(isPressed ? 0.9 : 0.72)
        case .clearGlass:
            return (baseBackgroundColor ?? Self._glass).withAlphaComponent(isPressed ? 0.45 : 0.28)
        case .prominentGlass:
            return (baseBackgroundColor ?? tint.underWhiteText).withAlphaComponent(isPressed ? 0.7 : 0.9)
        case .prominentClearGlass:
            return (baseBackgroundColor ?? tint.underWhiteText).withAlphaComponent(isPressed ? 0.5 : 0.65)
        }
    }

    private static let _glass = UIColor(light: 0xFFFFFF, dark: 0x3A3A3E)

    /// Whether the background is drawn as a pane of glass, with a bright edge and a shadow.
    var _isGlass: Bool {
        switch _style {
        case .glass, .clearGlass, .prominentGlass, .prominentClearGlass: true
        case .plain, .tinted, .gray, .filled, .borderless, .bordered: false
        }
    }

    /// The edge of the pane, where light falls on it.
    static let _glassEdge = UIColor(dynamicProvider: { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor.white.withAlphaComponent(0.22) : UIColor.black.withAlphaComponent(0.10)
    })

    /// How much a press dims the content.
    func _contentOpacity(state: UIControl.State) -> CGFloat {
        guard state.contains(.highlighted) else { return 1 }
        switch _style {
        case .plain, .borderless: return 0.35
        case .tinted, .gray, .bordered: return 0.75
        case .filled, .glass, .clearGlass, .prominentGlass, .prominentClearGlass: return 0.85
        }
    }
}
