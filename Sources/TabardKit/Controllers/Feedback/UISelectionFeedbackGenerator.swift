/// Lets the user feel that another thing is selected, as while a wheel of choices turns.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Lets the user feel that another thing is selected.
    open func selectionChanged() { FeedbackService.shared.trigger("button-released") }

    /// Lets the user feel it at a place of the view.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
