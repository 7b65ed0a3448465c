/// A flat transform taken apart: first a scale, then a slant, a turn and a move.
struct TransformParts: Equatable {
    var x: CGFloat
    var y: CGFloat
    var scaleX: CGFloat
    var scaleY: CGFloat
    /// Radians.
    var rotation: CGFloat
    /// How far points move sideways for each point down.
    var slant: CGFloat

    init(_ map: CGAffineTransform) {
        x = map.tx
        y = map.ty
        let stretch = (map.a * map.a + map.b * map.b).squareRoot()
        let determinant = map.a * map.d - map.b * map.c
        scaleX = stretch
        if stretch > 0 {
            rotation = atan2(map.b, map.a)
            scaleY = determinant / stretch
            slant = determinant == 0 ? 0 : (map.a * map.c + map.b * map.d) / determinant
        } else {
            rotation = atan2(-map.c, map.d)
            scaleY = (map.c * map.c + map.d * map.d).squareRoot()
            slant = 0
        }
        // A mirror image is read as such, not as half a turn.
        if map.b == 0, map.c == 0 {
            scaleX = map.a
            scaleY = map.d
            rotation = 0
        }
    }

    var transform: CGAffineTransform {
        CGAffineTransform(scaleX: scaleX, y: scaleY)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: slant, d: 1, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(rotationAngle: rotation))
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }

    /// The mean of both scales.
    var scale: CGFloat { (scaleX + scaleY) / 2 }
}
