internal import GtkInterop

/// Draws what stands in a `UIVisualEffectView` in one colour, through which a blur behind it is seen.
///
/// ```swift
/// let blur = UIBlurEffect(style: .systemMaterial)
/// let panel = UIVisualEffectView(effect: blur)
/// let words = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
/// words.contentView.addSubview(label)
/// panel.contentView.addSubview(words)
/// ```
///
/// Of the content only its shape counts, not its colours. Give the view the size of its blur's.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    let _blur: UIBlurEffect
    let _style: UIVibrancyEffectStyle

    /// Makes an effect for content on a blur, as strong as that of labels.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// Makes an effect for content on a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        _blur = blurEffect
        _style = style
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other._blur.isEqual(_blur) && other._style == _style
    }

    open override var hash: Int { _blur.hash ^ _style.rawValue << 8 }

    override func _contentColor(for traits: UITraitCollection) -> RGBA? {
        let color: UIColor =
            switch _style {
            case .label: .label
            case .secondaryLabel: .secondaryLabel
            case .tertiaryLabel: .tertiaryLabel
            case .quaternaryLabel: .quaternaryLabel
            case .fill: .systemFill
            case .secondaryFill: .secondarySystemFill
            case .tertiaryFill: .tertiarySystemFill
            case .separator: .separator
            }
        let tint = _blur._material(for: traits)?.tint
        // A blur that is always dark wants bright content in a light interface too.
        let isDark = tint.map { $0.red + $0.green + $0.blue < 1.5 } ?? (traits.userInterfaceStyle == .dark)
        let style = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
        var shown = color.components(with: UITraitCollection(traitsFrom: [traits, style]))
        // What lies behind is to shine through the strongest content, too.
        if _style == .label, !UIAccessibility.isReduceTransparencyEnabled { shown.alpha *= 0.85 }
        return shown
    }
}
