extension CGRect {
    /// The same place counted from the other side of a width, as where text runs from the right.
    package func mirrored(in width: CGFloat) -> CGRect {
        CGRect(x: width - maxX, y: minY, width: size.width, height: size.height)
    }
}
