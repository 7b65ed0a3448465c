import UIKit

/// A collection as large as a phone's.
@MainActor
final class ShownCollection: NSObject, UICollectionViewDataSource {
    var count: Int
    let view: UICollectionView

    init(_ count: Int) {
        self.count = count
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844),
            collectionViewLayout: layout
        )
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = self
        view.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}
