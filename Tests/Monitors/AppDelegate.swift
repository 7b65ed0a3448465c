import UIKit

/// An app whose windows say what the monitor is like on which they stand; `two` opens two of them, `files` asks for
/// a file over one.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if ProcessInfo.processInfo.arguments.contains("two") {
            application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        }
        return true
    }
}
