package import GtkInterop

extension CGAffineTransform {
    package var native: AffineMap {
        AffineMap(
            a: Double(a),
            b: Double(b),
            c: Double(c),
            d: Double(d),
            tx: Double(tx),
            ty: Double(ty)
        )
    }
}
