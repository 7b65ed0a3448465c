/// Recognizes the pressed mouse that pulls content down at its upper edge.
///
/// Fingers and touchpads scroll on there, which GTK tells of.
@MainActor
final class RefreshPullRecognizer: UIPanGestureRecognizer {
    private weak var control: UIRefreshControl?

    init(for control: UIRefreshControl) {
        self.control = control
        super.init(target: nil, action: nil)
        addHandler { [weak control] recognizer in
            guard let control, let pull = recognizer as? UIPanGestureRecognizer else { return }
            switch pull.state {
            case .began, .changed: control._pulled(by: pull.translation(in: nil).y)
            default: control._pullEnded()
            }
        }
    }

    override func _accepts(_ touch: UITouch) -> Bool {
        guard super._accepts(touch), touch.type == .indirectPointer, let control, control.isEnabled,
            !control.isRefreshing, let scroll = control._scrollView, scroll._canPullDown
        else { return false }
        // In edit mode rows are dragged.
        return scroll._distanceFromTop < 1 && (scroll as? UITableView)?.isEditing != true
    }

    /// Whether the mouse goes down rather than to a side.
    private var goesDown: Bool { _tracker.translation.y > abs(_tracker.translation.x) }

    override var state: UIGestureRecognizer.State {
        get { super.state }
        set { super.state = newValue == .began && !goesDown ? .failed : newValue }
    }
}
