/// One change of a list, as an app tells it to a table or a collection.
///
/// Within one batch, what is deleted, reloaded or moved away is named by its place before the batch, and what is
/// inserted or moved in by its place after it.
enum ListChange: Equatable {
    case insertSection(Int)
    case deleteSection(Int)
    case reloadSection(Int)
    case moveSection(from: Int, to: Int)
    case insert(IndexPath)
    case delete(IndexPath)
    case reload(IndexPath)
    case move(from: IndexPath, to: IndexPath)
}

/// Why a batch of changes contradicts what the data source says.
struct ListUpdateError: Error, Equatable {
    let message: String
}
