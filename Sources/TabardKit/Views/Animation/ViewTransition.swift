internal import GtkInterop

/// A view's new look on its way to take the place of its old one.
@MainActor
final class ViewTransition {
    /// How the new look comes.
    enum Kind: Equatable {
        /// It shines through more and more.
        case fade
        /// It pushes the old one out, in a direction of one view's length.
        case push(CGVector)
        /// It comes over the old one.
        case moveIn(CGVector)
        /// The old one goes away above it.
        case reveal(CGVector)
        /// The view turns over like a card, about its vertical or its horizontal middle line.
        case flip(isSideways: Bool)
    }

    private let kind: Kind
    private let look: RecordedDrawing?
    private var progress: CGFloat = 0
    private var clock: TimedAnimation?
    private weak var view: UIView?

    /// Begins a transition of a view; nil if there is nothing to be seen of it.
    ///
    /// - Parameter course: The part of the way at a part of the time.
    init?(
        of view: UIView,
        _ kind: Kind,
        seconds: Double,
        course: @escaping (CGFloat) -> CGFloat,
        completion: @escaping (Bool) -> Void
    ) {
        guard seconds > 0, let widget = view._widget, widget.isMapped, Toolkit.areAnimationsEnabled,
            UIView.areAnimationsEnabled
        else { return nil }
        self.kind = kind
        look = ViewPicture.record(view)
        self.view = view
        clock = TimedAnimation(
            on: widget,
            seconds: seconds,
            easing: .linear,
            update: { [weak self] time in self?.show(course(CGFloat(time))) },
            completion: {
                let isLatest = self.view?._canvas.transition === self
                if isLatest { self.view?._canvas.transition = nil }
                self.view?._queueRedraw()
                self.clock = nil
                completion(isLatest)
            }
        )
        view._canvas.transition = self
        view._queueRedraw()
        clock?.play()
    }

    private func show(_ progress: CGFloat) {
        self.progress = progress
        view?._queueRedraw()
    }

    /// Draws both looks, the new one by the closure.
    func draw(_ size: CGSize, in snapshot: Snapshot, _ draw: () -> Void) {
        let old = { if let look = self.look { snapshot.draw(look) } }
        let move = { (way: CGVector, part: CGFloat, draw: () -> Void) in
            let x = Double(way.dx * size.width * part)
            let y = Double(way.dy * size.height * part)
            snapshot.mapped(by: .translation(x: x, y: y), draw)
        }
        if kind == .fade { return snapshot.crossFaded(Double(progress), from: old, to: draw) }
        snapshot.clipped(to: CGRect(origin: .zero, size: size).native) {
            switch kind {
            case .fade: break
            case .flip(let isSideways):
                // Seen from afar, a card that turns becomes narrower until its back is in sight.
                let part = abs(cos(Double(progress) * .pi))
                let (across, down) = isSideways ? (part, 1) : (1, part)
                let map = AffineMap(
                    a: across,
                    b: 0,
                    c: 0,
                    d: down,
                    tx: Double(size.width) * (1 - across) / 2,
                    ty: Double(size.height) * (1 - down) / 2
                )
                snapshot.mapped(by: map, progress < 0.5 ? old : draw)
            case .push(let way):
                move(way, progress, old)
                move(way, progress - 1, draw)
            case .moveIn(let way):
                old()
                move(way, progress - 1, draw)
            case .reveal(let way):
                draw()
                move(way, progress, old)
            }
        }
    }
}
