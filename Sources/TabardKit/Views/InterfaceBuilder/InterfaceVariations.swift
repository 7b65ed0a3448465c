internal import InterfaceDocument

/// What of a view depends on size classes, and follows them while the app runs (I5).
///
/// A document names the constraints and subviews that are not there in some size classes, and the attributes that have other
/// values in them. What says more about the classes wins.
@MainActor
final class InterfaceVariations {
    /// A constraint or subview that comes and goes.
    private struct Part {
        let id: String
        let object: NSObject
        /// How many of the parts beside it stand before it.
        let place: Int
    }

    private let element: InterfaceElement
    private let source: InterfaceSource
    private let variations: [InterfaceElement]
    private var constraints: [Part] = []
    private var subviews: [Part] = []
    /// Constraints of the view whose numbers vary.
    private var varying: [(constraint: NSLayoutConstraint, element: InterfaceElement)] = []

    /// - Returns: Nil for a view of which nothing depends on size classes.
    init?(_ element: InterfaceElement, of view: UIView, _ assembly: InterfaceAssembly) {
        variations = element.children.filter { $0.name == "variation" }
        self.element = element
        source = assembly.source
        let inside = element.first("constraints")?.children ?? []
        let varyingElements = inside.filter { $0.first("variation") != nil }
        if variations.isEmpty && varyingElements.isEmpty { return nil }
        varying = varyingElements.compactMap { constraint in
            (assembly.object(id: constraint.id) as? NSLayoutConstraint).map { ($0, constraint) }
        }
        constraints = parts(of: inside, "constraints", assembly)
        subviews = parts(of: element.first("subviews")?.children ?? [], "subviews", assembly)
        // An id may stand for another element too.
        subviews.removeAll { ($0.object as? UIView)?.superview !== view }
    }

    /// Brings the view to what holds in some traits.
    func apply(to view: UIView, _ traits: UITraitCollection) {
        let matching = Self.matching(variations, traits)
        // Views first, since constraints need them to stand in the view.
        let shown = installed(subviews, "subviews", matching)
        let parts = Set(subviews.map { ObjectIdentifier($0.object) })
        for part in subviews {
            guard let subview = part.object as? UIView else { continue }
            if !shown.contains(part.id) {
                subview.removeFromSuperview()
            } else if subview.superview == nil {
                let before = subviews.count {
                    $0.place < part.place && ($0.object as? UIView)?.superview === view
                }
                let others = view.subviews.count { !parts.contains(ObjectIdentifier($0)) }
                view.insertSubview(subview, at: min(others + before, view.subviews.count))
            }
        }
        let active = installed(constraints, "constraints", matching)
        for part in constraints where !active.contains(part.id) {
            (part.object as? NSLayoutConstraint)?.isActive = false
        }
        for (constraint, element) in varying { vary(constraint, element, traits) }
        for part in constraints where active.contains(part.id) {
            guard let constraint = part.object as? NSLayoutConstraint, !constraint.isActive else { continue }
            if constraint._commonAncestor != nil { constraint.isActive = true }
        }
        let changed = Set(variations.flatMap { $0.attributes.map(\.name) }).subtracting(["key"])
        let children = Set(
            variations.flatMap { $0.children.filter { $0.name != "mask" }.compactMap { $0["key"] } }
        )
        guard !changed.isEmpty || !children.isEmpty else {
            return tellUnknown(in: variations, requested: [])
        }
        let coder = InterfaceCoder(merged(element, matching, changed, children), InterfaceAssembly(source))
        view._vary(from: coder)
        tellUnknown(in: variations, requested: coder.requested)
    }

