// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit
import XCTest

/// What apps for iOS write about scenes, as they write it.
class SourceAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        if options.userActivities.first?.activityType == "org.example.Detail" {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SourceSceneDelegate.self
            configuration.sceneClass = UIWindowScene.self
            return configuration
        }
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    {
        for session in sceneSessions { print(session.persistentIdentifier) }
    }

    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        return options[.openInPlace] as? Bool ?? false
    }
}

@available(iOS 13.0, *)
class SourceSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        window = UIWindow(windowScene: windowScene)
        window?.frame = windowScene.coordinateSpace.bounds
        window?.rootViewController = UIViewController()
        windowScene.sizeRestrictions?.minimumSize = CGSize(width: 300, height: 400)
        if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
            self.scene(scene, continue: activity)
        }
        self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    }

    func sceneDidDisconnect(_ scene: UIScene) {}
    func sceneDidBecomeActive(_ scene: UIScene) {}
    func sceneWillResignActive(_ scene: UIScene) {}
    func sceneWillEnterForeground(_ scene: UIScene) {}
    func sceneDidEnterBackground(_ scene: UIScene) {
        (UIApplication.shared.delegate as? SourceAppDelegate)?.window?.isHidden = true
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        guard let url = URLContexts.first?.url else { return }
        print(url, URLContexts.first?.options.sourceApplication ?? "")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        print(userActivity.activityType)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        return scene.userActivity
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        print(previousInterfaceOrientation.isLandscape, windowScene.interfaceOrientation.isPortrait)
    }
}

/// R2: code about scenes compiles as it is, and what needs no window answers.
final class ScenesTests: XCTestCase {
    private var keyWindow: UIWindow? {
        UIApplication.shared.connectedScenes
            .filter { $0.activationState == .foregroundActive }
            .compactMap { $0 as? UIWindowScene }
            .first?.windows
            .filter { $0.isKeyWindow }.first
    }

    func testTheOneSceneOfAnAppWithoutAManifest() {
        XCTAssertNil(keyWindow)
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        XCTAssertEqual(scene?.session.role, .windowApplication)
        XCTAssertEqual(scene?.statusBarManager?.statusBarFrame.height, 0)
        XCTAssertNil(scene?.delegate)
        XCTAssertTrue((scene?.delegate as? SourceSceneDelegate)?.window == nil)
        XCTAssertEqual(UIApplication.shared.openSessions, Set([scene?.session].compactMap { $0 }))
        scene?.title = "A"
        XCTAssertEqual(scene?.title, "A")
        scene?.title = nil
        let window = UIWindow()
        XCTAssertTrue(window.windowScene?.screen === UIScreen.main)
        let options = UIScene.ActivationRequestOptions()
        options.requestingScene = scene
        let destruction = UIWindowSceneDestructionRequestOptions()
        destruction.windowDismissalAnimation = .commit
        XCTAssertEqual(destruction.windowDismissalAnimation.rawValue, 2)
        XCTAssertEqual(UIScene.ActivationState.unattached.rawValue, -1)
    }

    func testDelegatesLeaveOutWhatTheyDoNotNeed() {
        class Empty: NSObject, UIWindowSceneDelegate {}
        guard let scene = UIApplication.shared.connectedScenes.first else { return XCTFail("no scene") }
        let delegate = Empty()
        delegate.sceneDidBecomeActive(scene)
        XCTAssertNil(delegate.stateRestorationActivity(for: scene))
        XCTAssertNil(delegate.window)
        let configuration = UISceneConfiguration(name: "A", sessionRole: .windowApplication)
        configuration.delegateClass = Empty.self
        XCTAssertTrue(configuration.delegateClass == Empty.self)
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    }
}
