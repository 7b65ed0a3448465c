import UIKit

/// System images in a grid, tinted and in three weights.
class SymbolsController: UICollectionViewController {
    private let names = [
        "house", "house.fill", "magnifyingglass", "person", "person.fill", "person.circle", "gearshape",
        "gearshape.fill", "star", "star.fill", "heart", "heart.fill", "bell", "bell.fill", "bookmark",
        "bookmark.fill", "folder", "folder.fill", "calendar", "clock", "plus", "minus", "xmark", "checkmark",
        "chevron.left", "chevron.right", "trash", "pencil", "square.and.arrow.up", "envelope",
        "envelope.fill",
        "message", "phone", "camera", "photo", "map", "location", "globe", "cart", "bag", "creditcard",
        "play",
        "play.fill", "pause", "music.note", "mic", "video", "book", "doc", "paperclip", "link", "lock", "key",
        "eye", "flag", "tag", "gift", "cloud", "sun.max", "moon", "bolt", "flame", "leaf", "wifi", "ellipsis",
        "info.circle", "questionmark.circle", "exclamationmark.triangle",
    ]

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.restorationIdentifier = "Symbols"
        collectionView.backgroundColor = .systemBackground
        collectionView.register(ImageCell.self, forCellWithReuseIdentifier: "symbol")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        names.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "symbol", for: indexPath)
        let name = names[indexPath.item]
        (cell as? ImageCell)?.show(UIImage(systemName: name), named: name)
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        navigationController?.pushViewController(SymbolController(names[indexPath.item]), animated: true)
    }
}
