/// How a scene's windows are to be closed.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// How the windows go; kept, and without effect, since the desktop animates windows.
    open var windowDismissalAnimation: UIWindowScene.DismissalAnimation = .standard
}

extension UIWindowScene {
    /// How the windows of a scene go; without effect, since the desktop animates windows.
    public enum DismissalAnimation: Int, Sendable {
        /// As windows go.
        case standard = 1
        /// What was done in the window is done.
        case commit = 2
        /// What was done in the window is dropped.
        case decline = 3
    }
}
