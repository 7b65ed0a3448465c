extension UIListContentConfiguration {
    /// What a `listContentConfiguration` element of a cell says.
    @MainActor
    init(_ coder: InterfaceCoder, of cell: InterfaceCoder) {
        self = .cell()
        if let text = cell.localized("contentConfiguration.text", coder.string("text")) { self.text = text }
        if let text = cell.localized("contentConfiguration.secondaryText", coder.string("secondaryText")) {
            secondaryText = text
        }
        if let image = coder.picture("image") { self.image = image }
        coder.skip(attributes: ["catalog"])
        coder.tellUnknown()
    }
}
