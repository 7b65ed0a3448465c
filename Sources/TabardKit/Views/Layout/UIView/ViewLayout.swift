/// What Auto Layout keeps of a view.
@MainActor
final class ViewLayout {
    static let standardMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    /// The constraints that the view holds, in the order in which they were activated.
    private(set) var constraints: [NSLayoutConstraint] = []
    /// The active constraints that name the view, or a guide of it.
    var touching: Set<NSLayoutConstraint> = []
    var guides = ObjectArray<UILayoutGuide>()
    var ownGuides: [LayoutArea: UILayoutGuide] = [:]
    var translates = true
    /// By axis: horizontal, vertical.
    var hugging: [UILayoutPriority?] = [nil, nil]
    var compression: [UILayoutPriority?] = [nil, nil]
    /// What the app or the document says; nil is the system's.
    var margins: NSDirectionalEdgeInsets?
    var marginsHaveSafeArea = true
    var keepsSuperviewMargins = false
    /// The engine that starts at this view.
    var engine: LayoutEngine?
    /// The engine that lays the view out.
    weak var system: LayoutEngine?

    /// Holds a constraint that has just been activated.
    func hold(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }

    /// No longer holds a constraint, which is found by when it was activated.
    func forget(_ constraint: NSLayoutConstraint) {
        let index = constraints.indices.partitioningIndex {
            constraints[$0]._activation >= constraint._activation
        }
        guard index < constraints.count, constraints[index] === constraint else { return }
        constraints.remove(at: index)
    }
}

/// Where lines of text stand: a part of the view's height from its top, and some points.
struct LayoutBaselines {
    typealias Place = (fraction: CGFloat, offset: CGFloat)

    var first: Place = (0, 0)
    var last: Place = (1, 0)
}
