/// Where a view is, as CALayer keeps it: a size, a middle and a transform around that middle.
struct ViewGeometry: Equatable {
    var center = CGPoint.zero
    var bounds = CGRect.zero
    var transform = CGAffineTransform.identity

    /// The smallest rectangle around the view in its superview's coordinates.
    var frame: CGRect {
        guard !transform.isIdentity else {
            return CGRect(
                x: center.x - bounds.width / 2,
                y: center.y - bounds.height / 2,
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
            return
        }
        let inverse = transform.inverted()
        let size = CGRect(origin: .zero, size: frame.size).applying(inverse).size
        bounds.size = size
    }

    /// The rectangle that the view would take up without its transform.
    var untransformedFrame: CGRect {
        get {
            var plain = self
            plain.transform = .identity
            return plain.frame
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            bounds.size = newValue.size
        }
    }

    /// Takes the view's own coordinates to its superview's.
    var toSuperview: CGAffineTransform {
        CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// Whether every number can be laid out and drawn.
    var isFinite: Bool {
        [
            center.x, center.y, bounds.minX, bounds.minY, bounds.width, bounds.height,
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        ].allSatisfy(\.isFinite)
    }
}
