internal import GtkInterop

/// Draws views as values, whether or not they are on the screen.
///
/// GTK draws only widgets that are on the screen, and keeps what it drew of them until the next frame. Here the views draw
/// themselves, where their frames say that they stand. Texts that are edited are GTK's own widgets, and are in a picture only
/// while they are on the screen.
@MainActor
enum ViewPicture {
    /// Whether subviews are drawn by their views now, and not by GTK.
    private(set) static var isDrawing = false

    /// Records what a view looks like, without its own place, opacity and transform; nil if that is nothing.
    static func record(_ view: UIView) -> RecordedDrawing? {
        let wasDrawing = isDrawing
        isDrawing = true
        defer { isDrawing = wasDrawing }
        return RecordedDrawing.record { draw(view, in: $0) }
    }

    /// Records what a layer that belongs to no view looks like, without its own place.
    static func record(_ layer: CALayer) -> RecordedDrawing? {
        let wasDrawing = isDrawing
        isDrawing = true
        defer { isDrawing = wasDrawing }
        let (bounds, map) = (layer._model.geometry.bounds, layer._model.geometry.toSuperview)
        guard map.a * map.d != map.b * map.c else { return nil }
        let toBounds = map.inverted().concatenating(
            CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        )
        return RecordedDrawing.record { snapshot in
            snapshot.mapped(by: toBounds.native) { layer._draw(in: snapshot) }
        }
    }

    /// Draws a view with its top left at the origin.
    private static func draw(_ view: UIView, in snapshot: Snapshot) {
        guard view.clipsToBounds else { return view.widgetSnapshot(snapshot) }
        let area = CGRect(origin: .zero, size: view.bounds.size)
        snapshot.clipped(to: area.native) { view.widgetSnapshot(snapshot) }
    }

    /// Draws a subview where it stands in its superview.
    static func draw(_ subview: UIView, in superview: UIView, _ snapshot: Snapshot) {
        let alpha = Double(subview._shownAppearance.alpha)
        guard !subview.isHidden, alpha > 0.001, !subview.bounds.isEmpty || !subview.clipsToBounds else {
            return
        }
        var map = subview._shownMap
        guard map.a * map.d != map.b * map.c else { return }
        map.tx -= superview.bounds.minX
        map.ty -= superview.bounds.minY
        let origin = subview.bounds.origin
        map = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(map)
        snapshot.mapped(by: map.native) {
            snapshot.faded(to: alpha) { draw(subview, in: snapshot) }
        }
    }
}
