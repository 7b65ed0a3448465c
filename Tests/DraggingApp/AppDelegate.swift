import UIKit

/// An app whose texts, pictures and files are dragged out, and which takes what is dropped. Its arguments are the files.
///
/// It writes a line for all that happens, with data as Base64.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // A test has not as much patience as users have.
        if let seconds = ProcessInfo.processInfo.environment["PATIENCE"].flatMap(Double.init) {
            ForeignItems.patience = seconds
            ForeignItems.mostBytes = 8 << 20
            DragCarrier.patience = seconds
        }
        let files = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 600))
        window?.rootViewController = DraggingController(files: files)
        window?.makeKeyAndVisible()
        return true
    }
}
