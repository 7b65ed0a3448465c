/// What becomes of a placeholder in a batch of changes.
enum ListPlaceholderChange {
    /// It comes, at a path among what shows.
    case insert(ListPlaceholder, IndexPath)
    /// It goes.
    case delete(ListPlaceholder)
    /// An item of the data source takes its place, by the path that the app was told.
    case commit(ListPlaceholder, IndexPath)
}
