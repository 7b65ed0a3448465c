/// Stands for a placeholder while the app waits for what was dropped.
@MainActor
final class RunningCollectionViewDropPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private weak var list: UICollectionView?
    private let placeholder: ListPlaceholder
    private let animator: DragAnimator

    init(
        _ dragItem: UIDragItem,
        _ placeholder: ListPlaceholder,
        in list: UICollectionView?,
        animator: DragAnimator
    ) {
        self.dragItem = dragItem
        self.placeholder = placeholder
        self.list = list
        self.animator = animator
    }

    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        list?._commit(placeholder, dataSourceUpdates: dataSourceUpdates) ?? false
    }

    @discardableResult
    func deletePlaceholder() -> Bool { list?._delete(placeholder) ?? false }

    func setNeedsCellUpdate() {
        guard let list, let path = list._placeholders.path(of: placeholder), let cell = list._cells[path]
        else { return }
        placeholder.show(in: cell)
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animator.addCompletion(completion)
    }
}
