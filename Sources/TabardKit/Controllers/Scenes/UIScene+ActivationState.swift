extension UIScene {
    /// Whether the user works in a scene.
    public enum ActivationState: Int, Sendable {
        /// The scene is not connected, not yet or not any more.
        case unattached = -1
        /// The user works in a window of the scene.
        case foregroundActive = 0
        /// A window is in sight, but the user works elsewhere.
        case foregroundInactive = 1
        /// No window is in sight: they are minimized, or the system sleeps.
        case background = 2
    }
}
