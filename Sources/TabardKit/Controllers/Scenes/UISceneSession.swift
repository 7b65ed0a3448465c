/// What lasts of a scene: its role, its configuration and what it is restored from. UIKit makes it; an app makes none itself.
@preconcurrency @MainActor
open class UISceneSession: NSObject, _SelectorAnswering {
    /// What a scene is for.
    @frozen
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's name in the `Info.plist`.
        public let rawValue: String

        /// Makes a role from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A window that the user works in, which all scenes are.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

        /// A window that is only seen, on a second screen. No scene has it, since desktops move windows between screens.
        public static let windowExternalDisplayNonInteractive =
            Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")

        /// The older name of `windowExternalDisplayNonInteractive`. No scene has it.
        @available(*, deprecated, renamed: "windowExternalDisplayNonInteractive")
        public static let windowExternalDisplay =
            Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }

    private let ownRole: Role
    private let ownIdentifier = UUID().uuidString
    private var ownConfiguration: UISceneConfiguration
    weak var _scene: UIScene?

    init(configuration: UISceneConfiguration) {
        ownRole = configuration.role
        ownConfiguration = configuration
        super.init()
    }

    /// The scene, while it is connected.
    open var scene: UIScene? { _scene }

    /// What the scene is for.
    open var role: Role { ownRole }

    /// How the scene was made; a copy.
    open var configuration: UISceneConfiguration { ownConfiguration._copy() }

    /// What the session is known by, as long as the app runs.
    open var persistentIdentifier: String { ownIdentifier }

    /// What the scene is restored from: what `stateRestorationActivity(for:)` gave when it last went into the background.
    open var stateRestorationActivity: NSUserActivity?

    /// Values of property lists that the app keeps with the session.
    open var userInfo: [String: Any]?

    func _configure(_ configuration: UISceneConfiguration) { ownConfiguration = configuration._copy() }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(
            UISceneSession.self,
            [
                .property("scene", { $0.scene }), .property("configuration", { $0.configuration }),
                .property("persistentIdentifier", { $0.persistentIdentifier }),
                .property("userInfo", { $0.userInfo }, { $0.userInfo = $1 }),
            ]
        )
    }
}
