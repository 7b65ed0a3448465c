internal import GtkInterop
internal import TabStore

/// How a scene is made: of which class, and with which delegate.
///
/// ```swift
/// func application(
///     _ application: UIApplication,
///     configurationForConnecting connectingSceneSession: UISceneSession,
///     options: UIScene.ConnectionOptions
/// ) -> UISceneConfiguration {
///     UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
/// }
/// ```
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, NSCopying, _SelectorAnswering {
    private let ownName: String?
    private let ownRole: UISceneSession.Role
    /// Why the `Info.plist` gives no delegate, which the app may still name itself.
    private(set) var _reasonForNoDelegate: String?
    /// What else of the `Info.plist` is not followed.
    private(set) var _notFollowed: [String] = []

    /// Makes a configuration with what the `Info.plist` says under a name.
    ///
    /// - Parameters:
    ///   - name: A `UISceneConfigurationName` of the scene manifest; nil for the first configuration of the role. Of one that
    ///     is not there nothing is known, and the app sets `delegateClass` itself.
    ///   - sessionRole: What the scene is for.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        let entry = UIApplication.shared._sceneManifest?.entry(named: name, role: sessionRole)
        ownName = entry?.name ?? name
        ownRole = sessionRole
        super.init()
        guard let entry else {
            _reasonForNoDelegate = name.map { "The Info.plist has no scene configuration '\($0)'" }
            return
        }
        read(entry)
    }

    /// Makes a configuration with the first one of the `Info.plist`.
    public override convenience init() { self.init(name: nil, sessionRole: .windowApplication) }

    /// The configuration that a session of an earlier launch had, as far as the app still has what it names (R3).
    convenience init(restoring session: SavedSession) {
        self.init(name: session.configurationName, sessionRole: .windowApplication)
        if let found = session.sceneClassName.flatMap(RestorationClass.named), found is UIWindowScene.Type {
            sceneClass = found
        }
        if let found = session.delegateClassName.flatMap(RestorationClass.named),
            found is any UISceneDelegate.Type
        {
            delegateClass = found
        }
        if let name = session.storyboard, storyboard?._name != name {
            do {
                storyboard = UIStoryboard(try UIStoryboard._source(name, nil))
            } catch {
                RestorationReport.tell("\(error)")
            }
        }
    }

    private init(copying other: UISceneConfiguration) {
        ownName = other.ownName
        ownRole = other.ownRole
        _reasonForNoDelegate = other._reasonForNoDelegate
        _notFollowed = other._notFollowed
        super.init()
        sceneClass = other.sceneClass
        delegateClass = other.delegateClass
        storyboard = other.storyboard
    }

    /// The name in the `Info.plist`.
    open var name: String? { ownName }

    /// What the scene is for.
    open var role: UISceneSession.Role { ownRole }

    /// The scene's class: `UIWindowScene`, which nil stands for, or a subclass of it.
    open var sceneClass: AnyClass?

    /// The storyboard whose first controller the scene's window starts with; nil, that is no window, by default.
    open var storyboard: UIStoryboard?

    /// The delegate's class: one that inherits from `NSObject` and conforms to `UISceneDelegate`; nil for no delegate.
    open var delegateClass: AnyClass?

    private func read(_ entry: SceneManifest.Entry) {
        if let name = entry.sceneClassName, name != "UIWindowScene" {
            sceneClass = UIApplication.shared._class(named: name)
            if sceneClass == nil {
                _notFollowed.append("The Info.plist names the scene class '\(name)', and there is none")
            }
        }
        if let name = entry.delegateClassName {
            delegateClass = UIApplication.shared._class(named: name)
            _reasonForNoDelegate =
                "The Info.plist names the scene delegate '\(name)', and there is no such class"
        }
        if let name = entry.storyboardName {
            do {
                storyboard = UIStoryboard(try UIStoryboard._source(name, nil))
            } catch {
                _notFollowed.append("The storyboard of the scene can't be read: \(error)")
            }
        }
    }

    func _copy() -> UISceneConfiguration { UISceneConfiguration(copying: self) }

    /// A configuration like this one.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainLoop.assumed { _copy() } }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(
            UISceneConfiguration.self,
            [
                .property("name", { $0.name }),
                .property("delegateClass", { $0.delegateClass }, { $0.delegateClass = $1 }),
                .property("storyboard", { $0.storyboard }, { $0.storyboard = $1 }),
                .property("sceneClass", { $0.sceneClass }, { $0.sceneClass = $1 }),
            ]
        )
    }
}
