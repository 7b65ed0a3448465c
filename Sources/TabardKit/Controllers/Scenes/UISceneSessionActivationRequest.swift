/// A scene that an app asks for: a new one, or one that is there.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The scene that is meant; nil for a new one.
    public let session: UISceneSession?
    /// What the scene is to show.
    public var userActivity: NSUserActivity?
    /// How the scene is brought before the user.
    public var options: UIScene.ActivationRequestOptions?

    /// Asks for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication,
        userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.role = role
        session = nil
        self.userActivity = userActivity
        self.options = options
    }

    /// Asks for a scene that is there.
    public init(
        session: UISceneSession,
        userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        role = session.role
        self.session = session
        self.userActivity = userActivity
        self.options = options
    }
}