    /// Tells a tool what nobody reads of variations, also of those that do not hold.
    private func tellUnknown(in variations: [InterfaceElement], requested: Set<String>) {
        guard source.coverage != nil else { return }
        let assembly = InterfaceAssembly(source)
        for variation in variations {
            let reader = InterfaceCoder(variation, assembly)
            reader.skip(attributes: requested)
            for mask in reader.children("mask") where ["subviews", "constraints"].contains(mask["key"]) {
                source.coverage?.note(whole: mask)
            }
            for key in variation.children.compactMap({ $0["key"] }) where requested.contains(key) {
                reader.skip(child: key)
            }
            reader.tellUnknown()
        }
    }

    private func vary(
        _ constraint: NSLayoutConstraint,
        _ element: InterfaceElement,
        _ traits: UITraitCollection
    ) {
        let variations = element.children.filter { $0.name == "variation" }
        let matching = Self.matching(variations, traits)
        let changed = Set(variations.flatMap { $0.attributes.map(\.name) }).subtracting(["key"])
        let coder = InterfaceCoder(merged(element, matching, changed, []), InterfaceAssembly(source))
        if changed.contains("constant") { constraint.constant = coder.number("constant") ?? 0 }
        if changed.contains("priority") {
            constraint.priority = UILayoutPriority(Float(coder.number("priority") ?? 1000))
        }
        tellUnknown(in: variations, requested: ["constant", "priority"])
    }

    private func parts(of elements: [InterfaceElement], _ mask: String, _ assembly: InterfaceAssembly)
        -> [Part]
    {
        let named = Set(
            variations.flatMap { variation in
                variation.children.filter { $0.name == "mask" && $0["key"] == mask }.flatMap(\.children)
            }
            .compactMap { $0["reference"] }
        )
        return elements.enumerated().compactMap { place, element in
            guard let id = element.id, named.contains(id), let object = assembly.object(id: id) else {
                return nil
            }
            return Part(id: id, object: object, place: place)
        }
    }

    private func installed(_ parts: [Part], _ mask: String, _ matching: [InterfaceElement]) -> Set<String> {
        var installed = Set(parts.map(\.id))
        for variation in matching {
            for change in variation.children.filter({ $0.name == "mask" && $0["key"] == mask }).flatMap(
                \.children
            ) {
                guard let id = change["reference"] else { continue }
                if change.name == "include" { installed.insert(id) } else { installed.remove(id) }
            }
        }
        return installed
    }

    /// The variations that hold in some traits, those that say most last.
    private static func matching(_ variations: [InterfaceElement], _ traits: UITraitCollection)
        -> [InterfaceElement]
    {
        variations.compactMap { variation -> (InterfaceElement, Int)? in
            guard let key = variation["key"], key != "default" else { return (variation, 0) }
            let conditions = key.split(separator: "-")
            return conditions.allSatisfy { holds($0, traits) } ? (variation, conditions.count) : nil
        }
        .enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
    }

    private static func holds(_ condition: Substring, _ traits: UITraitCollection) -> Bool {
        switch condition {
        case "heightClass=compact": traits.verticalSizeClass == .compact
        case "heightClass=regular": traits.verticalSizeClass == .regular
        case "widthClass=compact": traits.horizontalSizeClass == .compact
        case "widthClass=regular": traits.horizontalSizeClass == .regular
        default: false
        }
    }

    /// The attributes and children that vary, as they are in some size classes.
    private func merged(
        _ element: InterfaceElement,
        _ matching: [InterfaceElement],
        _ attributes: Set<String>,
        _ children: Set<String>
    ) -> InterfaceElement {
        var values: [String: String] = [:]
        var parts: [String: InterfaceElement] = [:]
        for source in [element] + matching {
            for name in attributes { values[name] = source[name] ?? values[name] }
            for key in children { parts[key] = source.child(key: key) ?? parts[key] }
        }
        return InterfaceElement(
            name: element.name,
            attributes: values.sorted { $0.key < $1.key }.map {
                InterfaceAttribute(name: $0.key, value: $0.value)
            },
            children: parts.sorted { $0.key < $1.key }.map(\.value),
            line: element.line
        )
    }
}
