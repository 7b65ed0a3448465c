import UIKit

/// An app with what an audit of accessibility must find: the fault that its argument names, beside what is right; by default a text
/// that is too faint, and a button without a name.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let names = CommandLine.arguments.dropFirst()
        let faults = names.isEmpty ? [.faintText, .namelessButton] : names.compactMap(Fault.init(rawValue:))
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        window?.rootViewController = FaultyController(faults)
        window?.makeKeyAndVisible()
        return true
    }
}
