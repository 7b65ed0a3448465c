/// The changes of a list that an app collects, to be made and animated together.
struct ListBatch {
    /// How many batches have begun within each other and not ended.
    var depth = 0
    var changes: [ListChange] = []
    var placeholders: [ListPlaceholderChange] = []
    var isAnimated = false
    var completions: [(Bool) -> Void] = []
}
