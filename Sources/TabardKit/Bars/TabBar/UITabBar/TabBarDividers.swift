/// The images between the items of a bar, by what is selected beside them (A4).
struct TabBarDividers: Equatable {
    /// Whether the items beside a divider are selected.
    private struct Sides: Hashable {
        var left: Bool
        var right: Bool
    }

    private var images: [Sides: UIImage] = [:]

    var isEmpty: Bool { images.isEmpty }

    /// The image given for just these states.
    func given(left: Bool, right: Bool) -> UIImage? {
        images[Sides(left: left, right: right)]
    }

    /// The image to draw: where none was given for the states, the one between unselected items.
    func image(left: Bool, right: Bool) -> UIImage? {
        given(left: left, right: right) ?? given(left: false, right: false)
    }

    mutating func set(_ image: UIImage?, left: Bool, right: Bool) {
        images[Sides(left: left, right: right)] = image
    }
}
