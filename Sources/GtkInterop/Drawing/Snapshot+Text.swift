import CGtk

extension Snapshot {
    /// Draws laid-out text with its top left at a point.
    ///
    /// Lines are aligned in the layout's own width, so the layout should have one unless its
    /// alignment is to the left.
    public func draw(_ layout: TextLayout, x: Double, y: Double, color: RGBA) {
        // Without any font GTK would complain of each letter anew.
        guard TextContext.hasFonts else { return }
        var color = color.gdk
        layout.shownArrangement.forEachBlock(within: layout.visibleHeight) { block, top in
            gtk_snapshot_save(pointer)
            var origin = graphene_point_t(x: Float(x), y: Float(y + top))
            gtk_snapshot_translate(pointer, &origin)
            gtk_snapshot_append_layout(pointer, block.layout, &color)
            gtk_snapshot_restore(pointer)
        }
    }
}
