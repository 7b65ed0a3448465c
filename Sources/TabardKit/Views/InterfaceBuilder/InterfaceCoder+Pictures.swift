internal import InterfaceDocument

/// Images with what is said of how they are drawn, as Xcode writes it since there are symbols.
@MainActor
extension InterfaceCoder {
    /// The image of an attribute, or of an element `imageReference` with that key.
    func picture(_ key: String) -> UIImage? {
        guard let reference = child(key: key, "imageReference") else { return image(key) }
        let coder = InterfaceCoder(reference, assembly)
        guard let image = coder.image("image") else { return nil }
        var shown = image
        if let configuration = coder.symbolConfiguration("symbolConfiguration") {
            shown = shown.applyingSymbolConfiguration(configuration) ?? shown
        }
        if let scale = coder.choice("symbolScale", UIImage.SymbolScale.interfaceNames) {
            shown = shown.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? shown
        }
        if let mode = coder.choice("renderingMode", UIImage.RenderingMode.interfaceNames) {
            shown = shown.withRenderingMode(mode)
        }
        coder.skip(attributes: ["key"])
        coder.tellUnknown()
        return shown
    }

    /// The size and weight of symbols in a child with a key.
    func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
        guard let element = child(key: key, "preferredSymbolConfiguration", "symbolConfiguration") else {
            return nil
        }
        let coder = InterfaceCoder(element, assembly)
        let scale = coder.choice("scale", UIImage.SymbolScale.interfaceNames) ?? .unspecified
        let weight = coder.choice("weight", UIImage.SymbolWeight.interfaceNames) ?? .unspecified
        // What kind it is shows in what there is.
        coder.skip(attributes: ["configurationType"])
        defer { coder.tellUnknown() }
        if let font = coder.font("fontDescription") {
            return UIImage.SymbolConfiguration(font: font, scale: scale)
        }
        if let size = coder.length("pointSize"), size > 0 {
            return UIImage.SymbolConfiguration(pointSize: min(size, 1000), weight: weight, scale: scale)
        }
        let sized = UIImage.SymbolConfiguration(scale: scale)
        return weight == .unspecified ? sized : sized.applying(UIImage.SymbolConfiguration(weight: weight))
    }
}

extension UIImage.SymbolScale {
    static let interfaceNames: [String: UIImage.SymbolScale] = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]
}

extension UIImage.SymbolWeight {
    static let interfaceNames: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}

extension UIImage.RenderingMode {
    static let interfaceNames: [String: UIImage.RenderingMode] = [
        "default": .automatic, "automatic": .automatic, "original": .alwaysOriginal,
        "template": .alwaysTemplate,
    ]
}
