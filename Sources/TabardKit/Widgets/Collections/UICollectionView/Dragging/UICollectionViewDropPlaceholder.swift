/// What stands in a collection for something that was dropped, until its data have come.
///
/// ```swift
/// let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "loading")
/// let context = coordinator.drop(item.dragItem, to: placeholder)
/// item.dragItem.itemProvider.loadObject(ofClass: String.self) { text, _ in
///     Task { @MainActor in
///         context.commitInsertion { path in self.texts.insert(text ?? "", at: path.item) }
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// How the picture of what was dropped is cut out as it goes to the placeholder; nil, that is as a whole, by default.
    /// Never asked on Linux, where the picture stays as it was dragged.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?

    nonisolated open override class var _selectors: _SelectorTable {
        _SelectorTable(UICollectionViewDropPlaceholder.self, super._selectors)
    }
}
