import UIKit

/// An empty page about a mountain.
final class MountainController: UIViewController, UIViewControllerRestoration {
    private let number: Int

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
        title = "Mountain \(number)"
        navigationItem.largeTitleDisplayMode = .never
        hidesBottomBarWhenPushed = true
        restorationIdentifier = "Mountain"
        restorationClass = MountainController.self
    }

    required init?(coder: NSCoder) { nil }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        MountainController(number: coder.decodeInteger(forKey: "number"))
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(number, forKey: "number")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}
