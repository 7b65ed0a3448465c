/// Hears of the pointer over a view of an interaction.
final class PointerHover: UIHoverGestureRecognizer {
    private let moved: (CGPoint?) -> Void
    /// Where the pointer is in the view; nil if it is elsewhere.
    private(set) var place: CGPoint?

    init(_ moved: @escaping (CGPoint?) -> Void) {
        self.moved = moved
        super.init(target: nil, action: nil)
    }

    override func _hover(isInside: Bool) {
        super._hover(isInside: isInside)
        place = isInside ? location(in: view) : nil
        moved(place)
    }
}
