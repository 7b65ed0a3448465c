import UIKit

/// A list of names, of which one can be chosen.
class NamesController: UICollectionViewController {
    /// The name that is marked.
    var chosen: String? {
        didSet { if isViewLoaded { markChosen() } }
    }
    private let names: [String]
    private let choose: (String) -> Void
    private var source: UICollectionViewDiffableDataSource<Int, String>?

    init(
        _ names: [String],
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        choose: @escaping (String) -> Void
    ) {
        self.names = names
        self.choose = choose
        let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        clearsSelectionOnViewWillAppear = false
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        self.source = source
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        source.apply(snapshot, animatingDifferences: false)
        markChosen()
    }

    private func markChosen() {
        let path = chosen.flatMap { source?.indexPath(for: $0) }
        collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let name = source?.itemIdentifier(for: indexPath) else { return }
        choose(name)
    }
}
