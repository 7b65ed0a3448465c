extension UIBezierPath {
    /// Makes a path of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        elements.addRect(rect)
    }

    /// Makes a path of the ellipse that touches a rectangle's sides.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        elements.addEllipse(in: rect)
    }

    /// Makes a path of a rectangle with round corners; the radius is at most half of each side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        elements.addRoundedRect(rect, radii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Makes a path of a rectangle of which some corners are round; the radii are at most half the sides.
    public convenience init(
        roundedRect rect: CGRect,
        byRoundingCorners corners: UIRectCorner,
        cornerRadii: CGSize
    ) {
        self.init()
        elements.addRoundedRect(rect, radii: cornerRadii, corners: corners)
    }

    /// Makes a path of a part of a circle.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: The distance from there, in points.
    ///   - startAngle: Radians, 0 being to the right and `.pi / 2` below.
    ///   - endAngle: Where the part ends, in radians too.
    ///   - clockwise: The direction on the screen.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        elements.addArc(center, radius: radius, from: startAngle, to: endAngle, isGrowing: clockwise)
    }

    /// Makes a path of the lines and curves of another.
    public convenience init(cgPath: CGPath) {
        self.init()
        elements = cgPath.elements
    }
}
