extension CGRect {
    /// The place of a bar item's image once its insets are applied.
    ///
    /// Insets larger than the image leave nothing of it; those that are no numbers count as zero.
    package func inset(byImageInsets insets: UIEdgeInsets) -> CGRect {
        func number(_ inset: CGFloat) -> CGFloat {
            inset.isFinite ? Swift.min(Swift.max(inset, -10_000), 10_000) : 0
        }
        let left = number(insets.left)
        let top = number(insets.top)
        return CGRect(
            x: minX + left,
            y: minY + top,
            width: Swift.max(0, width - left - number(insets.right)),
            height: Swift.max(0, height - top - number(insets.bottom))
        )
    }
}
