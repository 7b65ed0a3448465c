import UIKit

/// An app in five languages: a storyboard, tables of texts, forms for numbers, and a string catalogue.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        guard let shelf = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() else {
            return false
        }
        let list = shelf.view.viewWithTag(1) as? UIStackView
        for text in ShelfTexts.all { list?.addArrangedSubview(Self.label(text)) }
        shelf.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done,
            target: nil,
            action: nil
        )
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: shelf)
        window?.makeKeyAndVisible()
        return true
    }

    private static func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        return label
    }
}
