internal import GtkInterop

/// A blurred backdrop with a colour over it.
struct BlurMaterial: Equatable {
    /// Lies over what is blurred.
    var tint: RGBA
    /// How far the colours behind run into each other, in points.
    var radius: CGFloat = 28
    /// How far away something may be and still be blurred into a point.
    var reach: CGFloat { (radius * 1.5).rounded(.up) }
    /// How much livelier the colours behind become; 1 leaves them.
    var saturation: CGFloat = 1.6
    /// How much of the difference between the lightness behind and that of the tint is left; 1 leaves it.
    ///
    /// The less there is, the better is text on the material to be read; colours are seen all the same.
    var contrast: CGFloat = 1
    /// The lightness to which that of what lies behind comes nearer: a dark tint's is 0, a light one's 1.
    var anchor: CGFloat { tint.red + tint.green + tint.blue < 1.5 ? 0 : 1 }

    /// The colour where nothing is to be seen through it.
    var opaque: RGBA {
        var color = tint
        color.alpha = 1
        return color
    }
}
