internal import GtkInterop

/// An item of a list that is pushed aside, with its actions.
@MainActor
final class ListSwipe {
    let path: IndexPath
    let configuration: UISwipeActionsConfiguration
    let view: SwipeActionsView
    /// Whether it moves to the left, and its actions show at the right.
    let isToTheLeft: Bool
    /// How far it stands from its place, in points to the right.
    var shift: CGFloat = 0
    /// Where it stood when the drag began.
    var start: CGFloat = 0
    var animation: TimedAnimation?

    init(
        path: IndexPath,
        configuration: UISwipeActionsConfiguration,
        view: SwipeActionsView,
        isToTheLeft: Bool
    ) {
        self.path = path
        self.configuration = configuration
        self.view = view
        self.isToTheLeft = isToTheLeft
    }

    var distance: CGFloat { isToTheLeft ? -shift : shift }

    func setDistance(_ distance: CGFloat) { shift = isToTheLeft ? -distance : distance }
}
