// The names of parameters are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import XCTest

@testable import TabardKit

/// What the delegates of a test's scenes hear, with the state in which they hear it.
@MainActor
final class SceneJournal {
    static let shared = SceneJournal()
    var calls: [String] = []
    var activities: Set<NSUserActivity> = []
    var onCall: (String, UIScene?) -> Void = { _, _ in }

    func note(_ text: String, _ scene: UIScene? = nil) {
        let states: [UIScene.ActivationState: String] = [
            .unattached: "unattached", .background: "background", .foregroundInactive: "inactive",
            .foregroundActive: "active",
        ]
        calls.append(text + (scene.map { " (\(states[$0.activationState] ?? ""))" } ?? ""))
        onCall(text, scene)
    }

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// Named by the manifests of the tests.
class RecordedSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var journal: SceneJournal { .shared }

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        journal.note("willConnect", scene)
        journal.activities = connectionOptions.userActivities
        if let item = connectionOptions.shortcutItem { journal.note("with \(item.type)", scene) }
        for context in connectionOptions.urlContexts { journal.note("with \(context.url)", scene) }
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UIViewController()
        window?.isHidden = false
    }

    func sceneDidDisconnect(_ scene: UIScene) { journal.note("didDisconnect", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { journal.note("didBecomeActive", scene) }
    func sceneWillResignActive(_ scene: UIScene) { journal.note("willResignActive", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { journal.note("willEnterForeground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { journal.note("didEnterBackground", scene) }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        journal.note("open " + URLContexts.map(\.url.absoluteString).sorted().joined(separator: " "), scene)
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        journal.note("continue \(userActivity.activityType)", scene)
    }
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        journal.note("restore \(stateRestorationActivity.activityType)", scene)
    }
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        journal.note("didUpdate \(userActivity.activityType)", scene)
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.userActivity.map {
            journal.note("stateRestorationActivity", scene)
            return $0
        }
    }
}

/// A scene of the app's own class.
final class RecordedScene: UIWindowScene {
    override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
        SceneJournal.shared.note("init")
    }

    override func updateUserActivityState(_ activity: NSUserActivity) {
        activity.addUserInfoEntries(from: ["up": "to date"])
    }
}

/// An app delegate that hears of all.
private final class RecordedAppDelegate: UIResponder, UIApplicationDelegate {
    private var journal: SceneJournal { .shared }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        journal.note("app configurationForConnecting")
        return UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }

    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        journal.note("app open \(url) \(options[.openInPlace] as? Bool == false)")
        return true
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    {
        journal.note("app didDiscard \(sceneSessions.count)")
    }

    func applicationDidBecomeActive(_ application: UIApplication) { journal.note("app didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { journal.note("app willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) {
        journal.note("app didEnterBackground")
    }
    func applicationWillEnterForeground(_ application: UIApplication) {
        journal.note("app willEnterForeground")
    }
    func applicationWillTerminate(_ application: UIApplication) { journal.note("app willTerminate") }
}

/// Tests of scenes, in an app with a manifest.
@preconcurrency @MainActor
class SceneTestCase: XCTestCase {
    let application = UIApplication.shared
    let journal = SceneJournal.shared
    private let delegate = RecordedAppDelegate()

    /// A manifest with one configuration.
    static func manifest(
        delegate: String? = "TabardKitTests.RecordedSceneDelegate",
        _ others: [String: Any] = [:],
        isMultiple: Bool = true
    ) -> [String: Any] {
        var entry: [String: Any] = ["UISceneConfigurationName": "Default Configuration"]
        entry["UISceneDelegateClassName"] = delegate
        return [
            "UIApplicationSupportsMultipleScenes": isMultiple,
            "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry.merging(others) { $1 }]],
        ]
    }

    override func setUp() async throws {
        launch(SceneManifest(Self.manifest()))
    }

    func launch(_ manifest: SceneManifest?) {
        application.delegate = delegate
        application._sceneManifest = manifest
        application._isLaunched = true
        application._state = manifest == nil ? .inactive : .background
    }

    override func tearDown() async throws {
        journal.onCall = { _, _ in }
        for scene in application._ownScenes { application._disconnect(scene, isDiscarded: true) }
        application.delegate = nil
        application._sceneManifest = nil
        application._sceneKeeper = nil
        RestorableChange.listener = nil
        application._windowsScene = nil
        application._isLaunched = false
        application._isTerminating = false
        application._isAsleep = false
        application._state = .inactive
        _ = journal.take()
    }

    /// Connects a scene and returns it.
    @discardableResult
    func connect(isFirst: Bool = true) throws -> UIWindowScene {
        application._connect(.init(), isFirst: isFirst)
        return try XCTUnwrap(application._ownScenes.last as? UIWindowScene)
    }

    /// The names of the notifications that are posted, without their beginnings.
    func posted(during body: () throws -> Void) rethrows -> [String] {
        final class Names: @unchecked Sendable { var list: [String] = [] }
        let names = Names()
        let all: [NSNotification.Name] = [
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willTerminateNotification, UIScene.willConnectNotification,
            UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
            UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
            UIScene.didDisconnectNotification,
        ]
        let observers = all.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                names.list.append(
                    name.rawValue.replacingOccurrences(of: "Notification", with: "")
                        .replacingOccurrences(of: "UI", with: "")
                )
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        try body()
        return names.list
    }
}
