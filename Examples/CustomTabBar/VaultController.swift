import UIKit

/// What the app shows only to those with the key.
final class VaultController: PageController, NamedController {
    convenience init() {
        self.init(nibName: nil, bundle: nil)
        title = "Vault"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addCard(
            text("You are in", style: .headline),
            text(
                "Take the key away on the first page, and the tab can't be chosen any more.",
                color: .secondaryLabel
            )
        )
    }
}
