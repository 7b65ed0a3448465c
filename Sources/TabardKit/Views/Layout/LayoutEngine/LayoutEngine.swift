internal import Constraints
internal import GtkInterop

/// Lays out the views that constraints connect, below one view.
///
/// Every view and guide that a constraint names gets four variables: its place in the root view, and its size.
/// What frames, margins and contents ask for is added to what the app's constraints ask for. The solver is
/// filled anew when constraints come or go, and follows changes of constants, frames and insets without that.
@MainActor
final class LayoutEngine {
    /// A size that the root is fitted to, instead of the one that it has.
    struct Fitting {
        var size: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    private(set) weak var root: UIView?
    let fitting: Fitting?
    var needsRebuild = true
    var needsConstants = false
    private(set) var isApplying = false
    var solver = Solver()
    var items: [LayoutItem] = []
    var itemOfObject: [ObjectIdentifier: LayoutItem] = [:]
    var entries: [LayoutEntry] = []
    private var isRightToLeft = false

    init(root: UIView, fitting: Fitting? = nil) {
        self.root = root
        self.fitting = fitting
    }

    /// Whether this engine is still the one of its root.
    var isCurrent: Bool { root?._autoLayout?.engine === self && !needsRebuild }

    /// The size that the root is to have.
    var fittedSize: CGSize {
        solve()
        guard let item = items.first else { return .zero }
        return CGSize(width: max(0, value(item.width)), height: max(0, value(item.height)))
    }

    /// Brings all frames up to date.
    func update() {
        guard let root, !isApplying else { return }
        if root._runsRightToLeft != isRightToLeft { needsRebuild = true }
        guard needsRebuild || needsConstants else { return }
        solve()
        isApplying = true
        defer { isApplying = false }
        for item in items { apply(item) }
    }

    /// Places what stands directly in a view again, in case the app has moved it since.
    func apply(toSubviewsOf view: UIView) {
        guard !isApplying else { return }
        isApplying = true
        defer { isApplying = false }
        for subview in view._subviews where subview._autoLayout?.system === self {
            if let item = itemOfObject[ObjectIdentifier(subview)] { apply(item) }
        }
    }

    func forgetContentSize(of view: UIView) {
        guard let item = itemOfObject[ObjectIdentifier(view)] else { return }
        item.contentSize = nil
        item.fittedHeight = nil
        needsConstants = true
    }

    func value(_ variable: Variable) -> CGFloat { CGFloat(solver.value(of: variable)) }

    private func solve() {
        guard let root else { return }
        if needsRebuild {
            isRightToLeft = root._runsRightToLeft
            rebuild(root)
        } else {
            refreshConstants()
        }
        // The height of text depends on the width that was found, and others may depend on that.
        var rounds = 0
        while fitHeights(), rounds < 3 {
            refreshConstants()
            rounds += 1
        }
        needsRebuild = false
        needsConstants = false
    }

    private func refreshConstants() {
        for entry in entries {
            guard let id = entry.id, let constant = constant(of: entry.kind) else { continue }
            try? solver.change(constant: constant, of: id)
        }
        do {
            try solver.update()
        } catch {
            // The constraints contradict each other with the new constants.
            if let root { rebuild(root) }
        }
    }

    /// Asks views whose height depends on their width for it.
    ///
    /// - Returns: Whether one wants another than before.
    private func fitHeights() -> Bool {
        var hasChanged = false
        for item in items where item.hasContentSize {
            guard let view = item.view, value(item.width) > 0,
                let height = view._intrinsicHeight(forWidth: value(item.width) + 0.01)
            else { continue }
            if height != item.fittedHeight ?? item.contentSize?.height {
                item.fittedHeight = height
                hasChanged = true
            }
        }
        return hasChanged
    }

    private func apply(_ item: LayoutItem) {
        guard fitting == nil else { return }
        let scale = max(1, root?.traitCollection.displayScale ?? 1)
        if let guide = item.guide {
            guard let owner = guide._owner, let outer = itemOfObject[ObjectIdentifier(owner)] else { return }
            guide._frame = frame(of: item, in: outer, scale: scale)
            if guide._area == .scrollContent { owner._contentWasLaidOut(guide._frame.size) }
            return
        }
        guard let view = item.view, !view.translatesAutoresizingMaskIntoConstraints else { return }
        guard let superview = view._superview, view !== root,
            let outer = itemOfObject[ObjectIdentifier(superview)]
        else {
            if view === root {
                let size = frame(of: item, in: item, scale: scale).size
                if view.bounds.size != size { view._resizeKeepingOrigin(to: size) }
            }
            return
        }
        let frame = frame(of: item, in: outer, scale: scale)
        if view.transform.isIdentity {
            if view.frame != frame { view.frame = frame }
        } else {
            view._changeGeometry { $0.untransformedFrame = frame }
        }
    }

    /// An item's rectangle in another's coordinates, on whole pixels.
    private func frame(of item: LayoutItem, in outer: LayoutItem, scale: CGFloat) -> CGRect {
        func rounded(_ start: CGFloat, _ length: CGFloat) -> (start: CGFloat, length: CGFloat) {
            // The least bit more, so that rounding errors in halves don't decide.
            let first = ((start + 1e-6) * scale).rounded() / scale
            let last = ((start + max(0, length) + 1e-6) * scale).rounded() / scale
            return (first, last - first)
        }
        let (x, width) = rounded(value(item.left) - value(outer.left), value(item.width))
        let (y, height) = rounded(value(item.top) - value(outer.top), value(item.height))
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
