/// The scene session whose state was saved.
public struct SavedSession: Hashable, Sendable {
    /// The session's persistent identifier.
    public var identifier: String
    /// The name of its role, such as `UIWindowSceneSessionRoleApplication`.
    public var role: String
    /// The name of its configuration, nil if it has none.
    public var configurationName: String?
    /// Its user info as the bytes of a property list, nil if there is none.
    public var userInfo: [UInt8]?

    var unknownFields: [StateField] = []

    /// Makes a session from its parts.
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
