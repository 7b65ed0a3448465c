internal import InterfaceDocument

extension UITableViewCell {
    /// The style, which must be known before the cell is made.
    static func _decodedStyle(_ coder: NSCoder) -> CellStyle {
        (coder as? InterfaceCoder)?.choice("style", CellStyle.interfaceNames) ?? .default
    }

    func _decodeCellParts(from coder: InterfaceCoder) {
        let labels = coder.element.child(key: "contentView")?.first("subviews")?.children ?? []
        _text = _decodedLabel(coder.text("textLabel"), labels, coder)
        _detail = _decodedLabel(coder.text("detailTextLabel"), labels, coder)
        _image = _decodedImage(coder.text("imageView"), labels, coder)
        if let content = coder.view("contentView", as: UIView.self) { _content = content }
        addSubview(_content)
    }

    func _decodeCell(from coder: InterfaceCoder) {
        if let type = coder.choice("accessoryType", AccessoryType.interfaceNames) { accessoryType = type }
        if let type = coder.choice("editingAccessoryType", AccessoryType.interfaceNames) {
            editingAccessoryType = type
        }
        if let style = coder.choice("selectionStyle", SelectionStyle.interfaceNames) {
            selectionStyle = style
        }
        if let level = coder.count("indentationLevel") { indentationLevel = level }
        if let width = coder.number("indentationWidth") { indentationWidth = width }
        if let indents = coder.bool("shouldIndentWhileEditing") { shouldIndentWhileEditing = indents }
        if let shows = coder.bool("showsReorderControl") { showsReorderControl = shows }
        if let insets = coder.insets("separatorInset") { separatorInset = insets }
        if let view = coder.view("accessoryView", as: UIView.self) { accessoryView = view }
        if let view = coder.view("editingAccessoryView", as: UIView.self) { editingAccessoryView = view }
        if let view = coder.view("backgroundView", as: UIView.self) { backgroundView = view }
        if let view = coder.view("selectedBackgroundView", as: UIView.self) { selectedBackgroundView = view }
        if let content = coder.child(key: "contentConfiguration", "listContentConfiguration") {
            contentConfiguration = UIListContentConfiguration(
                InterfaceCoder(content, coder.assembly),
                of: coder
            )
        }
        // The height counts in static tables, which read it; in others it is that of Interface Builder's canvas.
        coder.skip(attributes: [
            "rowHeight", "hidesAccessoryWhenEditing", "reuseIdentifier", "style", "focusStyle",
        ])
    }

    /// A label of the cell's style, which the cell lays out; nil where the document has none.
    private func _decodedLabel(_ id: String?, _ elements: [InterfaceElement], _ coder: InterfaceCoder)
        -> UILabel?
    {
        guard let id, let element = elements.first(where: { $0.id == id }) else { return nil }
        guard element["customClass"] == nil else { return coder.assembly.prepare(element, as: UILabel.self) }
        let reader = InterfaceCoder(element, coder.assembly)
        guard let label = TableCellLabel(coder: reader) else { return nil }
        label.cell = self
        return _adopted(label, reader)
    }

    private func _decodedImage(_ id: String?, _ elements: [InterfaceElement], _ coder: InterfaceCoder)
        -> UIImageView?
    {
        guard let id, let element = elements.first(where: { $0.id == id }) else { return nil }
        guard element["customClass"] == nil else {
            return coder.assembly.prepare(element, as: UIImageView.self)
        }
        let reader = InterfaceCoder(element, coder.assembly)
        guard let view = TableCellImageView(coder: reader) else { return nil }
        view.cell = self
        view.accessibilityElementsHidden = true
        return _adopted(view, reader)
    }

    /// The content view finds what was made already.
    private func _adopted<View: UIView>(_ view: View, _ reader: InterfaceCoder) -> View {
        reader.assembly.prepare(view, for: reader.element)
        reader.tellUnknown()
        return view
    }
}

extension UITableViewCell.CellStyle {
    static let interfaceNames: [String: UITableViewCell.CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
}

extension UITableViewCell.AccessoryType {
    static let interfaceNames: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]
}

extension UITableViewCell.SelectionStyle {
    static let interfaceNames: [String: UITableViewCell.SelectionStyle] = [
        "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]
}
