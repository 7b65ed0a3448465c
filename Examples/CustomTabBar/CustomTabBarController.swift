import TabModel
import TabStore
import UIKit

/// Owns the child controllers, shows the selected one, and stands between their bar and the app.
class CustomTabBarController: UIViewController {
    /// One tab: its identity in the saved layout, its item on the bar, and what it shows.
    struct Tab {
        let id: TabID
        let item: CustomTabBarItem
        let controller: UIViewController
    }

    weak var delegate: (any CustomTabBarControllerDelegate)?
    let tabBar: CustomTabBar
    /// The tabs in the user's order.
    var tabs: [Tab] = []
    private(set) var selectedTab: Tab?
    var memory: RememberedTabs?
    private let startFrame: CGRect

    /// The tabs' controllers in the user's order.
    var viewControllers: [UIViewController] { tabs.map(\.controller) }
    var selectedViewController: UIViewController? { selectedTab?.controller }
    var selectedIndex: Int? { tabs.firstIndex { $0.id == selectedTab?.id } }

    /// Makes a controller with an empty bar.
    init(frame: CGRect, backgroundImageName: String) {
        startFrame = frame
        tabBar = CustomTabBar(backgroundImage: UIImage(named: backgroundImageName))
        super.init(nibName: nil, bundle: nil)
        tabBar.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// Adds a tab behind the others.
    ///
    /// - Parameters:
    ///   - className: The name of the controller's class, which is a `NamedController`; it also names the tab in the
    ///     saved layout.
    ///   - defaultImageName: The name of the image for the tab that is not selected.
    ///   - selectedImageName: The name of the image for the selected tab.
    ///   - isSelected: Whether to show the tab; the first one is shown until another is.
    ///   - isRaised: Whether the item is bigger and rises above the bar.
    func addTabBarItem(
        _ className: String,
        defaultImageName: String,
        selectedImageName: String,
        isSelected: Bool = false,
        isRaised: Bool = false
    ) {
        guard let controller = makeController(named: className), let id = TabID(className) else {
            fatalError("There is no class '\(className)' that is a NamedController")
        }
        controller.restorationIdentifier = className
        guard let image = UIImage(named: defaultImageName), let selected = UIImage(named: selectedImageName)
        else { fatalError("There is no image '\(defaultImageName)' or no '\(selectedImageName)'") }
        let item = CustomTabBarItem(
            title: controller.title,
            image: image,
            selectedImage: selected,
            isRaised: isRaised
        )
        let tab = Tab(id: id, item: item, controller: controller)
        tabs.append(tab)
        tabBar.add(item)
        addChild(controller)
        controller.additionalSafeAreaInsets.bottom = CustomTabBar.height
        controller.didMove(toParent: self)
        if isSelected || selectedTab == nil { select(tab) }
    }

    /// Arranges the tabs as the user left them, and saves from now on what the user changes.
    ///
    /// Call it after the tabs were added and before the window is shown.
    func remember(in store: TabStore) {
        let memory = RememberedTabs(
            tabs.map { TabDeclaration.Tab($0.id, isMovable: !$0.item.isRaised) },
            in: store
        )
        self.memory = memory
        arrange(memory.order, animated: false)
        if let tab = tabs.first(where: { $0.id == memory.selected }) { select(tab) }
        memory.follow { [weak self] order in self?.arrange(order, animated: true) }
    }

    /// Children that are written keep their own state; which one is shown the memory knows.
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(viewControllers, forKey: "tabs")
    }

    override func loadView() {
        let view = UIView(frame: startFrame)
        view.backgroundColor = .systemGroupedBackground
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tabBar)
        if let selectedViewController { show(selectedViewController, insteadOf: nil) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        selectedViewController?.view.frame = view.bounds
        let height = CustomTabBar.raise + CustomTabBar.height
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }

    /// Shows a tab; only what the user taps is asked about, told and remembered.
    func select(_ tab: Tab) {
        tabBar.select(tab.item)
        let former = selectedTab?.controller
        selectedTab = tab
        if isViewLoaded, former !== tab.controller { show(tab.controller, insteadOf: former) }
    }

    /// The children's appearance callbacks follow from their views coming and going.
    private func show(_ controller: UIViewController, insteadOf former: UIViewController?) {
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(controller.view, belowSubview: tabBar)
        former?.view.removeFromSuperview()
    }

    func arrange(_ order: [TabID], animated: Bool) {
        let arranged = order.compactMap { id in tabs.first { $0.id == id } }
        guard arranged.count == tabs.count, arranged.map(\.id) != tabs.map(\.id) else { return }
        tabs = arranged
        tabBar.reorder(arranged.map(\.item), animated: animated)
    }
}
