extension UIBackgroundConfiguration {
    @MainActor
    mutating func decode(from coder: InterfaceCoder) {
        if let color = coder.color("backgroundColor") { backgroundColor = color }
        if let radius = coder.length("cornerRadius") { cornerRadius = radius }
        if let insets = coder.directionalInsets("backgroundInsets") { backgroundInsets = insets }
        if let image = coder.picture("image") { self.image = image }
        if let mode = coder.choice("imageContentMode", UIView.ContentMode.interfaceNames) {
            imageContentMode = mode
        }
        if let color = coder.color("strokeColor") { strokeColor = color }
        if let width = coder.length("strokeWidth") { strokeWidth = width }
        if let outset = coder.number("strokeOutset") { strokeOutset = outset }
        coder.skip(attributes: ["key", "catalog"])
        coder.tellUnknown()
    }
}
