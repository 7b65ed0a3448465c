internal import InterfaceDocument

extension UIVisualEffectView {
    func _decodeEffect(from coder: InterfaceCoder) {
        if let vibrancy = coder.child("vibrancyEffect") {
            effect = UIVibrancyEffect(InterfaceCoder(vibrancy, coder.assembly))
        } else if let blur = coder.child("blurEffect") {
            effect = UIBlurEffect(InterfaceCoder(blur, coder.assembly))
        }
        if let content = coder.child(key: "contentView", "view").flatMap({
            coder.assembly.make($0, as: UIView.self)
        }) {
            _content = content
        }
        addSubview(_content)
    }
}

extension UIBlurEffect {
    /// What a `blurEffect` element says.
    convenience init(_ coder: InterfaceCoder) {
        self.init(style: coder.choice("style", Style.interfaceNames) ?? .extraLight)
        coder.tellUnknown()
    }
}

extension UIVibrancyEffect {
    /// What a `vibrancyEffect` element says, with the blur in it.
    convenience init(_ coder: InterfaceCoder) {
        let blur =
            coder.child("blurEffect").map { UIBlurEffect(InterfaceCoder($0, coder.assembly)) }
            ?? UIBlurEffect()
        self.init(
            blurEffect: blur,
            style: coder.choice("style", UIVibrancyEffectStyle.interfaceNames) ?? .label
        )
        coder.tellUnknown()
    }
}

extension UIBlurEffect.Style {
    static let interfaceNames: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
        "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark,
        "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}

extension UIVibrancyEffectStyle {
    static let interfaceNames: [String: UIVibrancyEffectStyle] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
        "tertiaryFill": .tertiaryFill, "separator": .separator,
    ]
}
