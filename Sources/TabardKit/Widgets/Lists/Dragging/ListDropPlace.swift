/// A place of a list at which something can be dropped.
struct ListDropPlace: Equatable {
    /// The item under the pointer.
    var path: IndexPath
    /// Whether the pointer is in the item's second half.
    var isAfter: Bool
    /// The item's frame.
    var frame: CGRect
    /// Whether the items follow each other to the side.
    var isSideways = false
}
