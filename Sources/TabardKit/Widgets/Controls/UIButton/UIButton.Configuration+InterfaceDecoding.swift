internal import InterfaceDocument

extension UIButton.Configuration {
    /// What a `buttonConfiguration` element of a button says.
    @MainActor
    init(_ element: InterfaceElement, of button: InterfaceCoder) {
        let coder = InterfaceCoder(element, button.assembly)
        self = coder.choice("style", Self.interfaceStyles) ?? .plain()
        decodeTexts(coder, of: button)
        decodeImage(coder)
        if let color = coder.color("baseForegroundColor") { baseForegroundColor = color }
        if let color = coder.color("baseBackgroundColor") { baseBackgroundColor = color }
        if let style = coder.choice("cornerStyle", CornerStyle.interfaceNames) { cornerStyle = style }
        if let size = coder.choice("buttonSize", Size.interfaceNames) { buttonSize = size }
        if let indicator = coder.choice("indicator", Indicator.interfaceNames) { self.indicator = indicator }
        if let shows = coder.bool("showsActivityIndicator") { showsActivityIndicator = shows }
        if let updates = coder.bool("automaticallyUpdateForSelection") {
            automaticallyUpdateForSelection = updates
        }
        if let insets = coder.directionalInsets("contentInsets") { contentInsets = insets }
        if let background = coder.child(key: "background", "backgroundConfiguration") {
            self.background.decode(from: InterfaceCoder(background, coder.assembly))
        }
        // Without effect where there are no apps made for the Mac.
        coder.skip(attributes: ["macIdiomStyle"])
        coder.tellUnknown()
    }

    @MainActor
    private mutating func decodeTexts(_ coder: InterfaceCoder, of button: InterfaceCoder) {
        if let title = button.localized("configuration.title", coder.string("title")) { self.title = title }
        if let subtitle = button.localized("configuration.subtitle", coder.string("subtitle")) {
            self.subtitle = subtitle
        }
        if let title = coder.attributedString("attributedTitle") { attributedTitle = AttributedString(title) }
        if let subtitle = coder.attributedString("attributedSubtitle") {
            attributedSubtitle = AttributedString(subtitle)
        }
        if let font = coder.font("titleFontDescription") {
            titleTextAttributesTransformer = Self.transformer(font)
        }
        if let font = coder.font("subtitleFontDescription") {
            subtitleTextAttributesTransformer = Self.transformer(font)
        }
        if let mode = coder.choice("titleLineBreakMode", NSLineBreakMode.interfaceNames) {
            titleLineBreakMode = mode
        }
        if let mode = coder.choice("subtitleLineBreakMode", NSLineBreakMode.interfaceNames) {
            subtitleLineBreakMode = mode
        }
        if let alignment = coder.choice("titleAlignment", TitleAlignment.interfaceNames) {
            titleAlignment = alignment
        }
        if let padding = coder.number("titlePadding") { titlePadding = padding }
    }

    @MainActor
    private mutating func decodeImage(_ coder: InterfaceCoder) {
        if let image = coder.picture("image") { self.image = image }
        if let edge = coder.choice("imagePlacement", NSDirectionalRectEdge.interfaceNames) {
            imagePlacement = edge
        }
        if let padding = coder.number("imagePadding") { imagePadding = padding }
        if let configuration = coder.symbolConfiguration("preferredSymbolConfigurationForImage") {
            preferredSymbolConfigurationForImage = configuration
        }
        coder.skip(attributes: ["catalog"])
    }

    @MainActor
    private static let interfaceStyles: [String: UIButton.Configuration] = [
        "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
        "borderless": .borderless(),
        "bordered": .bordered(), "borderedTinted": .borderedTinted(),
        "borderedProminent": .borderedProminent(),
        "glass": .glass(), "prominentGlass": .prominentGlass(), "clearGlass": .clearGlass(),
        "prominentClearGlass": .prominentClearGlass(),
    ]

    private static func transformer(_ font: UIFont) -> UIConfigurationTextAttributesTransformer {
        UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = font
            return outgoing
        }
    }
}

extension UIButton.Configuration.CornerStyle {
    static let interfaceNames: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
        "capsule": .capsule,
    ]
}

extension UIButton.Configuration.Size {
    static let interfaceNames: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
}

extension UIButton.Configuration.Indicator {
    static let interfaceNames: [String: UIButton.Configuration.Indicator] = [
        "automatic": .automatic, "none": .none, "popup": .popup,
    ]
}

extension UIButton.Configuration.TitleAlignment {
    static let interfaceNames: [String: UIButton.Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
}

extension NSDirectionalRectEdge {
    static let interfaceNames: [String: NSDirectionalRectEdge] = [
        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "none": [],
    ]
}
