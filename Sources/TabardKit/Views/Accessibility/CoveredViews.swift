/// Views that something in front keeps from the keyboard and from screen readers for as long as it is there.
@MainActor
final class CoveredViews {
    private struct Member {
        weak var view: UIView?
    }

    private var members: [Member] = []

    /// Puts a view out of reach, unless something else has done so.
    func cover(_ view: UIView) {
        guard view._widget?.canFocus == true else { return }
        view._widget?.canFocus = false
        view._changeAccessibility { $0.isCovered = true }
        members.removeAll { $0.view == nil }
        members.append(Member(view: view))
    }

    /// Gives back what was put out of reach.
    func uncover() {
        for view in members.compactMap(\.view) {
            view._widget?.canFocus = true
            view._changeAccessibility { $0.isCovered = false }
        }
        members = []
    }
}
