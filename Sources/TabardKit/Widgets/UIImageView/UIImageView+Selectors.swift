extension _SelectorEntry<UIImageView> {
    static var answered: [Self] {
        [
            .property("image", { $0.image }, { $0.image = $1 }),
            .property("highlightedImage", { $0.highlightedImage }, { $0.highlightedImage = $1 }),
            .property("highlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 }),
        ]
    }
}
