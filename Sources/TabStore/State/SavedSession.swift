/// The scene session whose state was saved.
public struct SavedSession: Hashable, Sendable {
    /// The session's persistent identifier.
    public var identifier: String
    /// The name of its role, such as `UIWindowSceneSessionRoleApplication`.
    public var role: String
    /// The name of its configuration, nil if it has none.
    public var configurationName: String?
    /// Its user info as the bytes of an archive, nil if there is none.
    public var userInfo: [UInt8]?
    /// When the user last turned to it, in milliseconds since 1970 by the clock of the machine; 0 if that is unknown.
    public var lastUsed: UInt64 = 0
    /// The class of its scene, nil if it is the usual one.
    public var sceneClassName: String?
    /// The class of its scene's delegate, nil if it has none.
    public var delegateClassName: String?
    /// The storyboard that its scene starts with, nil if there is none.
    public var storyboard: String?

    var unknownFields: [StateField] = []

    /// Makes a session from its parts; what it lacks can be set afterwards.
    public init(
        identifier: String,
        role: String,
        configurationName: String? = nil,
        userInfo: [UInt8]? = nil
    ) {
        self.identifier = identifier
        self.role = role
        self.configurationName = configurationName
        self.userInfo = userInfo
    }
}
