internal import InterfaceDocument

extension UISplitViewController {
    /// The style, which must be known before the controller is made.
    static func _decodedStyle(_ coder: NSCoder) -> Style {
        guard let coder = coder as? InterfaceCoder else { return .unspecified }
        let styles: [String: Style] = [
            "unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
        ]
        if let style = coder.choice("style", styles) { return style }
        let relationships = (coder.element.first("connections")?.children ?? []).compactMap {
            $0["relationship"]
        }
        if relationships.contains("supplementaryViewController") { return .tripleColumn }
        // Xcode writes what the style allows where it is one with columns.
        if coder.bool("allowTripleColumnStyle") == true { return .tripleColumn }
        return coder.bool("allowDoubleColumnStyle") == true ? .doubleColumn : .unspecified
    }

    /// Columns stand on stacks, which can't hold further columns.
    private func _decodeColumn(_ controller: UIViewController?, _ column: Column, _ coder: InterfaceCoder) {
        guard let controller else { return }
        guard !(controller is UISplitViewController) else {
            return coder.assembly.tell("\(type(of: controller)) can't stand in a column", of: coder.element)
        }
        setViewController(controller, for: column)
    }

    func _decodeColumns(from coder: InterfaceCoder) {
        let master = coder.controllers("masterViewController").first
        let detail = coder.controllers("detailViewController").first
        let supplementary = coder.controllers("supplementaryViewController").first
        let compact = coder.controllers("compactViewController").first
        if style == .unspecified {
            let both = [master, detail].compactMap(\.self)
            if !both.isEmpty { viewControllers = both }
        } else {
            _decodeColumn(master, .primary, coder)
            _decodeColumn(detail, .secondary, coder)
            if style == .tripleColumn { _decodeColumn(supplementary, .supplementary, coder) }
            if let compact { setViewController(compact, for: .compact) }
        }
        if let mode = coder.choice("preferredDisplayMode", DisplayMode.interfaceNames) {
            preferredDisplayMode = mode
        }
        if let behavior = coder.choice("behavior", SplitBehavior.interfaceNames) {
            preferredSplitBehavior = behavior
        }
        if let edge = coder.choice(
            "primaryEdge",
            ["leading": .leading, "trailing": .trailing] as [String: PrimaryEdge]
        ) {
            primaryEdge = edge
        }
        if let presents = coder.bool("presentsWithGesture") { presentsWithGesture = presents }
        if let width = coder.length("minimumPrimaryColumnWidth") { minimumPrimaryColumnWidth = width }
        if let width = coder.length("maximumPrimaryColumnWidth") { maximumPrimaryColumnWidth = width }
        if let width = coder.length("preferredPrimaryColumnWidth") { preferredPrimaryColumnWidth = width }
        if let fraction = coder.length("preferredPrimaryColumnWidthFraction") {
            preferredPrimaryColumnWidthFraction = min(fraction, 1)
        }
        coder.skip(attributes: ["primaryBackgroundStyle", "allowDoubleColumnStyle", "allowTripleColumnStyle"])
    }
}

extension UISplitViewController.DisplayMode {
    static let interfaceNames: [String: UISplitViewController.DisplayMode] = [
        "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
        "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
        "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
        "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
        "twoDisplaceSecondary": .twoDisplaceSecondary,
    ]
}

extension UISplitViewController.SplitBehavior {
    static let interfaceNames: [String: UISplitViewController.SplitBehavior] = [
        "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
    ]
}
