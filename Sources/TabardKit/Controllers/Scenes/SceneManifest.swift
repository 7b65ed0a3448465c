/// What the app's `Info.plist` says of scenes, under `UIApplicationSceneManifest`. What is of another kind than it should be
/// is as if it were not there.
struct SceneManifest: Sendable {
    /// How one kind of scene is made.
    struct Entry: Sendable {
        let name: String?
        let sceneClassName: String?
        let delegateClassName: String?
        let storyboardName: String?

        init(_ values: [String: Any]) {
            func text(_ key: String) -> String? { (values[key] as? String).flatMap { $0.isEmpty ? nil : $0 } }
            name = text("UISceneConfigurationName")
            sceneClassName = text("UISceneClassName")
            delegateClassName = text("UISceneDelegateClassName")
            storyboardName = text("UISceneStoryboardFile")
        }
    }

    let supportsMultipleScenes: Bool
    private let entries: [UISceneSession.Role: [Entry]]

    /// Reads a manifest; nil if there is none, and the app has no scenes.
    init?(_ value: Any?) {
        guard let values = value as? [String: Any] else { return nil }
        supportsMultipleScenes = values["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
        let roles = values["UISceneConfigurations"] as? [String: Any] ?? [:]
        entries = roles.reduce(into: [:]) { entries, role in
            let list = role.value as? [Any] ?? []
            entries[UISceneSession.Role(rawValue: role.key)] = list.compactMap { $0 as? [String: Any] }.map(
                Entry.init
            )
        }
    }

    /// The entry with a name, or the first one if the name is nil.
    func entry(named name: String?, role: UISceneSession.Role) -> Entry? {
        entries[role]?.first { name == nil || $0.name == name }
    }
}
