import Foundation

/// Leads an arrow key to where a guide says (FO5).
@MainActor
enum FocusGuides {
    /// Moves the focus if a guide is what lies nearest.
    ///
    /// - Returns: Whether the focus has moved.
    static func lead(_ heading: UIFocusHeading, in root: any RootView) -> Bool {
        guard UIFocusGuide._isUsed, let item = root._focus.item else { return false }
        let from = item.convert(item.bounds, to: root)
        var nearest: (distance: CGFloat, guide: UIFocusGuide?)?
        visit(root) { view, guides in
            let views = view !== item && view.canBecomeFocused ? [(view.bounds, UIFocusGuide?.none)] : []
            for (area, guide) in views + guides.map({ ($0.layoutFrame, $0) }) {
                guard let distance = distance(from: from, to: view.convert(area, to: root), heading),
                    distance < nearest?.distance ?? .infinity
                else { continue }
                nearest = (distance, guide)
            }
        }
        guard let guide = nearest?.guide else { return false }
        let wanted = (guide.preferredFocusEnvironments ?? []).lazy.compactMap { FocusSearch.item(in: $0) }
        return wanted.first.map { $0 !== item && root._focus.move(to: $0) } ?? false
    }

    private static func visit(_ view: UIView, _ body: (UIView, [UIFocusGuide]) -> Void) {
        guard !view.isHidden, view._takesPointer else { return }
        body(view, view.layoutGuides.compactMap { $0 as? UIFocusGuide }.filter(\.isEnabled))
        for subview in view.subviews { visit(subview, body) }
    }

    /// How far a rectangle lies in a direction; nil if it does not lie in it, or not beside the other one.
    static func distance(from: CGRect, to: CGRect, _ heading: UIFocusHeading) -> CGFloat? {
        let isBeside: Bool
        let distance: CGFloat
        switch heading {
        case .up, .down:
            isBeside = to.minX < from.maxX && to.maxX > from.minX
            distance = heading == .down ? to.minY - from.maxY : from.minY - to.maxY
        case .left, .right:
            isBeside = to.minY < from.maxY && to.maxY > from.minY
            distance = heading == .right ? to.minX - from.maxX : from.minX - to.maxX
        default: return nil
        }
        return isBeside && distance > -1 ? distance : nil
    }
}
