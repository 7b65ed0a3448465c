// Apple gives these functions names like those of types.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A matrix that scales, turns and moves points of space.
///
/// Layers on Linux are flat: they take over what of it happens in their plane.
@frozen
public struct CATransform3D: Equatable, Sendable {
    /// The first row.
    public var m11, m12, m13, m14: CGFloat
    /// The second row.
    public var m21, m22, m23, m24: CGFloat
    /// The third row.
    public var m31, m32, m33, m34: CGFloat
    /// The last row, which moves points.
    public var m41, m42, m43, m44: CGFloat

    /// Makes a matrix of zeros. See `CATransform3DIdentity`.
    public init() {
        (m11, m12, m13, m14) = (0, 0, 0, 0)
        (m21, m22, m23, m24) = (0, 0, 0, 0)
        (m31, m32, m33, m34) = (0, 0, 0, 0)
        (m41, m42, m43, m44) = (0, 0, 0, 0)
    }

    init(rows: [[CGFloat]]) {
        self.init()
        (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
        (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
        (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
        (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }

    var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    /// What happens in the plane.
    var affine: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }
}

/// The matrix that leaves every point where it is.
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

/// Makes a matrix of a flat transform.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
    CATransform3D(
        rows: [
            [transform.a, transform.b, 0, 0], [transform.c, transform.d, 0, 0], [0, 0, 1, 0],
            [transform.tx, transform.ty, 0, 1],
        ]
    )
}

/// What of a matrix happens in the plane.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
    transform.affine
}

/// Makes a matrix that moves points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

/// Makes a matrix that scales points away from the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
}

/// Makes a matrix that turns points about an axis, in radians; the identity if the axis has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
    -> CATransform3D
{
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    return CATransform3D(
        rows: [
            [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0],
            [x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0],
            [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0],
            [0, 0, 0, 1],
        ]
    )
}

/// A matrix that does what `a` does, then what `b` does.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let columns = b.rows
    return CATransform3D(
        rows: a.rows.map { row in
            (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * columns[$1][column] } }
        }
    )
}

/// A matrix that moves first, then does what `t` does.
public func CATransform3DTranslate(
    _ t: CATransform3D,
    _ tx: CGFloat,
    _ ty: CGFloat,
    _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A matrix that scales first, then does what `t` does.
public func CATransform3DScale(
    _ t: CATransform3D,
    _ sx: CGFloat,
    _ sy: CGFloat,
    _ sz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A matrix that turns first, then does what `t` does.
public func CATransform3DRotate(
    _ t: CATransform3D,
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Whether a matrix leaves every point where it is.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two matrices are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
