/// Where the picture of what is dragged goes to or comes from.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
