/// How the picture of what is dragged is cut out and what it stands on.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
