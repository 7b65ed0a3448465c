import CGtk

/// A two-dimensional affine map: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct AffineMap: Hashable, Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public static func translation(x: Double, y: Double) -> AffineMap {
        AffineMap(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// A new GSK transform; the caller owns it.
    func makeTransform() -> OpaquePointer? {
        if a == 1, b == 0, c == 0, d == 1 {
            // GSK draws a plain translation without an offscreen texture, so it must see one.
            var point = graphene_point_t(x: Float(tx), y: Float(ty))
            return gsk_transform_translate(nil, &point)
        }
        var matrix = graphene_matrix_t()
        graphene_matrix_init_from_2d(&matrix, a, b, c, d, tx, ty)
        return gsk_transform_matrix(nil, &matrix)
    }
}
