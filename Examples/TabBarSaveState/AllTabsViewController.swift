import UIKit

/// Shows its own title, large and in the middle.
class AllTabsViewController: UIViewController {
    private let nameLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameLabel.text = title
        nameLabel.font = .systemFont(ofSize: 40, weight: .bold)
        nameLabel.textAlignment = .center
        nameLabel.frame = view.bounds
        nameLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(nameLabel)
    }
}
