import UIKit

/// Tabs as values, and the form in which a window shows them.
struct Tree {
    /// What a tab bar controller shows its tabs as.
    enum Form: String, CaseIterable {
        /// A bar at the bottom of a window as wide as a phone.
        case bottom
        /// A sidebar beside the content of a wide window.
        case sidebar
        /// A bar alone at the top of a wide window.
        case top
    }

    /// How many tabs stand in a group; there are five groups at least.
    var groupSize: Int { max(1, min(20, count / 5)) }

    let form: Form
    let count: Int
    /// Whether they stand in groups.
    let isGrouped: Bool

    init(_ form: Form, count: Int, isGrouped: Bool) {
        self.form = form
        self.count = count
        self.isGrouped = isGrouped
    }

    /// Reads what `words` has written.
    init?(_ words: [String]) {
        guard words.count == 3, let form = Form(rawValue: words[0]), let count = Int(words[1]) else {
            return nil
        }
        self.init(form, count: count, isGrouped: words[2] == "groups")
    }

    var words: [String] { [form.rawValue, "\(count)", isGrouped ? "groups" : "roots"] }

    var size: CGSize {
        form == .bottom ? CGSize(width: 390, height: 844) : CGSize(width: 1_200, height: 800)
    }

    /// Makes the tabs, as the app does.
    @MainActor
    func makeTabs() -> [UITab] {
        let tabs = (0..<count).map { number in
            let tab = UITab(title: "Tab \(number)", image: nil, identifier: "tab\(number)") { tab in
                PageController(tab.title)
            }
            tab.allowsHiding = true
            return tab
        }
        guard isGrouped else { return tabs }
        return stride(from: 0, to: count, by: groupSize).map { start in
            let children = Array(tabs[start..<min(start + groupSize, count)])
            let name = "Group \(start / groupSize)"
            return UITabGroup(title: name, image: nil, identifier: name, children: children) { tab in
                PageController(tab.title)
            }
        }
    }

    /// Makes the controller, without tabs.
    @MainActor
    func makeController() -> UITabBarController {
        let controller = UITabBarController()
        controller.mode = form == .top ? .tabBar : .tabSidebar
        return controller
    }
}

/// A large label.
final class PageController: UIViewController {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: view.bounds)
        label.text = title
        label.font = .systemFont(ofSize: 40)
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
    }
}
