extension UIBarItem: InterfaceDecodable {
    func _decodeItem(from coder: InterfaceCoder) {
        coder.assembly.register(self, for: coder.element)
        if let title = coder.string("title") { self.title = title }
        if let image = coder.picture("image") { self.image = image }
        if let image = coder.picture("landscapeImage") { landscapeImagePhone = image }
        if let image = coder.picture("largeContentSizeImage") { largeContentSizeImage = image }
        if let enabled = coder.bool("enabled") { isEnabled = enabled }
        if let tag = coder.integer("tag") { self.tag = tag }
        if let insets = coder.insets("imageInsets") { imageInsets = insets }
        if let insets = coder.insets("landscapeImagePhoneInsets") ?? coder.insets("landscapeImageInsets") {
            landscapeImagePhoneInsets = insets
        }
        if let configuration = coder.child("accessibility") {
            let reader = InterfaceCoder(configuration, coder.assembly)
            if let label = coder.localized("accessibilityLabel", reader.string("label")) {
                accessibilityLabel = label
            }
            if let identifier = reader.string("identifier") { accessibilityIdentifier = identifier }
            reader.skip(children: ["bool", "accessibilityTraits"])
            reader.tellUnknown()
        }
        coder.skip(attributes: ["catalog"])
    }
}
