internal import GtkInterop

/// The colours of the bar of a wide window.
@MainActor
struct TopBarColors {
    let usual: RGBA
    let selected: RGBA
    /// Behind the selected tab.
    let mark: RGBA
    /// Behind the tab in the user's hand.
    let lifted: RGBA
    /// Behind the tab under the pointer.
    let hover: RGBA
    /// Over the bar's material.
    let fill: RGBA
    /// Around the bar.
    let edge: RGBA
    let accent: RGBA

    init(traits: UITraitCollection, tint: UIColor, unselected: UIColor? = nil) {
        usual = (unselected ?? .label).components(with: traits)
        accent = tint.components(with: traits)
        selected = traits.userInterfaceStyle == .dark ? accent.lightened(by: 0.3) : accent
        mark = UIColor(light: 0xFFFFFF, dark: 0x48484A).components(with: traits)
        lifted = UIColor(light: 0xE9E9EB, dark: 0x48484A).components(with: traits)
        hover = UIColor.tertiarySystemFill.components(with: traits)
        fill = UIColor.tertiarySystemFill.components(with: traits)
        let isHigh = traits.accessibilityContrast == .high
        edge = (isHigh ? UIColor.label : UIColor.separator).components(with: traits)
    }
}

extension RGBA {
    /// The colour with some white in it, in which it can be read on a grey ground.
    fileprivate func lightened(by part: Double) -> RGBA {
        var color = self
        color.red += (1 - color.red) * part
        color.green += (1 - color.green) * part
        color.blue += (1 - color.blue) * part
        return color
    }
}
