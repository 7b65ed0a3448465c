import CGtk

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

    /// A new GSK transform; the caller owns it.
    func makeTransform() -> OpaquePointer? {
        if b == 0, c == 0 {
            // GSK draws translations and scales without an offscreen texture, so it must see them; the software
            // renderer of GTK 4.8 cannot draw what it knows as a matrix only.
            var point = graphene_point_t(x: Float(tx), y: Float(ty))
            let translation = gsk_transform_translate(nil, &point)
            return a == 1 && d == 1 ? translation : gsk_transform_scale(translation, Float(a), Float(d))
        }
        var matrix = graphene_matrix_t()
        graphene_matrix_init_from_2d(&matrix, a, b, c, d, tx, ty)
        return gsk_transform_matrix(nil, &matrix)
    }
}
