import UIKit

/// An app with what an audit of accessibility must find: a text that is too faint, and a button without a name.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let controller = UIViewController()
        controller.title = "Inaccessible"
        controller.view.backgroundColor = .white
        let faint = UILabel(frame: CGRect(x: 40, y: 40, width: 240, height: 24))
        faint.text = "Hardly to be seen"
        faint.textColor = UIColor(white: 0.75, alpha: 1)
        controller.view.addSubview(faint)
        let nameless = UIButton(frame: CGRect(x: 40, y: 100, width: 60, height: 60))
        nameless.backgroundColor = .black
        controller.view.addSubview(nameless)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        return true
    }
}
