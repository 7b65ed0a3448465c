import UIKit

/// Settings as a list of a collection: accessories, swipe actions, an outline, and editing.
class ListsController: UICollectionViewController {
    fileprivate enum Section: Int, CaseIterable {
        case connections, mail, library

        var header: String {
            switch self {
            case .connections: "Connections"
            case .mail: "Mail"
            case .library: "Library"
            }
        }

        var footer: String? {
            self == .mail ? "Push a message aside for what can be done with it." : nil
        }
    }

    private let list: UICollectionLayoutListConfiguration.Appearance
    private var source: UICollectionViewDiffableDataSource<Int, String>?
    private var unread: Set<String> = ["Ada Lovelace"]

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped) {
        list = appearance
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = "Lists"
        navigationItem.rightBarButtonItem = editButtonItem
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.restorationIdentifier = "List"
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
        makeSource()
    }

    private var configuration: UICollectionLayoutListConfiguration {
        var configuration = UICollectionLayoutListConfiguration(appearance: list)
        configuration.headerMode = .supplementary
        configuration.footerMode = list == .plain ? .none : .supplementary
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            guard path.section == Section.mail.rawValue else { return nil }
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                self?.delete(at: path)
                done(true)
            }
            delete.image = UIImage(systemName: "trash")
            let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
            flag.backgroundColor = .systemOrange
            flag.image = UIImage(systemName: "flag")
            return UISwipeActionsConfiguration(actions: [delete, flag])
        }
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
            guard path.section == Section.mail.rawValue, let name = self?.source?.itemIdentifier(for: path)
            else {
                return nil
            }
            let isUnread = self?.unread.contains(name) == true
            let read = UIContextualAction(style: .normal, title: isUnread ? "Read" : "Unread") { _, _, done in
                self?.toggleUnread(name)
                done(true)
            }
            read.backgroundColor = .systemBlue
            return UISwipeActionsConfiguration(actions: [read])
        }
        return configuration
    }

    private func delete(at path: IndexPath) {
        guard let source, let item = source.itemIdentifier(for: path) else { return }
        var snapshot = source.snapshot()
        snapshot.deleteItems([item])
        source.apply(snapshot)
    }

    private func toggleUnread(_ name: String) {
        guard let source else { return }
        if unread.remove(name) == nil { unread.insert(name) }
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([name])
        source.apply(snapshot)
    }

    private func makeSource() {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] in
            self?.show($2, in: $0, at: $1)
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [list] view, _, path in
            var content: UIListContentConfiguration =
                switch list {
                case .plain: .plainHeader()
                case .sidebar, .sidebarPlain: .sidebarHeader()
                default: .groupedHeader()
                }
            content.text = Section(rawValue: path.section)?.header
            view.contentConfiguration = content
        }
        let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { view, _, path in
            var content = UIListContentConfiguration.groupedFooter()
            content.text = Section(rawValue: path.section)?.footer
            view.contentConfiguration = content
        }
        source.supplementaryViewProvider = { collection, kind, path in
            collection.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? header : footer,
                for: path
            )
        }
        self.source = source
        fill(source)
    }

    private func fill(_ source: UICollectionViewDiffableDataSource<Int, String>) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections(Section.allCases.map(\.rawValue))
        snapshot.appendItems(["Airplane Mode", "Network", "Sound", "Language"], toSection: 0)
        snapshot.appendItems(["Ada Lovelace", "Grace Hopper", "Alan Turing"], toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        var library = NSDiffableDataSourceSectionSnapshot<String>()
        library.append(["Music", "Pictures"])
        library.append(["Playlists", "Albums"], to: "Music")
        library.append(["Morning", "Evening"], to: "Playlists")
        library.append(["Holidays", "Screenshots"], to: "Pictures")
        library.expand(["Music"])
        source.apply(library, to: Section.library.rawValue, animatingDifferences: false)
    }

    private func show(_ name: String, in cell: UICollectionViewListCell, at path: IndexPath) {
        var content = cell.defaultContentConfiguration()
        content.text = name
        var accessories: [UICellAccessory] = [.multiselect()]
        switch (Section(rawValue: path.section), name) {
        case (.connections, "Airplane Mode"):
            content.image = UIImage(systemName: "airplane")
            accessories.append(
                .customView(
                    configuration: UICellAccessory.CustomViewConfiguration(
                        customView: UISwitch(),
                        placement: .trailing(displayed: .always)
                    )
                )
            )
        case (.connections, "Network"):
            content.image = UIImage(systemName: "wifi")
            accessories += [.label(text: "Home"), .disclosureIndicator()]
        case (.connections, "Sound"):
            content.image = UIImage(systemName: "speaker.wave.2")
            accessories += [.checkmark()]
        case (.connections, _):
            content.image = UIImage(systemName: "globe")
            accessories += [.popUpMenu(languages)]
        case (.mail, _):
            content.secondaryText = unread.contains(name) ? "Unread" : "On the analytical engine"
            accessories = [.delete(), .detail(), .disclosureIndicator(displayed: .whenNotEditing)]
        default:
            let tree = source?.snapshot(for: path.section)
            let hasBelow = tree?.contains(name) == true && tree?.snapshot(of: name).items.isEmpty == false
            content.image = UIImage(systemName: hasBelow ? "folder" : "doc")
            if hasBelow { accessories.append(.outlineDisclosure()) }
        }
        cell.contentConfiguration = content
        cell.accessories = accessories
    }

    private var languages: UIMenu {
        UIMenu(children: [
            UIAction(title: "English", state: .on) { _ in },
            UIAction(title: "العربية") { _ in },
            UIAction(title: "日本語") { _ in },
        ])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard !isEditing else { return }
        collectionView.deselectItem(at: indexPath, animated: true)
    }
}
