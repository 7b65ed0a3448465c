import CGtk

/// The one colour that all points of a rectangle have after drawings were put over each other, as far as that can be told
/// without painting them.
///
/// What lies behind a bar is most often the plain background of a page.
@MainActor
public struct UniformColor {
    private var color: RGBA?
    private let rectangle: graphene_rect_t

    /// Tells the colour of a rectangle.
    ///
    /// - Parameters:
    ///   - background: What is behind the drawings.
    ///   - drawings: The lowest first.
    /// - Returns: An opaque colour, or nil if there are several, or it would have to be painted to be known.
    public static func of(
        _ rectangle: Rectangle,
        background: RGBA?,
        _ drawings: [RecordedDrawing]
    ) -> RGBA? {
        var uniform = UniformColor(background, rectangle.graphene)
        for drawing in drawings { uniform.put(drawing.node) }
        return uniform.color.flatMap { $0.alpha >= 1 ? $0 : nil }
    }

    private init(_ color: RGBA?, _ rectangle: graphene_rect_t) {
        self.color = color
        self.rectangle = rectangle
    }

    /// Puts what a node draws over the rectangle, whose colour is not known then unless it is one.
    private mutating func put(_ node: OpaquePointer) {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node, &bounds)
        guard meets(bounds) else { return }
        switch gsk_render_node_get_node_type(node) {
        case GSK_CONTAINER_NODE:
            for index in 0..<gsk_container_node_get_n_children(node) {
                if let child = gsk_container_node_get_child(node, index) { put(child) }
            }
        case GSK_COLOR_NODE: putColor(node, bounds)
        case GSK_CLIP_NODE:
            guard let clip = gsk_clip_node_get_clip(node)?.pointee, meets(clip) else { return }
            if isWithin(clip), let child = gsk_clip_node_get_child(node) { put(child) } else { color = nil }
        case GSK_TRANSFORM_NODE: putMoved(node)
        default: color = nil
        }
    }

    private mutating func putColor(_ node: OpaquePointer, _ bounds: graphene_rect_t) {
        guard let drawn = gsk_color_node_get_color(node)?.pointee, drawn.alpha >= 1, isWithin(bounds) else {
            color = nil
            return
        }
        color = RGBA(red: Double(drawn.red), green: Double(drawn.green), blue: Double(drawn.blue))
    }

    private mutating func putMoved(_ node: OpaquePointer) {
        let map = gsk_transform_node_get_transform(node)
        guard let child = gsk_transform_node_get_child(node),
            gsk_transform_get_category(map).rawValue >= GSK_TRANSFORM_CATEGORY_2D_TRANSLATE.rawValue
        else {
            color = nil
            return
        }
        var dx: Float = 0
        var dy: Float = 0
        gsk_transform_to_translate(map, &dx, &dy)
        var moved = rectangle
        moved.origin.x -= dx
        moved.origin.y -= dy
        var inside = UniformColor(color, moved)
        inside.put(child)
        color = inside.color
    }

    private func meets(_ other: graphene_rect_t) -> Bool {
        other.origin.x < rectangle.origin.x + rectangle.size.width
            && rectangle.origin.x < other.origin.x + other.size.width
            && other.origin.y < rectangle.origin.y + rectangle.size.height
            && rectangle.origin.y < other.origin.y + other.size.height
    }

    private func isWithin(_ other: graphene_rect_t) -> Bool {
        other.origin.x <= rectangle.origin.x && other.origin.y <= rectangle.origin.y
            && other.origin.x + other.size.width >= rectangle.origin.x + rectangle.size.width
            && other.origin.y + other.size.height >= rectangle.origin.y + rectangle.size.height
    }
}
