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
        collectionView.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItems = [
            button("Lists") { ListsController() }, button("Layouts") { LayoutsController() },
            button("Drag") { DragController() },
        ]
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "picture")
    }

    private func button(_ title: String, _ make: @escaping () -> UIViewController) -> UIBarButtonItem {
        UIBarButtonItem(
            title: title,
            primaryAction: UIAction { [weak self] _ in
                self?.navigationController?.pushViewController(make(), animated: true)
            }
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
        cell.contentView.backgroundColor = Self.color(indexPath.item)
        cell.contentView.layer.cornerRadius = 10
        cell.accessibilityLabel = "Picture \(indexPath.item + 1)"
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let picture = UIViewController()
        picture.title = "Picture \(indexPath.item + 1)"
        picture.view.backgroundColor = Self.color(indexPath.item)
        navigationController?.pushViewController(picture, animated: true)
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

    private static func color(_ index: Int) -> UIColor {
        UIColor(
            hue: CGFloat(index * 37 % 240) / 240,
            saturation: 0.55,
            brightness: 0.9 - CGFloat(index % 5) * 0.08,
            alpha: 1
        )
    }
}
