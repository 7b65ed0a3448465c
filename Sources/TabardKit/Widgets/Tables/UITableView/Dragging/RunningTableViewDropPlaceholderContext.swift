/// Stands for a placeholder while the app waits for what was dropped.
@MainActor
final class RunningTableViewDropPlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private weak var list: UITableView?
    private let placeholder: ListPlaceholder
    private let animator: DragAnimator

    init(
        _ dragItem: UIDragItem,
        _ placeholder: ListPlaceholder,
        in list: UITableView?,
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

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animator.addCompletion(completion)
    }
}
