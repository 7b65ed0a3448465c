/// One side of a constraint: a place or length of an item, or the distance between two places.
@MainActor
struct LayoutTerm {
    private(set) weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
    /// For a distance: where it starts.
    private(set) weak var origin: AnyObject?
    let originAttribute: NSLayoutConstraint.Attribute?

    init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        originAttribute = nil
    }

    init(from origin: LayoutTerm, to end: LayoutTerm) {
        item = end.item
        attribute = end.attribute
        self.origin = origin.item
        originAttribute = origin.attribute
    }

    var kind: NSLayoutConstraint.Attribute.Kind {
        originAttribute == nil ? attribute.kind : .size
    }

    /// The views in which the items stand.
    var views: [UIView] { [item, origin].compactMap { $0.flatMap(Self.view) } }

    static func view(of item: AnyObject) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    var text: String {
        let name = item.map(Self.name) ?? "a view that is gone"
        guard let originAttribute else { return "\(name).\(attribute)" }
        let start = origin.map(Self.name) ?? "a view that is gone"
        return "(\(name).\(attribute) - \(start).\(originAttribute))"
    }

    static func name(_ item: AnyObject) -> String {
        if let guide = item as? UILayoutGuide {
            let owner = guide.owningView.map { " of \(name($0))" } ?? ""
            return (guide.identifier.isEmpty ? "\(type(of: guide))" : "'\(guide.identifier)'") + owner
        }
        let own = (item as? UIView)?._nameInMessages
        return "\(type(of: item))" + (own.map { " '\($0.prefix(40))'" } ?? "")
    }
}
