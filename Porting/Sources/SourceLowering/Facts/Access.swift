/// How far a declaration is seen.
public enum Access: Int, Codable, Comparable, Sendable {
    case `private`
    case `fileprivate`
    case `internal`
    case package
    case `public`
    case open

    public static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

    /// What is written before a declaration that is to be seen as far; nothing for an internal one and below.
    var modifier: String {
        switch self {
        case .private, .fileprivate, .internal: ""
        case .package: "package "
        case .public: "public "
        case .open: "open "
        }
    }

    /// What a member that others call is seen as: never more than `public`.
    var callable: Access { min(self, .public) }

    var isSeenByOtherModules: Bool { self >= .package }
}
