import UIKit

/// Things that are dragged: from list to list, within one, and to and from other programs.
class DragController: UIViewController, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate, UICollectionViewDragDelegate, UICollectionViewDropDelegate,
    UIDropInteractionDelegate
{
    private var notes = ["Milk", "Bread", "Apples", "A letter to Ada", "Stamps"]
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: Self.layout)
    private let well = UILabel()
    private var source: UICollectionViewDiffableDataSource<Int, String>?

    private static var layout: UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 44)
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        return layout
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Drag and Drop"
        view.backgroundColor = .systemGroupedBackground
        table.dataSource = self
        table.dragDelegate = self
        table.dropDelegate = self
        grid.backgroundColor = .clear
        grid.dragDelegate = self
        grid.dropDelegate = self
        makeSource()
        well.text = "Drop texts, pictures or files here"
        well.textAlignment = .center
        well.numberOfLines = 0
        well.font = .preferredFont(forTextStyle: .body)
        well.adjustsFontForContentSizeCategory = true
        well.backgroundColor = .tertiarySystemFill
        well.layer.cornerRadius = 12
        well.isUserInteractionEnabled = true
        well.addInteraction(UIDropInteraction(delegate: self))
        let stack = UIStackView(arrangedSubviews: [table, grid, well])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: guide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12),
            grid.heightAnchor.constraint(equalToConstant: 170),
            well.heightAnchor.constraint(greaterThanOrEqualToConstant: 90),
        ])
    }

    private func makeSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in
            var content = UIListContentConfiguration.cell()
            content.text = name
            content.textProperties.alignment = .center
            content.textProperties.numberOfLines = 1
            content.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 4,
                leading: 6,
                bottom: 4,
                trailing: 6
            )
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .systemTeal.withAlphaComponent(0.3)
            background.cornerRadius = 10
            cell.backgroundConfiguration = background
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        self.source = source
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Red", "Green", "Blue", "Yellow", "Grey"])
        source.apply(snapshot, animatingDifferences: false)
    }

    // The table.

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = notes[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: notes[indexPath.row] as NSString))]
    }

    func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(
            operation: session.localDragSession == nil ? .copy : .move,
            intent: .insertAtDestinationIndexPath
        )
    }

    func tableView(
        _ tableView: UITableView,
        performDropWith coordinator: any UITableViewDropCoordinator
    ) {
        let path = coordinator.destinationIndexPath ?? IndexPath(row: notes.count, section: 0)
        if let item = coordinator.items.first, let from = item.sourceIndexPath {
            let row = min(path.row, notes.count - 1)
            notes.insert(notes.remove(at: from.row), at: row)
            tableView.performBatchUpdates {
                tableView.deleteRows(at: [from], with: .automatic)
                tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
            }
            coordinator.drop(item.dragItem, toRowAt: IndexPath(row: row, section: 0))
            return
        }
        coordinator.session.loadObjects(ofClass: NSString.self) { [weak self] objects in
            guard let self else { return }
            let texts = objects.compactMap { $0 as? NSString as String? }
            let row = min(path.row, self.notes.count)
            self.notes.insert(contentsOf: texts, at: row)
            tableView.insertRows(
                at: texts.indices.map { IndexPath(row: row + $0, section: 0) },
                with: .automatic
            )
        }
    }

    // The grid.

    func collectionView(
        _ collectionView: UICollectionView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let name = source?.itemIdentifier(for: indexPath) else { return [] }
        return [UIDragItem(itemProvider: NSItemProvider(object: name as NSString))]
    }

    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(
            operation: session.localDragSession == nil ? .copy : .move,
            intent: .insertAtDestinationIndexPath
        )
    }

    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let source else { return }
        let path = coordinator.destinationIndexPath
        coordinator.session.loadObjects(ofClass: NSString.self) { objects in
            var snapshot = source.snapshot()
            for name in objects.compactMap({ $0 as? NSString as String? }) {
                if snapshot.indexOfItem(name) != nil { snapshot.deleteItems([name]) }
                let items = snapshot.itemIdentifiers
                if let path, items.indices.contains(path.item) {
                    snapshot.insertItems([name], beforeItem: items[path.item])
                } else {
                    snapshot.appendItems([name])
                }
            }
            source.apply(snapshot)
        }
    }

    // The well.

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        well.backgroundColor = .systemFill
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        well.backgroundColor = .tertiarySystemFill
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        well.backgroundColor = .tertiarySystemFill
        if session.canLoadObjects(ofClass: UIImage.self) {
            session.loadObjects(ofClass: UIImage.self) { [weak self] objects in
                let sizes = objects.compactMap { ($0 as? UIImage)?.size }
                self?.well.text = sizes.map { "A picture, \(Int($0.width)) × \(Int($0.height))" }
                    .joined(separator: "\n")
            }
            return
        }
        let names = session.items.compactMap(\.itemProvider.suggestedName)
        guard names.isEmpty else {
            well.text = names.joined(separator: ", ")
            return
        }
        session.loadObjects(ofClass: NSString.self) { [weak self] objects in
            self?.well.text = objects.compactMap { $0 as? NSString as String? }.joined(separator: "\n")
        }
    }
}
