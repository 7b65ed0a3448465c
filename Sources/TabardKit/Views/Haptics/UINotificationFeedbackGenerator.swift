/// Lets the user feel how a task ended; without effect here, as `UIFeedbackGenerator`.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How a task ended.
    public enum FeedbackType: Int, Sendable {
        /// It is done.
        case success
        /// It is done, or not, and the user should look.
        case warning
        /// It could not be done.
        case error
    }

    /// Says how a task ended.
    open func notificationOccurred(_ notificationType: FeedbackType) {}

    /// Says how a task ended, and where in the view.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
