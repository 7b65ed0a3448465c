extension CGPoint {
    /// How far away another point is.
    package func distance(to other: CGPoint) -> CGFloat {
        let (x, y) = (other.x - x, other.y - y)
        return (x * x + y * y).squareRoot()
    }
}
