extension _SelectorEntry<UICollectionViewCell> {
    static var answered: [Self] {
        [
            .property("contentView", { $0.contentView }),
            .property("backgroundView", { $0.backgroundView }, { $0.backgroundView = $1 }),
            .property(
                "selectedBackgroundView",
                { $0.selectedBackgroundView },
                { $0.selectedBackgroundView = $1 }
            ),
            .property("selected", { $0.isSelected }, { $0.isSelected = $1 }),
        ]
    }
}
