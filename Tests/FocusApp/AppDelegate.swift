import UIKit

/// An app that writes what its views and controllers are asked and told when the keyboard focus moves.
///
/// Its argument names what a view does as soon as it hears of the focus.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let deed = CommandLine.arguments.dropFirst().first.flatMap(Deed.init(rawValue:))
        let screen = FocusController(named: "screen", deed: deed)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        window?.rootViewController = UINavigationController(rootViewController: screen)
        window?.makeKeyAndVisible()
        return true
    }
}
