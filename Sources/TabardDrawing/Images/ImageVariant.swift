/// The drawings of an image under certain traits.
struct ImageVariant: Equatable {
    var appearance: AssetAppearance
    /// From the smallest scale to the greatest.
    var representations: [ImageRepresentation]

    static func == (one: Self, other: Self) -> Bool {
        one.appearance == other.appearance
            && one.representations.elementsEqual(other.representations, by: ===)
    }
}

extension UIImage.Look {
    /// Takes the variant that suits the traits best, as long as its drawings are there.
    mutating func choose(for traits: UITraitCollection) {
        let suitable = variants.filter { $0.appearance.suits(traits) }
        for variant in suitable.sorted(by: { $0.appearance.detail > $1.appearance.detail }) {
            let displayScale = traits.displayScale > 0 ? traits.displayScale : scale
            guard let chosen = variant.representations.best(for: displayScale), let size = chosen.size else {
                continue
            }
            representations = variant.representations
            self.size = size
            scale = chosen.scale
            return
        }
    }
}

extension [ImageRepresentation] {
    /// The representation for a display's scale that can be decoded; nil if none can.
    func best(for displayScale: CGFloat) -> ImageRepresentation? {
        first { $0.scale >= displayScale && $0.size != nil } ?? last { $0.size != nil }
    }
}
