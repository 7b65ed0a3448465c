import UIKit

extension Scene {
    /// Navigation bars with large titles.
    static var bars: [Scene] {
        let phone = CGSize(width: 390, height: 600)
        let narrow = CGSize(width: 320, height: 500)
        let wide = CGSize(width: 1200, height: 500)
        let long = "A title that is too long for one line of a narrow window"
        return [
            bar("large-title", phone, "Mountains"),
            bar("large-title-moving", phone, "Mountains", offset: 26),
            bar("large-title-collapsed", phone, "Mountains", offset: 150),
            bar("large-title-320", narrow, long),
            bar("large-title-1200", wide, "Mountains"),
            bar("large-title-arabic", narrow, "الجبال", isRightToLeft: true),
            bar("large-title-prompt", narrow, "Mountains", prompt: "Choose one of these"),
            bar("large-title-inset", phone, "Settings", style: .insetGrouped),
            bar("small-title-scrolled", phone, "Mountains", offset: 150, isLarge: false),
            bar("small-title", phone, "Mountains", isLarge: false),
            bar("bar-appearance", phone, "Mountains", then: { color($0) }),
            bar("bar-appearance-scrolled", phone, "Mountains", offset: 150, then: { color($0) }),
            bar("popover", CGSize(width: 800, height: 500), "Mountains", then: { pop($0) }),
            bar("popover-390", phone, "Mountains", then: { pop($0) }),
            bar("refreshing", phone, "Mountains", then: { refresh($0) }),
            bar("toolbar", phone, "Mountains", offset: 150, then: { showToolbar($0) }),
            bar("toolbar-320", narrow, "Mountains", then: { showToolbar($0) }),
            bar("menu", phone, "Mountains", then: { openMenu($0) }),
            bar("menu-320", narrow, "Mountains", then: { openMenu($0) }),
            bar("menu-arabic", phone, "الجبال", isRightToLeft: true, then: { openMenu($0) }),
            bar("menu-sub", phone, "Mountains", then: { openMenu($0, page: "Share") }),
        ]
    }

    private static func color(_ list: RowsController) {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
        let bar = list.navigationController?.navigationBar
        bar?.standardAppearance = appearance
        bar?.scrollEdgeAppearance = appearance
        bar?.tintColor = .white
    }

    private static func pop(_ list: RowsController) {
        let content = RowsController(style: .plain)
        content.title = "Valleys"
        let shown = UINavigationController(rootViewController: content)
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = CGSize(width: 300, height: 320)
        shown.popoverPresentationController?.barButtonItem = list.navigationItem.rightBarButtonItem
        list.present(shown, animated: false)
    }

    private static func refresh(_ list: RowsController) {
        list.refreshControl = UIRefreshControl()
        list.refreshControl?.attributedTitle = NSAttributedString(string: "Fetching")
        list.refreshControl?.beginRefreshing()
    }

    private static func showToolbar(_ list: RowsController) {
        list.toolbarItems = [
            UIBarButtonItem(systemItem: .action), .flexibleSpace(), UIBarButtonItem(systemItem: .reply),
            .flexibleSpace(), UIBarButtonItem(systemItem: .compose), .flexibleSpace(),
            UIBarButtonItem(title: "Select"), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
        ]
        list.navigationController?.isToolbarHidden = false
        list.view.window?.layoutIfNeeded()
    }

    private static func openMenu(_ list: RowsController, page: String? = nil) {
        func action(
            _ title: String,
            _ image: String? = nil,
            _ attributes: UIMenuElement.Attributes = [],
            state: UIMenuElement.State = .off
        ) -> UIAction {
            UIAction(
                title: title,
                image: image.flatMap { UIImage(systemName: $0) },
                attributes: attributes,
                state: state
            ) { _ in }
        }
        let menu = UIMenu(
            title: "Mountain",
            children: [
                action("Copy", "doc.on.doc"),
                UIMenu(
                    title: "Share",
                    image: UIImage(systemName: "square.and.arrow.up"),
                    children: [action("Print", "printer"), action("Send", "paperplane")]
                ),
                UIAction(title: "Rename", subtitle: "For everyone", image: UIImage(systemName: "pencil")) {
                    _ in
                },
                action("Move", "folder", .disabled),
                UIMenu(
                    options: [.displayInline, .singleSelection],
                    children: [
                        action("By name", state: .on),
                        action("By height, the highest first, and then by the year of the first ascent"),
                    ]
                ),
                UIMenu(options: .displayInline, children: [action("Delete", "trash", .destructive)]),
            ]
        )
        guard let item = list.navigationItem.rightBarButtonItem else { return }
        item.menu = menu
        list.navigationController?.navigationBar._openMenu(of: item, page: page)
    }

    private static func bar(
        _ name: String,
        _ size: CGSize,
        _ title: String,
        offset: CGFloat = 0,
        style: UITableView.Style = .plain,
        isLarge: Bool = true,
        prompt: String? = nil,
        isRightToLeft: Bool = false,
        then: @escaping (RowsController) -> Void = { _ in }
    ) -> Scene {
        Scene(
            name: name,
            size: size,
            isRightToLeft: isRightToLeft,
            make: {
                let list = RowsController(style: style)
                list.title = title
                list.navigationItem.prompt = prompt
                list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
                list.navigationItem.leftBarButtonItem = list.editButtonItem
                let navigation = UINavigationController(rootViewController: list)
                navigation.navigationBar.prefersLargeTitles = isLarge
                navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
                let tabs = interface(Array(names.prefix(2)))
                tabs.viewControllers = [navigation] + (tabs.viewControllers ?? [])
                tabs.selectedIndex = 0
                return tabs
            },
            prepare: { tabs in
                guard
                    let list = (tabs.selectedViewController as? UINavigationController)?.topViewController
                        as? RowsController
                else { return }
                tabs.view.layoutIfNeeded()
                list.tableView.contentOffset.y += offset
                tabs.view.layoutIfNeeded()
                then(list)
            }
        )
    }
}

/// Forty rows.
final class RowsController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.row + 1)"
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
