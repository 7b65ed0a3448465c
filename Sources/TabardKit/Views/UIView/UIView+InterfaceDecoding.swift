internal import InterfaceDocument

extension UIView: InterfaceDecodable {}

extension UIView {
    /// Reads what all views have in common, with the views inside and the constraints between them (I5).
    func _decodeView(from coder: InterfaceCoder) {
        // The view's own constraints name it.
        coder.assembly.register(self, for: coder.element)
        if let frame = coder.rect("frame") { self.frame = frame }
        if let bounds = coder.rect("bounds") { self.bounds = bounds }
        _decodeLook(from: coder)
        _decodeLayout(from: coder)
        if let configuration = coder.child("accessibility") {
            _decodeAccessibility(from: configuration, coder)
        }
        for name in ["viewLayoutGuide", "keyboardLayoutGuide"] {
            for guide in coder.children(name) { _decodeGuide(guide, coder) }
        }
        _decodeParts(from: coder)
        _takeDecoded(coder.list("subviews").compactMap { coder.assembly.make($0, as: UIView.self) })
        _decodeConstraints(from: coder)
        _decodeVariations(from: coder)
        coder.skip(children: ["simulatedMetrics", "point", "simulatedStatusBarMetrics"])
        // What no version of iOS reads any more.
        for key in ["contentStretch", "frameInset", "insetFor6xAndEarlier"] { coder.skip(child: key) }
    }

    func _decodeLook(from coder: InterfaceCoder) {
        if let mode = coder.choice("contentMode", UIView.ContentMode.interfaceNames) { contentMode = mode }
        if let clips = coder.bool("clipsSubviews") { clipsToBounds = clips }
        if let opaque = coder.bool("opaque") { isOpaque = opaque }
        if let alpha = coder.number("alpha") { self.alpha = alpha }
        if let hidden = coder.bool("hidden") { isHidden = hidden }
        if let tag = coder.integer("tag") { self.tag = tag }
        if let identifier = coder.text("restorationIdentifier") { restorationIdentifier = identifier }
        if let enabled = coder.bool("userInteractionEnabled") { isUserInteractionEnabled = enabled }
        if let color = coder.color("backgroundColor") { backgroundColor = color }
        if let color = coder.color("tintColor") { tintColor = color }
        if let content = coder.choice("semanticContentAttribute", UISemanticContentAttribute.interfaceNames) {
            semanticContentAttribute = content
        }
        if let style = coder.choice("overrideUserInterfaceStyle", ["light": .light, "dark": .dark])
            as UIUserInterfaceStyle?
        {
            overrideUserInterfaceStyle = style
        }
        if let multiple = coder.bool("multipleTouchEnabled") { isMultipleTouchEnabled = multiple }
        if let clears = coder.bool("clearsContextBeforeDrawing") { clearsContextBeforeDrawing = clears }
    }

