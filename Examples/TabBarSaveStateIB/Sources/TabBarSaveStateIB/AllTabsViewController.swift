import UIKit

/// Shows its own title; the storyboard has six of them and says where the label is.
class AllTabsViewController: UIViewController {
    @IBOutlet weak var nameLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = title
    }
}
