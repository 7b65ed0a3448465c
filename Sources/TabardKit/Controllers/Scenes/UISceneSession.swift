internal import TabStore

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
    private let ownIdentifier: String
    private var ownConfiguration: UISceneConfiguration
    weak var _scene: UIScene?
    /// Whether the app is to be asked how the scene is made.
    private(set) var _wantsConfiguration = true
    /// Whether the session is not to come back.
    var _isDiscarded = false
    /// When the user last turned to the scene, in milliseconds since 1970.
    var _lastUsed: UInt64 = 0
    /// What the scene's window was like when it was used last, until there is one.
    var _restoredWindow: SavedWindow?

    init(configuration: UISceneConfiguration, identifier: String = UUID().uuidString) {
        ownRole = configuration.role
        ownIdentifier = identifier
        ownConfiguration = configuration
        super.init()
    }

    /// A session of an earlier launch (R3, R4).
    init(restoring state: SavedState, identifier: String) {
        ownRole = .windowApplication
        ownIdentifier = identifier
        ownConfiguration = UISceneConfiguration(restoring: state.session)
        // What is still known of its making does not change with the version of the app's delegate.
        _wantsConfiguration = ownConfiguration.delegateClass == nil
        _lastUsed = state.session.lastUsed
        _restoredWindow = state.window
        stateRestorationActivity = state.activity.flatMap(SessionArchive.activity)
        userInfo = state.session.userInfo.flatMap(SessionArchive.userInfo)
        super.init()
    }

    /// The scene, while it is connected.
    open var scene: UIScene? { _scene }

    /// What the scene is for.
    open var role: Role { ownRole }

    /// How the scene was made; a copy.
    open var configuration: UISceneConfiguration { ownConfiguration._copy() }

    /// What the session is known by, from launch to launch: a window that was open when the app ended comes back with it.
    open var persistentIdentifier: String { ownIdentifier }

    /// What the scene is restored from: what `stateRestorationActivity(for:)` gave last (R3).
    ///
    /// At the next launch it is there before the scene connects. An app may set it, if its delegate lacks that method.
    open var stateRestorationActivity: NSUserActivity? {
        didSet {
            if stateRestorationActivity !== oldValue { UIApplication.shared._sceneKeeper?.noteChange() }
        }
    }

    /// Values of property lists that the app keeps with the session, from launch to launch.
    open var userInfo: [String: Any]? {
        didSet { UIApplication.shared._sceneKeeper?.noteChange() }
    }

    func _configure(_ configuration: UISceneConfiguration) { ownConfiguration = configuration._copy() }

    /// As the file has it.
    var _saved: SavedSession {
        var saved = SavedSession(
            identifier: ownIdentifier,
            role: ownRole.rawValue,
            configurationName: ownConfiguration.name,
            userInfo: userInfo.map(SessionArchive.bytes)
        )
        saved.lastUsed = _lastUsed
        saved.sceneClassName = ownConfiguration.sceneClass.flatMap(RestorationClass.name)
        saved.delegateClassName = ownConfiguration.delegateClass.flatMap(RestorationClass.name)
        saved.storyboard = ownConfiguration.storyboard?._name
        return saved
    }

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
