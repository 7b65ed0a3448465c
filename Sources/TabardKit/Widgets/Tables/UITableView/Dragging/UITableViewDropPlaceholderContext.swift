/// A placeholder that stands in a table for something that was dropped; what is added to it as an animation moves along with the
/// picture of what was dropped.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// What was dropped.
    var dragItem: UIDragItem { get }

    /// Puts the row that has come in the placeholder's place.
    ///
    /// If the data source then has not one row more, the log says so, and everything is loaded anew.
    ///
    /// - Parameter dataSourceUpdates: Called at once: insert the row into the data source, and nothing else. The path is the one
    ///   at which the placeholder stands now.
    /// - Returns: Whether the placeholder was still there; otherwise nothing was called.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Takes the placeholder away, since nothing comes.
    ///
    /// - Returns: Whether it was still there.
    @discardableResult
    func deletePlaceholder() -> Bool
}
