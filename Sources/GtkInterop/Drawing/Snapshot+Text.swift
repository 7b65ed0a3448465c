extension Snapshot {
    /// Draws laid-out text with its top left at a point.
    ///
    /// Lines are aligned in the layout's own width, so the layout should have one unless its
    /// alignment is to the left.
    public func draw(_ layout: TextLayout, x: Double, y: Double, color: RGBA) {
        // Without any font GTK would complain of each letter anew.
        guard TextContext.hasFonts else { return }
        layout.shownArrangement.draw(self, x: x, y: y, color: color, within: layout.visibleHeight)
    }
}
