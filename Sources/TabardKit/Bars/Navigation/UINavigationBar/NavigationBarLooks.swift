/// The fonts and colours of a navigation bar's titles and buttons.
@MainActor
struct NavigationBarLooks {
    var titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
    var titleColor = UIColor.label
    var titleOffset = UIOffset.zero
    var largeTitleFont: UIFont
    var largeTitleColor = UIColor.label
    var buttons = BarButtonLooks()

    init(
        title: [NSAttributedString.Key: Any]? = nil,
        largeTitle: [NSAttributedString.Key: Any]? = nil
    ) {
        // The bar's height is fixed, so its title does not grow with the user's texts.
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: usual).pointSize
        largeTitleFont = .boldSystemFont(ofSize: size)
        if let font = title?[.font] as? UIFont { titleFont = font }
        if let color = title?[.foregroundColor] as? UIColor { titleColor = color }
        if let font = largeTitle?[.font] as? UIFont { largeTitleFont = font }
        if let color = largeTitle?[.foregroundColor] as? UIColor { largeTitleColor = color }
    }

    init(_ appearance: UINavigationBarAppearance) {
        self.init(title: appearance.titleTextAttributes, largeTitle: appearance.largeTitleTextAttributes)
        titleOffset = appearance.titlePositionAdjustment
        buttons = appearance._buttons
    }

    /// What the title of a button looks like in a state, as far as it is not the usual.
    func buttonText(
        of item: UIBarButtonItem?,
        isBack: Bool,
        state: UIControl.State
    ) -> (font: UIFont?, color: UIColor?) {
        let look =
            isBack ? buttons.back ?? buttons.plain : item?.style == .done ? buttons.done : buttons.plain
        let texts = look?._texts ?? []
        let index = state.contains(.disabled) ? 2 : state.contains(.highlighted) ? 1 : 0
        let own = item?._titleText[state.rawValue]
        let ownNormal = item?._titleText[UIControl.State.normal.rawValue]
        let (special, normal) = (texts.isEmpty ? nil : texts[index], texts.first)
        let color = own?.color ?? special?.color
        // What is pressed or disabled is paler, unless a colour is given for that.
        let usual = index == 0 ? ownNormal?.color ?? normal?.color : nil
        return (own?.font ?? ownNormal?.font ?? special?.font ?? normal?.font, color ?? usual)
    }
}
