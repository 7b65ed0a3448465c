import UIKit

/// An app that ends by a fault, of the kind that its argument names, once it is launched.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let name = CommandLine.arguments.dropFirst().first ?? ""
        guard let fault = Fault(rawValue: name) else {
            fatalError("The argument is one of \(Fault.allCases.map(\.rawValue)), not '\(name)'")
        }
        fault.happen()
        return true
    }
}