    func _decodeLayout(from coder: InterfaceCoder) {
        if let mask = coder.child("autoresizingMask") {
            autoresizingMask = UIView.AutoresizingMask(InterfaceCoder(mask, coder.assembly))
        }
        if let resizes = coder.bool("autoresizesSubviews") { autoresizesSubviews = resizes }
        // A view with a fixed frame has no constraints in the document; Xcode adds some that hold it where it is.
        if let translates = coder.bool("translatesAutoresizingMaskIntoConstraints"),
            coder.bool("fixedFrame") != true
        {
            translatesAutoresizingMaskIntoConstraints = translates
        }
        for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
            if let priority = coder.number("\(name)HuggingPriority") {
                setContentHuggingPriority(UILayoutPriority(Float(priority)), for: axis)
            }
            if let priority = coder.number("\(name)CompressionResistancePriority") {
                setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: axis)
            }
        }
        if let preserves = coder.bool("preservesSuperviewLayoutMargins") {
            preservesSuperviewLayoutMargins = preserves
        }
        if let insets = coder.bool("insetsLayoutMarginsFromSafeArea") {
            insetsLayoutMarginsFromSafeArea = insets
        }
        if let margins = coder.insets("layoutMargins") { layoutMargins = margins }
        if let margins = coder.directionalInsets("directionalLayoutMargins") {
            directionalLayoutMargins = margins
        }
    }

    private func _decodeAccessibility(from configuration: InterfaceElement, _ coder: InterfaceCoder) {
        let reader = InterfaceCoder(configuration, coder.assembly)
        if let identifier = reader.string("identifier") { accessibilityIdentifier = identifier }
        if let label = coder.localized("accessibilityLabel", reader.string("label")) {
            accessibilityLabel = label
        }
        if let hint = coder.localized("accessibilityHint", reader.string("hint")) { accessibilityHint = hint }
        if let traits = reader.child(key: "traits", "accessibilityTraits") {
            accessibilityTraits = UIAccessibilityTraits(InterfaceCoder(traits, coder.assembly))
        }
        // Every widget is an element here.
        reader.skip(children: ["bool"])
        reader.skip(attributes: ["key"])
        reader.tellUnknown()
    }

    private func _decodeVariations(from coder: InterfaceCoder) {
        guard let variations = InterfaceVariations(coder.element, of: self, coder.assembly) else { return }
        let traits = _currentTraits
        variations.apply(to: self, traits)
        // So that a window with other size classes is news.
        _lastTraits = traits
        registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (view: UIView, _) in
            variations.apply(to: view, view._currentTraits)
        }
    }

    private func _decodeGuide(_ guide: InterfaceElement, _ coder: InterfaceCoder) {
        guard let key = guide["key"], let object = _layoutGuide(key: key) else {
            return coder.assembly.tell(
                "\(type(of: self)) has no layout guide '\(guide["key"] ?? "")'",
                of: guide
            )
        }
        coder.assembly.register(object, for: guide)
        InterfaceCoder(guide, coder.assembly).tellUnknown()
    }

    private func _decodeConstraints(from coder: InterfaceCoder) {
        let all = coder.list("constraints")
        let elements = all.filter { $0["placeholder"] != "YES" }
        // The others stand for constraints that code makes.
        for element in all where element["placeholder"] == "YES" {
            coder.assembly.source.coverage?.note(whole: element)
        }
        guard !elements.isEmpty else { return }
        let constraints = coder.assembly.withHolder(self) {
            elements.compactMap { coder.assembly.make($0, as: NSLayoutConstraint.self) }
        }
        NSLayoutConstraint.activate(constraints.filter { $0.firstItem != nil })
    }
}

extension UIView.ContentMode {
    static let interfaceNames: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
}

extension UISemanticContentAttribute {
    static let interfaceNames: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
}

extension UIView.AutoresizingMask {
    /// What an `autoresizingMask` element says.
    @MainActor
    init(_ coder: InterfaceCoder) {
        let parts: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        self = UIView.AutoresizingMask(parts.filter { coder.bool($0.0) == true }.map(\.1))
        coder.tellUnknown()
    }
}

extension UIAccessibilityTraits {
    /// What an `accessibilityTraits` element says.
    @MainActor
    init(_ coder: InterfaceCoder) {
        let parts: [(String, UIAccessibilityTraits)] = [
            ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
            ("staticText", .staticText), ("header", .header), ("searchField", .searchField),
            ("notEnabled", .notEnabled),
        ]
        self = UIAccessibilityTraits(parts.filter { coder.bool($0.0) == true }.map(\.1))
        // What GTK's tree of accessible widgets has no word for.
        coder.skip(attributes: [
            "key", "adjustable", "keyboardKey", "updatesFrequently", "summaryElement", "playsSound",
            "startsMediaSession",
            "allowsDirectInteraction", "causesPageTurn", "none",
        ])
        coder.tellUnknown()
    }
}
