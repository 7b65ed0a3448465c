internal import InterfaceDocument

extension UITableView {
    /// The style, which must be known before the table is made.
    static func _decodedStyle(_ coder: NSCoder) -> Style {
        let styles: [String: Style] = ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]
        return (coder as? InterfaceCoder)?.choice("style", styles) ?? .plain
    }

    func _decodeTable(from coder: InterfaceCoder) {
        _decodeHeights(from: coder)
        _decodeSeparators(from: coder)
        if let allows = coder.bool("allowsSelection") { allowsSelection = allows }
        if let allows = coder.bool("allowsSelectionDuringEditing") { allowsSelectionDuringEditing = allows }
        if let allows = coder.bool("allowsMultipleSelection") { allowsMultipleSelection = allows }
        if let allows = coder.bool("allowsMultipleSelectionDuringEditing") {
            allowsMultipleSelectionDuringEditing = allows
        }
        if let prefetches = coder.bool("prefetchingEnabled") { isPrefetchingEnabled = prefetches }
        if let count = coder.count("sectionIndexMinimumDisplayRowCount", most: .max) {
            sectionIndexMinimumDisplayRowCount = count
        }
        if let color = coder.color("sectionIndexColor") { sectionIndexColor = color }
        if let color = coder.color("sectionIndexBackgroundColor") { sectionIndexBackgroundColor = color }
        if let color = coder.color("sectionIndexTrackingBackgroundColor") {
            sectionIndexTrackingBackgroundColor = color
        }
        if let view = coder.view("backgroundView", as: UIView.self) { backgroundView = view }
        if let view = coder.view("tableHeaderView", as: UIView.self) { tableHeaderView = view }
        if let view = coder.view("tableFooterView", as: UIView.self) { tableFooterView = view }
        for (identifier, prototype) in InterfacePrototype.all(coder.list("prototypes"), in: coder.assembly) {
            _register(identifier) { prototype.make(UITableViewCell.self) }
        }
        let isStatic = coder.text("dataMode") == "static"
        let sections = coder.list("sections")
        if isStatic { _staticContent = StaticTableContent(sections, in: coder.assembly) }
        // What Linux has no safe area of its own for, or the cells see to themselves.
        coder.skip(attributes: ["contentViewInsetsToSafeArea", "separatorInsetReference", "springLoaded"])
    }

    /// Says what makes cells of an identifier; a plain cell stands for one that can't be made.
    func _register(_ identifier: String, _ make: @escaping () -> UITableViewCell?) {
        _cellQueue.register(
            maker: {
                let cell = make() ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
                cell._reuseIdentifier = identifier
                return cell
            },
            for: identifier
        )
    }

    /// Says what makes headers and footers of an identifier; an empty one stands for one that can't be made.
    func _register(label identifier: String, _ make: @escaping () -> UITableViewHeaderFooterView?) {
        _labelQueue.register(
            maker: {
                let label = make() ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
                label._reuseIdentifier = identifier
                return label
            },
            for: identifier
        )
    }

    private func _decodeHeights(from coder: InterfaceCoder) {
        if let height = _decodedHeight("rowHeight", coder) { rowHeight = height }
        // A document that says nothing wants all heights to be known at once.
        estimatedRowHeight = _decodedHeight("estimatedRowHeight", coder) ?? 0
        if let height = _decodedHeight("sectionHeaderHeight", coder) { sectionHeaderHeight = height }
        if let height = _decodedHeight("sectionFooterHeight", coder) { sectionFooterHeight = height }
        if let height = _decodedHeight("sectionHeaderTopPadding", coder) { sectionHeaderTopPadding = height }
        // Headers that came into sight have the heights that they want in any case.
        coder.skip(attributes: ["estimatedSectionHeaderHeight", "estimatedSectionFooterHeight"])
    }

    private func _decodedHeight(_ attribute: String, _ coder: InterfaceCoder) -> CGFloat? {
        guard let height = coder.number(attribute) else { return nil }
        if height == -1 { return Self.automaticDimension }
        guard height >= 0 else { return coder.refuse("\(height)", of: attribute, "-1, or not less than 0") }
        // Xcode writes the heights that headers and footers usually have, which UIKit takes to be as high as they want.
        let isUsual = style == .plain ? [22, 28].contains(height) : [10, 18].contains(height)
        return attribute.hasPrefix("section") && isUsual ? Self.automaticDimension : height
    }

    private func _decodeSeparators(from coder: InterfaceCoder) {
        if let style = coder.choice("separatorStyle", UITableViewCell.SeparatorStyle.interfaceNames) {
            separatorStyle = style
        }
        if let color = coder.color("separatorColor") { separatorColor = color }
        if let insets = coder.insets("separatorInset") { separatorInset = insets }
    }
}

extension UITableViewCell.SeparatorStyle {
    static let interfaceNames: [String: UITableViewCell.SeparatorStyle] = [
        "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine, "none": .none,
    ]
}
