import CoreFoundation

@testable import InterfaceDocument
@testable import TabardKit

/// Other texts, symbols and stand-ins, to see which frames follow them.
extension DesignedDocument {
    private static let writers: Set<String> = ["label", "button", "textField", "textView"]
    private static let texts: Set<String> = [
        "text", "title", "subtitle", "placeholder", "headerTitle", "footerTitle", "content",
    ]
    private static let pictures: Set<String> = [
        "image", "selectedImage", "highlightedImage", "backgroundImage",
    ]

    func change(_ node: DocumentNode, _ change: Change) {
        switch change {
        case .texts: changeTexts(node, by: 1.6) { "\($0) \($0) or more" }
        case .shorterTexts: changeTexts(node, by: 0.5) { String($0.prefix(1)) }
        case .symbols: changeSymbols(node)
        case .standIns: if isStandIn(node) { hold(node, CGSize(width: 137, height: 141)) }
        case .largerStandIns: if isStandIn(node) { hold(node, CGSize(width: 411, height: 423)) }
        }
    }

    private func changeTexts(_ node: DocumentNode, by scale: Double, _ other: (String) -> String) {
        for name in Self.texts {
            if let text = node[name] { node[name] = other(text) }
        }
        if ["string", "mutableString"].contains(node.name) {
            node.text = other(node.text) + (scale > 1 ? "\nof it" : "")
        }
        if ["fontDescription", "font"].contains(node.name) { resize(node, by: scale) }
        if Self.writers.contains(node.name),
            !node.children.contains(where: { $0["key"] == "fontDescription" })
        {
            let font = InterfaceElement(
                name: "fontDescription",
                attributes: [
                    InterfaceAttribute(name: "key", value: "fontDescription"),
                    InterfaceAttribute(name: "type", value: "system"),
                    InterfaceAttribute(name: "pointSize", value: "17"),
                ]
            )
            node.children.append(DocumentNode(font))
            node.children.last.map { resize($0, by: scale) }
        }
    }

    private func resize(_ font: DocumentNode, by scale: Double) {
        let size = font["pointSize"].flatMap(Double.init) ?? 17
        for name in ["style", "name", "family"] { font[name] = nil }
        font["type"] = "system"
        font["pointSize"] = "\(max(size, 12) * scale)"
    }

    private func changeSymbols(_ node: DocumentNode) {
        for name in Self.pictures {
            if let image = node[name], symbols.contains(image) {
                node[name] = Self.probe
                node["catalog"] = nil
            }
        }
        if node["placeholderIntrinsicWidth"] != nil || node["placeholderIntrinsicHeight"] != nil {
            hold(node, CGSize(width: 137, height: 141), isRequired: true)
        }
    }

    /// Gives a view of an app's own class in a stack the size that Interface Builder makes up for it.
    func standIn(_ node: DocumentNode) {
        guard node.name == "view", node["customClass"] != nil,
            node["id"].flatMap({ views[$0]?.isArranged }) ?? false
        else { return }
        hold(node, CGSize(width: 50, height: 50))
    }

    /// Whether Interface Builder has a size of its own for a view, since only the app's code knows the content.
    private func isStandIn(_ node: DocumentNode) -> Bool {
        guard let view = node["id"].flatMap({ views[$0] }) else { return false }
        switch node.name {
        case "view": return node["customClass"] != nil || view.isArranged
        case "imageView":
            return node["customClass"] != nil && node["image"] == nil
                && !node.children.contains { $0.name == "imageReference" }
        case "stackView": return node.children.first { $0.name == "subviews" }?.children.isEmpty ?? true
        default: return false
        }
    }

    /// Gives a control a height of its own, unless it must have another.
    func hold(_ node: DocumentNode, height: Int) {
        add([("height", "equal", "999", "\(height)")], to: node)
    }

    /// The least bit more than a priority, so that it is seen where two are the same and either could give way.
    private func priority(_ text: String) -> String { "\(min(1_000, (Double(text) ?? 250) + 0.5))" }

    /// Gives a view another size, as what is in it would, or one that it must have.
    private func hold(_ node: DocumentNode, _ size: CGSize, isRequired: Bool = false) {
        var constraints: [(edge: String, relation: String, priority: String, constant: String)] = []
        for (edge, axis, length) in [
            ("width", "horizontal", size.width), ("height", "vertical", size.height),
        ] {
            if isRequired {
                constraints.append((edge, "equal", "1000", "\(length)"))
                continue
            }
            let hugging = priority(node["\(axis)HuggingPriority"] ?? "250")
            let resistance = priority(node["\(axis)CompressionResistancePriority"] ?? "750")
            constraints.append((edge, "lessThanOrEqual", hugging, "\(length)"))
            constraints.append((edge, "greaterThanOrEqual", resistance, "\(length)"))
        }
        add(constraints, to: node)
    }

    private func add(
        _ constraints: [(edge: String, relation: String, priority: String, constant: String)],
        to node: DocumentNode
    ) {
        let list = node.children.first { $0.name == "constraints" }
        let holder = list ?? DocumentNode(InterfaceElement(name: "constraints"))
        if list == nil { node.children.append(holder) }
        for constraint in constraints {
            let id = "probe-\(constraint.edge)-\(constraint.relation)-\(node["id"] ?? "")"
            let attributes = [
                ("firstAttribute", constraint.edge), ("relation", constraint.relation),
                ("priority", constraint.priority), ("constant", constraint.constant), ("id", id),
            ]
            let element = InterfaceElement(
                name: "constraint",
                attributes: attributes.map { InterfaceAttribute(name: $0.0, value: $0.1) }
            )
            holder.children.append(DocumentNode(element))
        }
    }
}
