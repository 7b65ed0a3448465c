/// Lets the user feel that a selection changed; without effect here, as `UIFeedbackGenerator`.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Says that the selection changed.
    open func selectionChanged() {}

    /// Says that the selection changed, and where in the view.
    open func selectionChanged(at location: CGPoint) {}
}
