import UIKit

extension Scene {
    /// Tables and collections in their styles.
    static var lists: [Scene] {
        let phone = CGSize(width: 390, height: 600)
        let wide = CGSize(width: 1200, height: 500)
        return [
            list("table-grouped", phone) { ListController(.grouped) },
            list("table-inset", phone) { ListController(.insetGrouped) },
            list("table-inset-1200", wide) { ListController(.insetGrouped) },
            list("table-plain-320", CGSize(width: 320, height: 500)) { ListController(.plain) },
            list("table-editing", phone) {
                let controller = ListController(.insetGrouped)
                controller.setEditing(true, animated: false)
                return controller
            },
            list("table-editing-arabic", CGSize(width: 320, height: 500), isRightToLeft: true) {
                let controller = ListController(.insetGrouped)
                controller.setEditing(true, animated: false)
                return controller
            },
            list("content-inset", CGSize(width: 390, height: 860)) { ContentController(.insetGrouped) },
            list("content-plain", CGSize(width: 390, height: 860)) { ContentController(.plain) },
            list("content-1200", wide) { ContentController(.insetGrouped) },
            list("content-arabic", phone, isRightToLeft: true) {
                ContentController(.insetGrouped, isArabic: true)
            },
            list("section-index", phone) { IndexedController() },
            list("section-index-1200", wide) { IndexedController() },
            list("section-index-arabic", phone, isRightToLeft: true) { IndexedController() },
            list("collection-grid", phone) { GridController() },
            list("collection-grid-1200", wide) { GridController() },
            list("collection-list", CGSize(width: 390, height: 900)) { ListsController() },
            list("collection-list-1200", CGSize(width: 1200, height: 900)) { ListsController() },
            list("collection-list-plain", CGSize(width: 390, height: 900)) { ListsController(.plain) },
            list("collection-list-sidebar", CGSize(width: 390, height: 900)) { ListsController(.sidebar) },
            list("collection-list-editing", CGSize(width: 390, height: 900)) {
                let controller = ListsController()
                controller.setEditing(true, animated: false)
                return controller
            },
            list("collection-list-arabic", CGSize(width: 390, height: 900), isRightToLeft: true) {
                ListsController()
            },
            list("drag", CGSize(width: 390, height: 800)) { DragController() },
            list("drag-320", CGSize(width: 320, height: 700)) { DragController() },
            list("drag-arabic", CGSize(width: 390, height: 800), isRightToLeft: true) { DragController() },
            list("collection-list-320", CGSize(width: 320, height: 900)) { ListsController() },
            list("collection-layouts-320", CGSize(width: 320, height: 900)) { LayoutsController() },
            list("drag-1200", CGSize(width: 1200, height: 700)) { DragController() },
            list("collection-layouts", CGSize(width: 390, height: 900)) { LayoutsController() },
            list("collection-layouts-1200", CGSize(width: 1200, height: 800)) { LayoutsController() },
            list("collection-layouts-arabic", CGSize(width: 390, height: 900), isRightToLeft: true) {
                LayoutsController()
            },
        ]
    }

    private static func list(
        _ name: String,
        _ size: CGSize,
        isRightToLeft: Bool = false,
        make: @escaping () -> UIViewController
    ) -> Scene {
        Scene(
            name: name,
            size: size,
            isRightToLeft: isRightToLeft,
            make: {
                let tabs = interface(names)
                let shown = make()
                let stack = UINavigationController(rootViewController: shown)
                stack.tabBarItem = UITabBarItem(tabBarSystemItem: .featured, tag: 0)
                tabs.viewControllers?[0] = stack
                return tabs
            }
        )
    }
}

/// A settings screen in one of the table's styles.
final class ListController: UITableViewController {
    private let sections: [(header: String?, footer: String?, rows: [(String, String?)])] = [
        (nil, nil, [("Airplane Mode", "Off"), ("Network", "Home"), ("Sound", nil)]),
        (
            "Reading", "Text follows the size that you chose for the desktop, up to the largest one.",
            [("Text size", "Large"), ("Bold text", "Off"), ("Language", "English"), ("Contrast", "Standard")]
        ),
        (
            "Storage", nil,
            [("Pictures", "1.2 GB"), ("Music", "8.7 GB"), ("Documents", "340 MB"), ("Free", "21 GB")]
        ),
    ]

    init(_ style: UITableView.Style) {
        super.init(style: style)
        title = "Settings"
        navigationItem.rightBarButtonItem = editButtonItem
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.setEditing(isEditing, animated: false)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let styles: [UITableViewCell.CellStyle] = [.value1, .subtitle, .value2]
        let cell = UITableViewCell(style: styles[indexPath.section % 3], reuseIdentifier: nil)
        cell.textLabel?.text = row.0
        cell.detailTextLabel?.text = row.1
        if indexPath.section == 0 {
            let icons: [UITabBarItem.SystemItem] = [.featured, .downloads, .history]
            cell.imageView?.image = UITabBarItem(tabBarSystemItem: icons[indexPath.row % 3], tag: 0).image
            cell.accessoryType = .disclosureIndicator
        } else if indexPath.section == 1 {
            cell.accessoryType = indexPath.row == 0 ? .checkmark : indexPath.row == 1 ? .detailButton : .none
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath.section != 1
    }

    override func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        indexPath == IndexPath(row: 2, section: 0) ? .insert : .delete
    }
}

/// A grid of coloured tiles with headers.
final class GridController: UICollectionViewController {
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo,
        .systemPurple,
        .systemPink,
    ]

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 82, height: 82)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
        layout.headerReferenceSize = CGSize(width: 0, height: 36)
        super.init(collectionViewLayout: layout)
        clearsSelectionOnViewWillAppear = false
        title = "Colours"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        collectionView.register(
            HeadingView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "heading"
        )
        collectionView.selectItem(at: IndexPath(item: 5, section: 0), animated: false, scrollPosition: [])
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        [9, 6, 14][section]
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        let color = Self.colors[(indexPath.item + 3 * indexPath.section) % Self.colors.count]
        (cell as? TileCell)?.show(color, number: indexPath.item + 1)
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "heading",
            for: indexPath
        )
        (view as? HeadingView)?.label.text = ["Recent", "Favourites", "All"][indexPath.section]
        return view
    }
}

/// A coloured tile with a number.
final class TileCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 22, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        contentView.addSubview(label)
        let background = UIView()
        background.backgroundColor = .systemGray3
        selectedBackgroundView = background
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: UIColor, number: Int) {
        contentView.backgroundColor = color
        label.text = "\(number)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isSelected { contentView.frame = bounds.insetBy(dx: 5, dy: 5) }
        label.frame = contentView.bounds
    }
}

/// The heading of a section.
final class HeadingView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 20, weight: .bold)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 0)
    }
}
