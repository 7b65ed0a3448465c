internal import Constraints

/// A view or guide in the solver.
@MainActor
final class LayoutItem {
    private(set) weak var view: UIView?
    private(set) weak var guide: UILayoutGuide?
    let left: Variable
    let top: Variable
    let width: Variable
    let height: Variable
    /// Whether the view's content says how large it is to be.
    var hasContentSize = false
    /// The content's size as last asked for.
    var contentSize: CGSize?
    /// The content's height in the width that was found.
    var fittedHeight: CGFloat?

    init(_ object: AnyObject, _ solver: inout Solver) {
        view = object as? UIView
        guide = object as? UILayoutGuide
        left = solver.makeVariable()
        top = solver.makeVariable()
        width = solver.makeVariable()
        height = solver.makeVariable()
    }

    /// Whether the item still stands for the object: another may have come to stand at its address.
    func stands(for object: AnyObject) -> Bool { view === object || guide === object }

    /// The variable of a side: 0 left, 1 top, 2 width, 3 height.
    func variable(_ part: Int) -> Variable { [left, top, width, height][part] }
}

/// A constraint in the solver, and where its constant comes from.
struct LayoutEntry {
    enum Kind {
        /// A part of a frame that is as the app set it: 0 left, 1 top, 2 width, 3 height.
        case frame(LayoutItem, part: Int)
        /// A side of a guide of the view's own: 0 left, 1 top, 2 right, 3 bottom.
        case guide(UILayoutGuide, side: Int)
        /// A limit that content sets; a height is vertical.
        case content(LayoutItem, isVertical: Bool)
        case constraint(NSLayoutConstraint)
        /// What never changes.
        case fixed
    }

    var kind: Kind
    var id: LinearConstraint.ID?
}
