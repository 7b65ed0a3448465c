/// A place at something, as a value.
struct LayoutAnchor: Equatable {
    var edges: NSDirectionalRectEdge
    var offset: CGPoint
    var isFractional: Bool

    /// The point at the edges of a rectangle, without the offset.
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
        )
    }

    func movement(for size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

/// A view that is attached to an item or a group, as a value.
struct LayoutSupplement: Equatable {
    var lengths: LayoutLengths
    var kind: String
    var container: LayoutAnchor
    var item: LayoutAnchor?
    var insets = NSDirectionalEdgeInsets.zero
    var zIndex = 1

    /// Its place at something.
    func frame(at rect: CGRect, measured: CGSize? = nil) -> CGRect {
        var size = lengths.resolved(in: rect.size)
        if lengths.width.isMeasured, let measured { size.width = measured.width }
        if lengths.height.isMeasured, let measured { size.height = measured.height }
        let place = container.point(in: rect)
        let movement = container.movement(for: size)
        let own = CGRect(origin: .zero, size: size)
        // Without an anchor of its own it stands within, at the same edges.
        let handle = (item ?? LayoutAnchor(edges: container.edges, offset: .zero, isFractional: false))
        let grip = handle.point(in: own)
        let ownMovement = handle.movement(for: size)
        return CGRect(
            x: place.x + movement.x - grip.x - ownMovement.x,
            y: place.y + movement.y - grip.y - ownMovement.y,
            width: size.width,
            height: size.height
        )
    }
}

/// A view at the edge of a section, as a value.
struct LayoutBoundary: Equatable {
    var supplement: LayoutSupplement
    var edges: NSDirectionalRectEdge
    var offset: CGPoint
    var extends: Bool
    var pins: Bool
}
