internal import GtkInterop

/// Shows the tabs in the middle of the bar of a wide window, and fades them out at the edges behind which there are more.
@MainActor
final class TopBarScroller: UIScrollView {
    /// Called when other parts are in sight.
    var didScroll: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        bounces = false
        scrollsToTop = false
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        didScroll()
    }

    /// How much of a fade there is at the left and at the right.
    var fades: (left: CGFloat, right: CGFloat) {
        let most = min(TopBarMetrics.fade, bounds.width / 4)
        let left = max(0, contentOffset.x)
        let right = max(0, contentSize.width - bounds.width - contentOffset.x)
        return (min(most, left), min(most, right))
    }

    override func _drawNativeChildren(_ snapshot: Snapshot) {
        let (left, right) = fades
        guard left >= 1 || right >= 1, bounds.width > 0 else { return super._drawNativeChildren(snapshot) }
        let area = CGRect(origin: .zero, size: bounds.size)
        let width = Double(bounds.width)
        let opaque = RGBA(red: 0, green: 0, blue: 0)
        let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
        let stops = [
            PaintStop(place: 0, color: left >= 1 ? clear : opaque),
            PaintStop(place: Double(left) / width, color: opaque),
            PaintStop(place: 1 - Double(right) / width, color: opaque),
            PaintStop(place: 1, color: right >= 1 ? clear : opaque),
        ]
        snapshot.masked(within: area.native) { mask in
            mask.fill(area.native, from: PaintPoint(x: 0, y: 0), to: PaintPoint(x: width, y: 0), stops: stops)
        } _: { content in
            super._drawNativeChildren(content)
        }
    }
}
