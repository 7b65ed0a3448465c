import UIKit

/// Numbers the windows as they open.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private static var count = 0
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        Self.count += 1
        windowScene.title = "Window \(Self.count)"
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = MonitorController(number: Self.count)
        window.makeKeyAndVisible()
        self.window = window
    }
}
