import UIKit

/// What the storyboard says, in code: four tabs, each a navigation controller with a page.
///
/// The tenth scene of the storyboard is one that a button leads to.
@MainActor
func makeTabs() -> UITabBarController {
    let symbols = ["house", "heart", "bell", "person"]
    let tabs = UITabBarController()
    tabs.viewControllers = symbols.enumerated().map { index, symbol in
        let page = PageController()
        page.title = "Page \(index + 1)"
        let navigation = UINavigationController(rootViewController: page)
        navigation.tabBarItem = UITabBarItem(
            title: "Page \(index + 1)",
            image: UIImage(systemName: symbol),
            selectedImage: UIImage(systemName: symbol + ".fill")
        )
        return navigation
    }
    return tabs
}

/// A heading, a picture, a text and two buttons, one below the other.
final class PageController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let heading = UILabel()
        heading.text = "Welcome"
        heading.font = .preferredFont(forTextStyle: .largeTitle)
        heading.textAlignment = .center
        let picture = UIImageView(image: UIImage(systemName: "star.fill"))
        picture.contentMode = .scaleAspectFit
        let text = UILabel()
        text.text = "A page with some text that goes on for more than one line, as pages do."
        text.numberOfLines = 0
        let more = UIButton(type: .system)
        more.setTitle("More", for: .normal)
        let less = UIButton(type: .system)
        less.setTitle("Less", for: .normal)
        let column = UIStackView(arrangedSubviews: [heading, picture, text, more, less])
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: 16),
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            picture.heightAnchor.constraint(equalToConstant: 96),
        ])
    }
}
