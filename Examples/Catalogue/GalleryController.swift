import UIKit

/// Squares of colour in as many columns as fit.
class GalleryController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    init() {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.restorationIdentifier = "Pictures"
        collectionView.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItems = [
            button("Lists", .lists), button("Layouts", .layouts), button("Drag", .drag),
        ]
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "picture")
    }

    private func button(_ title: String, _ page: Page) -> UIBarButtonItem {
        UIBarButtonItem(
            title: title,
            primaryAction: UIAction { [weak self] _ in self?.navigationController?.push(page) }
        )
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        240
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        cell.contentView.backgroundColor = PictureController.color(indexPath.item)
        cell.contentView.layer.cornerRadius = 10
        cell.accessibilityLabel = "Picture \(indexPath.item + 1)"
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        navigationController?.pushViewController(PictureController(indexPath.item), animated: true)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = collectionView.bounds.width - 32
        let columns = max(3, (width / 110).rounded(.down))
        let side = ((width - (columns - 1) * 8) / columns).rounded(.down)
        return CGSize(width: side, height: side)
    }
}
