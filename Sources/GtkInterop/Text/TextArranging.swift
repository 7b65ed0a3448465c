/// A text that is laid out, as far as it is shown.
protocol TextArranging: AnyObject {
    /// Whether some of the text is not laid out, since it would not be seen.
    var isPartial: Bool { get }
    /// Whether the lines or their limit leave some of the text out.
    var isEllipsized: Bool { get }
    var extents: TextExtents { get }

    /// Draws the lines with the top left at a point.
    ///
    /// - Parameter height: How much is seen.
    @MainActor
    func draw(_ snapshot: Snapshot, x: Double, y: Double, color: RGBA, within height: Double?)
}

extension TextArranging {
    /// Whether all that is laid out is shown in a height.
    func fits(_ height: Double) -> Bool {
        let extents = extents
        return extents.lineCount <= 1 || extents.height <= height + TextExtents.excess(in: height)
    }
}
