/// Where headers, footers and the like stand at the edges of a section or of a whole layout: a pure function.
struct BoundaryLayout: Equatable {
    /// Their places, from the corner of the section where reading begins.
    private(set) var frames: [CGRect] = []
    /// Where the content begins, behind those before it.
    private(set) var contentStart: CGFloat = 0
    /// The length of everything in the direction in which the collection scrolls.
    private(set) var length: CGFloat = 0

    init() {}

    /// - Parameters:
    ///   - boundaries: The headers and footers.
    ///   - measured: The sizes that they themselves want, by their place among them.
    ///   - container: The room for the section.
    ///   - insets: What they keep free across the direction of scrolling.
    ///   - content: The length of the content.
    init(
        _ boundaries: [LayoutBoundary],
        measured: [Int: CGSize],
        container: CGSize,
        insets: NSDirectionalEdgeInsets,
        content: CGFloat,
        isVertical: Bool
    ) {
        let starting: NSDirectionalRectEdge = isVertical ? .top : .leading
        let ending: NSDirectionalRectEdge = isVertical ? .bottom : .trailing
        let room = container.within(insets)
        let sizes = boundaries.indices.map { index in
            let lengths = boundaries[index].supplement.lengths
            var size = lengths.resolved(in: room)
            if lengths.width.isMeasured, let own = measured[index] { size.width = own.width }
            if lengths.height.isMeasured, let own = measured[index] { size.height = own.height }
            return size
        }
        func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
        func movement(_ boundary: LayoutBoundary) -> CGFloat {
            isVertical ? boundary.offset.y : boundary.offset.x
        }
        var places = boundaries.map { _ in CGFloat(0) }
        for (index, boundary) in boundaries.enumerated() where boundary.edges.contains(starting) {
            places[index] = boundary.extends ? contentStart : contentStart + movement(boundary)
            // One that is moved away from the content takes that room too.
            guard boundary.extends else { continue }
            places[index] += max(0, movement(boundary))
            contentStart += along(sizes[index]) + abs(movement(boundary))
        }
        let contentEnd = contentStart + content
        length = contentEnd
        for (index, boundary) in boundaries.enumerated() where boundary.edges.contains(ending) {
            guard boundary.extends else {
                places[index] = contentEnd - along(sizes[index]) + movement(boundary)
                continue
            }
            places[index] = length + max(0, movement(boundary))
            length += along(sizes[index]) + abs(movement(boundary))
        }
        for (index, boundary) in boundaries.enumerated() {
            let edges = boundary.edges
            if !edges.contains(starting), !edges.contains(ending) {
                places[index] = (contentStart + contentEnd - along(sizes[index])) / 2 + movement(boundary)
            }
            let (size, place) = (sizes[index], places[index])
            let least = isVertical ? insets.leading : insets.top
            let most =
                isVertical
                ? container.width - insets.trailing - size.width
                : container.height - insets.bottom - size.height
            let atStart = edges.contains(isVertical ? .leading : .top)
            let atEnd = edges.contains(isVertical ? .trailing : .bottom)
            let side =
                (atStart ? least : atEnd ? most : (least + most) / 2)
                + (isVertical ? boundary.offset.x : boundary.offset.y)
            frames.append(
                CGRect(
                    origin: isVertical ? CGPoint(x: side, y: place) : CGPoint(x: place, y: side),
                    size: size
                )
            )
        }
    }
}
