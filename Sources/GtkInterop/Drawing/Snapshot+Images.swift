import CGtk

extension Snapshot {
    /// Draws a texture, scaled to a rectangle.
    public func draw(_ texture: Texture, in rectangle: Rectangle) {
        var bounds = rectangle.graphene
        gtk_snapshot_append_texture(pointer, OpaquePointer(texture.pointer), &bounds)
    }

    /// Draws a texture's shape, that is its alpha, in one colour.
    public func drawShape(of texture: Texture, in rectangle: Rectangle, color: RGBA) {
        inColor(color) { draw(texture, in: rectangle) }
    }

    /// Draws only the shape of what `draw` records, that is its alpha, in one colour.
    public func inColor(_ color: RGBA, _ draw: () -> Void) {
        // Each colour channel becomes a constant, and alpha is scaled.
        var values: [Float] = [
            0, 0, 0, 0,
            0, 0, 0, 0,
            0, 0, 0, 0,
            0, 0, 0, Float(color.alpha),
        ]
        var matrix = graphene_matrix_t()
        graphene_matrix_init_from_float(&matrix, &values)
        var offset = graphene_vec4_t()
        graphene_vec4_init(&offset, Float(color.red), Float(color.green), Float(color.blue), 0)
        gtk_snapshot_push_color_matrix(pointer, &matrix, &offset)
        draw()
        gtk_snapshot_pop(pointer)
    }
}
