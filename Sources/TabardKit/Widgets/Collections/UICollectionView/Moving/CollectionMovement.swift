/// An item that is carried to another place of a collection.
struct CollectionMovement: Equatable {
    let path: IndexPath
    /// Where it would go.
    var target: IndexPath
    /// Where its middle is, in the collection's coordinates.
    var center: CGPoint
    /// From the pointer to its middle, while the user carries it by its handle.
    var grip = CGPoint.zero

    init(path: IndexPath, center: CGPoint) {
        self.path = path
        target = path
        self.center = center
    }

    /// The place that another item takes meanwhile.
    func place(of other: IndexPath) -> IndexPath {
        guard other != path else { return target }
        var place = other
        if other.section == path.section, other.item > path.item { place.item -= 1 }
        if place.section == target.section, place.item >= target.item { place.item += 1 }
        return place
    }
}
