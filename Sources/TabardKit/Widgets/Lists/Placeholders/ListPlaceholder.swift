/// Stands in a list for something that was dropped, until its data have come.
@MainActor
final class ListPlaceholder {
    /// The name of the cells that show it.
    let reuseIdentifier: String
    /// How high it is; nil for as high as its cell wants. Only tables ask.
    let height: CGFloat?
    /// Brings what the app wants to show into a cell.
    private let update: (UIView) -> Void

    init(reuseIdentifier: String, height: CGFloat? = nil, update: @escaping (UIView) -> Void) {
        self.reuseIdentifier = reuseIdentifier
        self.height = height
        self.update = update
    }

    func show(in cell: UIView) { update(cell) }
}
