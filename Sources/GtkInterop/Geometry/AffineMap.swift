import CGtk
import Glibc

/// A two-dimensional affine map: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct AffineMap: Hashable, Sendable {
    /// How much of x goes into the new x.
    public var a: Double
    /// How much of x goes into the new y.
    public var b: Double
    /// How much of y goes into the new x.
    public var c: Double
    /// How much of y goes into the new y.
    public var d: Double
    /// What is added to the new x, in points.
    public var tx: Double
    /// What is added to the new y, in points.
    public var ty: Double

    /// Makes a map from its six numbers.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The map that moves every point, by distances in points.
    public static func translation(x: Double, y: Double) -> AffineMap {
        AffineMap(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// How many times as long lengths along one of the axes become, whichever is more; 0 where that is no number.
    var greatestScale: Double {
        if b == 0, c == 0 { return a == 1 && d == 1 ? 1 : Self.number(max(abs(a), abs(d))) }
        return Self.number(max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()))
    }

    private static func number(_ scale: Double) -> Double { scale.isFinite ? scale : 0 }

    /// A new GSK transform; the caller owns it.
    func makeTransform() -> OpaquePointer? {
        // GSK draws translations and scales without an offscreen texture, so it must see them; the software renderer
        // of GTK 4.8 cannot draw what it knows as a matrix only.
        var point = graphene_point_t(x: Float(tx), y: Float(ty))
        let translation = gsk_transform_translate(nil, &point)
        if b == 0, c == 0 {
            return a == 1 && d == 1 ? translation : gsk_transform_scale(translation, Float(a), Float(d))
        }
        let stretch = (a * a + b * b).squareRoot()
        let determinant = a * d - b * c
        guard stretch > 0, determinant != 0, determinant.isFinite else {
            return gsk_transform_scale(translation, 0, 0)
        }
        // The same map as a turn, a slant and a scale, from the outside inwards.
        let turned = gsk_transform_rotate(translation, Float(atan2(b, a) * 180 / .pi))
        let slant = (a * c + b * d) / determinant
        let slanted = slant == 0 ? turned : gsk_transform_skew(turned, Float(atan(slant) * 180 / .pi), 0)
        return gsk_transform_scale(slanted, Float(stretch), Float(determinant / stretch))
    }
}
