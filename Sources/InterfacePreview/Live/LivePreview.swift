import TabardKit

/// The app that `show` is.
final class LivePreview: UIResponder, UIApplicationDelegate {
    /// What is to be shown; set before the app begins.
    static var request: Request?

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        guard let request = Self.request else { return false }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 800))
        window.rootViewController = UINavigationController(
            rootViewController: LivePreviewController(request)
        )
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
