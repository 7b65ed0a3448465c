import UIKit

/// What the big button in the middle shows.
final class CameraController: PageController, NamedController {
    convenience init() {
        self.init(nibName: nil, bundle: nil)
        title = "Camera"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let finder = UIImageView(image: UIImage(named: "ViewFinder"))
        finder.contentMode = .scaleAspectFit
        finder.accessibilityLabel = "View finder"
        finder.translatesAutoresizingMaskIntoConstraints = false
        finder.heightAnchor.constraint(equalToConstant: 220).isActive = true
        addCard(finder, text("Nothing to see yet.", style: .footnote, color: .secondaryLabel))
    }
}
