internal import GtkInterop

/// What of a view can be animated.
struct ViewAppearance: Equatable {
    var geometry: ViewGeometry
    var alpha: CGFloat
    var background: RGBA?

    /// The appearance on the way from this one to another; 0 is this one.
    func mixed(with end: ViewAppearance, _ progress: CGFloat) -> ViewAppearance {
        ViewAppearance(
            geometry: geometry.mixed(with: end.geometry, progress),
            alpha: Self.mix(alpha, end.alpha, progress),
            background: RGBA.mixed(background, end.background, progress)
        )
    }

    private static func mix(_ start: CGFloat, _ end: CGFloat, _ progress: CGFloat) -> CGFloat {
        start + (end - start) * progress
    }
}

extension ViewGeometry {
    /// The geometry on the way from this one to another; 0 is this one.
    func mixed(with end: ViewGeometry, _ progress: CGFloat) -> ViewGeometry {
        let mix = { (start: CGFloat, end: CGFloat) in start + (end - start) * progress }
        return ViewGeometry(
            center: CGPoint(x: mix(center.x, end.center.x), y: mix(center.y, end.center.y)),
            bounds: CGRect(
                x: mix(bounds.minX, end.bounds.minX),
                y: mix(bounds.minY, end.bounds.minY),
                width: max(0, mix(bounds.width, end.bounds.width)),
                height: max(0, mix(bounds.height, end.bounds.height))
            ),
            transform: CGAffineTransform(
                a: mix(transform.a, end.transform.a),
                b: mix(transform.b, end.transform.b),
                c: mix(transform.c, end.transform.c),
                d: mix(transform.d, end.transform.d),
                tx: mix(transform.tx, end.transform.tx),
                ty: mix(transform.ty, end.transform.ty)
            ),
            anchor: CGPoint(x: mix(anchor.x, end.anchor.x), y: mix(anchor.y, end.anchor.y))
        )
    }
}
