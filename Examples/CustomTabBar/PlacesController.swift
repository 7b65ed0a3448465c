import UIKit

/// Places, each on a card.
final class PlacesController: PageController, NamedController {
    convenience init() {
        self.init(nibName: nil, bundle: nil)
        title = "Places"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (name, note) in [
            ("Harbour", "The ferry leaves at a quarter past."), ("Old Mill", "Closed on Mondays."),
            ("Lighthouse", "177 steps, and worth every one."), ("Market", "Bread at the third stall."),
            ("Botanical Garden", "The palm house is open until six."), ("Observatory", "Clear nights only."),
        ] {
            addCard(text(name, style: .headline), text(note, color: .secondaryLabel))
        }
    }
}
