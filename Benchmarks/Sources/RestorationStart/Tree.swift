import UIKit

/// Five tabs with ten pushed screens each, on top of each a list of 10,000 rows that is scrolled to its middle.
enum Tree {
    static let tabs = 5
    static let screens = 10
    static let rows = 10_000
    static let selected = 2
}

/// The tabs without what was pushed.
@MainActor
func makeTabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.restorationIdentifier = "tabs"
    tabs.viewControllers = (0..<Tree.tabs).map { tab in
        let root = PageController("root", "Root of tab \(tab)")
        let stack = UINavigationController(rootViewController: root)
        stack.restorationIdentifier = "stack \(tab)"
        stack.tabBarItem = UITabBarItem(title: "Tab \(tab)", image: UIImage(systemName: "star"), tag: tab)
        return stack
    }
    return tabs
}

/// Pushes what the user would have.
@MainActor
func push(onto tabs: UITabBarController) {
    tabs.selectedIndex = Tree.selected
    for case let stack as UINavigationController in tabs.viewControllers ?? [] {
        for screen in 1..<Tree.screens {
            stack.pushViewController(PageController("page", "Screen \(screen)"), animated: false)
        }
        stack.pushViewController(ListController(), animated: false)
    }
}

/// A heading and a text.
final class PageController: UIViewController, UIViewControllerRestoration {
    private let heading = UILabel()
    var text: String

    init(_ identifier: String, _ text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
        restorationClass = identifier == "root" ? nil : PageController.self
        title = text
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.frame = CGRect(x: 20, y: 120, width: 350, height: 40)
        heading.text = text
        view.addSubview(heading)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(text, forKey: "text")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        text = coder.decodeObject(forKey: "text") as? String ?? text
        title = text
        heading.text = text
    }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        PageController(
            identifierComponents.last ?? "",
            coder.decodeObject(forKey: "text") as? String ?? ""
        )
    }
}

/// Many rows.
final class ListController: UITableViewController, UIDataSourceModelAssociation, UIViewControllerRestoration {
    init() {
        super.init(style: .plain)
        restorationIdentifier = "list"
        restorationClass = ListController.self
        title = "List"
        clearsSelectionOnViewWillAppear = false
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "table"
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    /// Where the user would have scrolled, unless the state brings that back.
    var scrollsAtFirst = true

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard scrollsAtFirst, tableView.window != nil else { return }
        scrollsAtFirst = false
        let middle = IndexPath(row: Tree.rows / 2, section: 0)
        tableView.selectRow(at: middle, animated: false, scrollPosition: .top)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        scrollsAtFirst = false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Tree.rows }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { "\(idx.row)" }

    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        Int(identifier).map { IndexPath(row: $0, section: 0) }
    }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { ListController() }
}
