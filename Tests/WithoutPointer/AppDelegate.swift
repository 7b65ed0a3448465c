import UIKit

/// An app whose every part is reached by keys, and said by a screen reader.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let arguments = ProcessInfo.processInfo.arguments
        let first: UIViewController =
            switch arguments.dropFirst().first {
            case "links": LinksController()
            case "names": NamesController()
            case "work": WorkController()
            case "search": SearchController()
            default: ActionsController()
            }
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 640))
        window?.rootViewController = UINavigationController(rootViewController: first)
        window?.makeKeyAndVisible()
        return true
    }
}
