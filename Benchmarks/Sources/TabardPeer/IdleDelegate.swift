import UIKit

/// That of an app in which nothing happens.
final class IdleDelegate: UIResponder, UIApplicationDelegate {
    private var trial: TabTrial?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        trial = TabTrial(.idle, count: 5)
        return true
    }
}
