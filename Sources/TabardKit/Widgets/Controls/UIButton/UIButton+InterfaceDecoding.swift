internal import InterfaceDocument

extension UIButton {
    func _decodeButton(from coder: InterfaceCoder) {
        let kind = coder.choice("buttonType", InterfaceKind.interfaceNames)
        if let kind { _setType(kind.type) }
        _decodeLook(ofText: coder)
        if let mode = coder.choice("lineBreakMode", NSLineBreakMode.interfaceNames) {
            _titleLabel.lineBreakMode = mode
        }
        if let symbol = kind?.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
        for state in coder.children("state") {
            _decodeState(InterfaceCoder(state, coder.assembly), of: coder)
        }
        if let insets = coder.insets("contentEdgeInsets") { contentEdgeInsets = insets }
        if let insets = coder.insets("titleEdgeInsets") { titleEdgeInsets = insets }
        if let insets = coder.insets("imageEdgeInsets") { imageEdgeInsets = insets }
        if let role = coder.choice("role", Role.interfaceNames) { self.role = role }
        if let element = coder.child(key: "configuration", "buttonConfiguration") {
            configuration = Configuration(element, of: coder)
        }
        if let menu = coder.child(key: "menu", "menu") { self.menu = UIMenu(menu, in: coder.assembly) }
        if let shows = coder.bool("showsMenuAsPrimaryAction") { showsMenuAsPrimaryAction = shows }
        if let changes = coder.bool("changesSelectionAsPrimaryAction") {
            changesSelectionAsPrimaryAction = changes
        }
        // Titles with attributes are in the states; the pointer stays an arrow on the desktop.
        // Pictures on Linux do not grow with the letters, and glows and shadows went with iOS 7.
        coder.skip(attributes: [
            "hasAttributedTitle", "pointerInteraction", "adjustsImageSizeForAccessibilityContentSizeCategory",
            "showsTouchWhenHighlighted", "reversesTitleShadowWhenHighlighted",
        ])
    }

    /// What may be another in other size classes.
    func _decodeLook(ofText coder: InterfaceCoder) {
        if let font = coder.font("fontDescription") { _titleLabel.font = font }
    }

    private func _decodeState(_ reader: InterfaceCoder, of coder: InterfaceCoder) {
        guard let state = reader.choice("key", UIControl.State.interfaceNames),
            let name = reader.element["key"]
        else { return }
        if let title = coder.localized("\(name)Title", reader.string("title")) { setTitle(title, for: state) }
        if let title = reader.attributedString("attributedTitle") { setAttributedTitle(title, for: state) }
        if let color = reader.color("titleColor") { setTitleColor(color, for: state) }
        if let image = reader.picture("image") { setImage(image, for: state) }
        if let image = reader.picture("backgroundImage") { setBackgroundImage(image, for: state) }
        if let configuration = reader.symbolConfiguration("preferredSymbolConfiguration") {
            setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
        // Titles have had no shadows since 2013, but each document since names their colour.
        reader.skip(child: "titleShadowColor")
        reader.skip(attributes: ["catalog"])
        reader.tellUnknown()
    }

    /// The types that documents name: those beside `custom` and `system` are the system's with a symbol.
    private struct InterfaceKind {
        var type = ButtonType.system
        var symbol: String?

        static let interfaceNames: [String: InterfaceKind] = [
            "custom": InterfaceKind(type: .custom), "system": InterfaceKind(), "roundedRect": InterfaceKind(),
            "detailDisclosure": InterfaceKind(symbol: "info.circle"),
            "infoLight": InterfaceKind(symbol: "info.circle"),
            "infoDark": InterfaceKind(symbol: "info.circle"),
            "contactAdd": InterfaceKind(symbol: "plus.circle"),
            "close": InterfaceKind(symbol: "xmark.circle.fill"),
        ]
    }
}

extension UIButton.Role {
    static let interfaceNames: [String: UIButton.Role] = [
        "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
    ]
}
