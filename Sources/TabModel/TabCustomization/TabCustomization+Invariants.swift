extension TabCustomization {
    /// Stops in debug builds if the value contradicts itself; does nothing in release builds.
    func _checkInvariants() {
        assert(
            Set(order) == Set(initialOrder) && order.count == initialOrder.count,
            "a tab was lost or doubled"
        )
        assert(
            zip(order, initialOrder).allSatisfy { $0 == $1 || movable.contains($0) && movable.contains($1) },
            "a fixed tab moved"
        )
        assert(carried != nil || destination == nil, "there is a destination for no tab")
        assert(destination.map { openPlaces.contains($0) } ?? true, "the destination is not open")
    }
}
