/// A picture of what is dragged, and where it stands.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// The same picture at another place.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        Self(view: view, parameters: parameters, target: newTarget)
    }
}
