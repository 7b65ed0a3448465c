import UIKit

/// Sections of one collection that are laid out each in its own way.
class LayoutsController: UICollectionViewController {
    private enum Section: Int, CaseIterable {
        case cards, mosaic, tags, grid

        var title: String {
            switch self {
            case .cards: "One card at a time"
            case .mosaic: "Groups in groups"
            case .tags: "As wide as their words"
            case .grid: "A grid with badges"
            }
        }

        var count: Int {
            switch self {
            case .cards: 8
            case .mosaic: 6
            case .tags: LayoutsController.tags.count
            case .grid: 60
            }
        }
    }

    fileprivate nonisolated static let tags = [
        "Tea", "Espresso", "Lemonade", "Hot chocolate", "Water", "Orange juice", "Milk", "Ginger beer",
        "Soda",
        "Cider", "Sparkling water", "Matcha",
    ]

    private var source: UICollectionViewDiffableDataSource<Int, String>?

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = "Layouts"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.restorationIdentifier = "Layouts"
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.collectionViewLayout = makeLayout()
        makeSource()
    }

    private func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            guard let kind = Section(rawValue: index) else { return nil }
            let section =
                switch kind {
                case .cards: Self.cards
                case .mosaic: Self.mosaic
                case .tags: Self.tagLines
                case .grid: Self.grid(in: environment)
                }
            section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 20, trailing: 16)
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: Self.size(.fractionalWidth(1), .estimated(36)),
                elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top
            )
            header.pinToVisibleBounds = kind == .grid
            section.boundarySupplementaryItems = [header]
            return section
        }
        layout.register(PlateView.self, forDecorationViewOfKind: "plate")
        return layout
    }

    private static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private static func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutItem
    {
        NSCollectionLayoutItem(layoutSize: size(width, height))
    }

    private static var cards: NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(280), .absolute(140)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.orthogonalScrollingBehavior = .groupPaging
        return section
    }

    private static var mosaic: NSCollectionLayoutSection {
        let large = item(.fractionalWidth(0.6), .fractionalHeight(1))
        large.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let small = item(.fractionalWidth(1), .fractionalHeight(0.5))
        small.contentInsets = large.contentInsets
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)),
            repeatingSubitem: small,
            count: 2
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(160)),
            subitems: [large, column]
        )
        return NSCollectionLayoutSection(group: group)
    }

    private static var tagLines: NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(34)),
            subitems: [item(.estimated(80), .estimated(34))]
        )
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        let plate = NSCollectionLayoutDecorationItem.background(elementKind: "plate")
        plate.contentInsets = NSDirectionalEdgeInsets(top: 36, leading: 8, bottom: 8, trailing: 8)
        section.decorationItems = [plate]
        return section
    }

    private static func grid(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(18), .absolute(18)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing],
                absoluteOffset: CGPoint(x: 5, y: -5)
            )
        )
        let columns = max(3, (environment.container.effectiveContentSize.width / 110).rounded(.down))
        let square = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)),
            supplementaryItems: [badge]
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(90)),
            subitem: square,
            count: Int(columns)
        )
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        return section
    }

    private func makeSource() {
        let tile = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, path, _ in
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = UIColor(
                hue: CGFloat(path.item * 37 % 240) / 240,
                saturation: 0.55,
                brightness: 0.9 - CGFloat(path.item % 5) * 0.08,
                alpha: 1
            )
            background.cornerRadius = 10
            cell.backgroundConfiguration = background
            cell.accessibilityLabel = "Tile \(path.item + 1)"
        }
        let tag = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, path, _ in
            var content = UIListContentConfiguration.cell()
            content.text = Self.tags[path.item]
            content.textProperties.font = .systemFont(ofSize: 15)
            content.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 7,
                leading: 12,
                bottom: 7,
                trailing: 12
            )
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .systemFill
            background.cornerRadius = 16
            cell.backgroundConfiguration = background
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            collection,
            path,
            item in
            collection.dequeueConfiguredReusableCell(
                using: path.section == Section.tags.rawValue ? tag : tile,
                for: path,
                item: item
            )
        }
        let header = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in view.label.text = Section(rawValue: path.section)?.title }
        let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: "badge") {
            view,
            _,
            path in
            view.isHidden = path.item % 4 != 0
        }
        source.supplementaryViewProvider = { collection, kind, path in
            kind == "badge"
                ? collection.dequeueConfiguredReusableSupplementary(using: badge, for: path)
                : collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        for section in Section.allCases {
            snapshot.appendSections([section.rawValue])
            snapshot.appendItems((0..<section.count).map { "\(section.rawValue).\($0)" })
        }
        source.apply(snapshot, animatingDifferences: false)
        self.source = source
    }
}

/// The title of a section.
private final class TitleView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A red dot at a tile's corner.
private final class BadgeView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        layer.cornerRadius = 9
    }

    required init?(coder: NSCoder) { nil }
}

/// What a section stands on.
private final class PlateView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
    }

    required init?(coder: NSCoder) { nil }
}
