/// Lets the user feel how something ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it ended.
    public enum FeedbackType: Int, Sendable {
        /// Well.
        case success = 0
        /// With something to look at.
        case warning = 1
        /// Badly.
        case error = 2
    }

    /// Lets the user feel how something ended.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: FeedbackService.shared.trigger("complete")
        case .warning: FeedbackService.shared.trigger("dialog-warning")
        case .error: FeedbackService.shared.trigger("dialog-error")
        }
    }

    /// Lets the user feel it at a place of the view.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
