// The names of parameters are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import GtkInterop
import TabStore
import XCTest

@testable import TabardKit

/// An app with scenes that ends in one of the calls of restoring does so twice, and then starts afresh (R5): real crashes, in
/// processes of their own.
@preconcurrency @MainActor
final class SceneCrashTests: MisuseTestCase {
    override class var misuses: [String: () -> Void] { ["launch": { launch() }] }

    fileprivate static let environment = ProcessInfo.processInfo.environment

    private static let calls = [
        "willConnect", "viewDidLoad", "restore", "willEnterForeground", "viewDidAppear", "didBecomeActive",
        "decode",
    ]

    private static func launch() {
        let application = UIApplication.shared
        let delegate = CrashingSceneAppDelegate()
        application.delegate = delegate
        application._sceneManifest = SceneManifest(
            SceneTestCase.manifest(delegate: "TabardKitTests.CrashingSceneDelegate")
        )
        application._isLaunched = true
        application._state = .background
        let keeper = SceneKeeper("org.example.Crashing", stateDirectory: environment["TABARD_STATES"])
        application._sceneKeeper = keeper
        application._connectFirst(.init())
        MainLoop.iterate(seconds: 0.3)
        let pages = application._ownScenes.map { $0.session.stateRestorationActivity?.title ?? "nothing" }
        print("scenes with \(pages)")
        keeper.launchEnded()
        if let title = environment["TABARD_TITLE"] {
            let activity = NSUserActivity(activityType: "org.example.page")
            activity.title = title
            activity.userInfo = ["bookmark": CrashingBookmark()]
            application._ownScenes.first?.userActivity = activity
        }
        do {
            try application.saveStateNow()
        } catch {
            print("not saved: \(error)")
        }
    }

    /// Ends the program where it is told to; without anything to restore all goes well.
    fileprivate static func crash(in call: String, _ scene: UIScene?) {
        guard environment["TABARD_CRASH"] == call,
            scene == nil || scene?.session.stateRestorationActivity != nil
        else { return }
        kill(getpid(), SIGSEGV)
    }

    func testR5CrashesInEachCallOfRestoring() throws {
        for call in Self.calls {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let states = ["TABARD_STATES": folder]
            let crashing = states.merging(["TABARD_CRASH": call]) { $1 }
            let (_, first) = try run("launch", states.merging(["TABARD_TITLE": "page"]) { $1 })
            XCTAssertTrue(first.contains(#"scenes with ["nothing"]"#), first)
            let (_, second) = try run("launch", states)
            XCTAssertTrue(second.contains(#"scenes with ["page"]"#), second)
            for _ in 1...2 {
                let (reason, text) = try run("launch", crashing)
                XCTAssertEqual(reason, .uncaughtSignal, "\(call): \(text)")
            }
            let (reason, text) = try run("launch", crashing)
            XCTAssertEqual(reason, .exit, "\(call): \(text)")
            XCTAssertTrue(text.contains(#"scenes with ["nothing"]"#), "\(call): \(text)")
            XCTAssertTrue(text.contains("The saved state is not used"), "\(call): \(text)")
            let aside = try FileManager.default.subpathsOfDirectory(atPath: folder)
                .filter { $0.contains(".state.aside-") }
            XCTAssertEqual(aside.count, 1, "\(call): \(aside)")
        }
    }
}

private final class CrashingSceneAppDelegate: UIResponder, UIApplicationDelegate {}

/// A scene's delegate that ends the program where it is told to.
class CrashingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        SceneCrashTests.crash(in: "willConnect", scene)
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = CrashingScenePage(scene)
        window?.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        SceneCrashTests.crash(in: "restore", scene)
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        SceneCrashTests.crash(in: "willEnterForeground", scene)
    }

    func sceneDidBecomeActive(_ scene: UIScene) { SceneCrashTests.crash(in: "didBecomeActive", scene) }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.userActivity ?? scene.session.stateRestorationActivity
    }
}

private final class CrashingScenePage: UIViewController {
    private let scene: UIScene

    init(_ scene: UIScene) {
        self.scene = scene
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        SceneCrashTests.crash(in: "viewDidLoad", scene)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        SceneCrashTests.crash(in: "viewDidAppear", scene)
    }
}

/// A value of the app's own, whose making ends the program.
final class CrashingBookmark: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    override init() { super.init() }

    func encode(with coder: NSCoder) {}

    init?(coder: NSCoder) {
        super.init()
        MainLoop.assumed { SceneCrashTests.crash(in: "decode", nil) }
    }
}
