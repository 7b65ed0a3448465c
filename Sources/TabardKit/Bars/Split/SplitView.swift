/// The view of a split view controller: the columns, the lines between them, and what dims a covered column.
@MainActor
final class SplitView: UIView {
    private weak var controller: UISplitViewController?
    let dimming = SplitDimmingView(frame: .zero)
    let lines = [UIView(frame: .zero), UIView(frame: .zero)]

    init(frame: CGRect, controller: UISplitViewController) {
        self.controller = controller
        super.init(frame: frame)
        clipsToBounds = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = .systemBackground
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.2)
        dimming.isHidden = true
        dimming.tapped = { [weak controller] in controller?._hideOverlay() }
        for line in lines {
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?._layOut()
    }
}

/// Covers a column that others lie over; a tap on it takes those away.
@MainActor
final class SplitDimmingView: UIView {
    var tapped: () -> Void = {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if touches.contains(where: { bounds.contains($0.location(in: self)) }) { tapped() }
    }
}
