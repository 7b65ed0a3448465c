/// What stands in a table for something that was dropped, until its data have come.
///
/// ```swift
/// let placeholder = UITableViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "loading", rowHeight: 44)
/// let context = coordinator.drop(item.dragItem, to: placeholder)
/// item.dragItem.itemProvider.loadObject(ofClass: String.self) { text, _ in
///     Task { @MainActor in
///         context.commitInsertion { path in self.texts.insert(text ?? "", at: path.item) }
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// How the picture of what was dropped is cut out as it goes to the placeholder; nil, that is as a whole, by default.
    /// Never asked on Linux, where the picture stays as it was dragged.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UITableViewDropPlaceholder.self, super._selectors)
    }
}
