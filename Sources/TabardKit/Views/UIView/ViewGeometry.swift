/// Where a view is, as CALayer keeps it: a size, a point and a transform around that point.
struct ViewGeometry: Equatable {
    var center = CGPoint.zero
    var bounds = CGRect.zero
    var transform = CGAffineTransform.identity
    /// The point that `center` places and `transform` turns around, in parts of the bounds.
    var anchor = CGPoint(x: 0.5, y: 0.5)

    /// The smallest rectangle around the view in its superview's coordinates.
    var frame: CGRect {
        guard !transform.isIdentity else {
            return CGRect(
                x: center.x - bounds.width * anchor.x,
                y: center.y - bounds.height * anchor.y,
                width: bounds.width,
                height: bounds.height
            )
        }
        return bounds.applying(toSuperview)
    }

    mutating func setFrame(_ frame: CGRect) {
        let frame = frame.standardized
        // The transform's own shift is part of the frame, so it must not count twice.
        center = CGPoint(x: frame.midX - transform.tx, y: frame.midY - transform.ty)
        guard !transform.isIdentity else {
            bounds.size = frame.size
            center = anchor(in: frame)
            return
        }
        let inverse = transform.inverted()
        let size = CGRect(origin: .zero, size: frame.size).applying(inverse).size
        bounds.size = size
        guard anchor != CGPoint(x: 0.5, y: 0.5) else { return }
        let placed = bounds.applying(toSuperview)
        center.x += frame.midX - placed.midX
        center.y += frame.midY - placed.midY
    }

    private func anchor(in frame: CGRect) -> CGPoint {
        CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }

    /// The rectangle that the view would take up without its transform.
    var untransformedFrame: CGRect {
        get {
            var plain = self
            plain.transform = .identity
            return plain.frame
        }
        set {
            center = anchor(in: newValue)
            bounds.size = newValue.size
        }
    }

    /// Takes the view's own coordinates to its superview's.
    var toSuperview: CGAffineTransform {
        CGAffineTransform(
            translationX: -bounds.minX - bounds.width * anchor.x,
            y: -bounds.minY - bounds.height * anchor.y
        )
        .concatenating(transform)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// Whether every number can be laid out and drawn.
    var isFinite: Bool {
        [
            center.x, center.y, bounds.minX, bounds.minY, bounds.width, bounds.height,
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
            anchor.x, anchor.y,
        ].allSatisfy(\.isFinite)
    }
}
