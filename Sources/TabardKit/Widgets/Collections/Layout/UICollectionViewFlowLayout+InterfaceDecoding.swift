extension UICollectionViewLayout: InterfaceDecodable {}

extension UICollectionViewFlowLayout {
    func _decodeFlow(from coder: InterfaceCoder) {
        if let spacing = coder.length("minimumLineSpacing") { minimumLineSpacing = spacing }
        if let spacing = coder.length("minimumInteritemSpacing") { minimumInteritemSpacing = spacing }
        if let size = coder.area("itemSize") { itemSize = size }
        if let size = coder.area("estimatedItemSize") { estimatedItemSize = size }
        if coder.bool("automaticEstimatedItemSize") == true { estimatedItemSize = Self.automaticSize }
        if let size = coder.area("headerReferenceSize") { headerReferenceSize = size }
        if let size = coder.area("footerReferenceSize") { footerReferenceSize = size }
        if let insets = coder.insets("sectionInset") { sectionInset = insets }
        let directions: [String: UICollectionView.ScrollDirection] = [
            "vertical": .vertical, "horizontal": .horizontal,
        ]
        if let direction = coder.choice("scrollDirection", directions) { scrollDirection = direction }
        // The collection's insets keep items out of the safe area in any case.
        coder.skip(attributes: ["sectionInsetReference"])
    }
}
