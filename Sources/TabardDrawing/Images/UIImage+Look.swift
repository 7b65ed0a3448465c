extension UIImage {
    /// All that makes up an image.
    package struct Look {
        /// From the smallest scale to the greatest; empty if the image is.
        var representations: [ImageRepresentation] = []
        var size = CGSize.zero
        var scale: CGFloat = 1
        var renderingMode = RenderingMode.automatic
        /// The colour of which `withTintColor(_:)` made the image a stencil.
        var stencilColor: UIColor?
        /// How the image fills other sizes; nil if it is stretched as a whole.
        package var slicing: Slicing?
        /// Whether the image is drawn mirrored in right-to-left interfaces.
        var flipsForRightToLeft = false
        /// Whether the image is drawn mirrored.
        var isMirrored = false
        /// The symbol that the image shows.
        var symbol: Symbol?
        var configuration: Configuration?
        /// How the pixels that the image was made of are turned.
        var orientation = Orientation.up
        /// The pixels that the image was made of, before they were turned; nil if it was made of something else.
        var pixels: CGImage?
        /// The looks that the image has under other traits, this one among them; empty if it has but one.
        var variants: [ImageVariant] = []
    }

    /// How an image fills a size that is not its own.
    package struct Slicing: Equatable {
        /// Distances from the edges, within which nothing is stretched, in points.
        var capInsets: UIEdgeInsets
        var resizingMode: ResizingMode
    }

    var representations: [ImageRepresentation] { look.representations }
    package var stencilColor: UIColor? { look.stencilColor }

    /// The same image but for one change.
    func changed(_ change: (inout Look) -> Void) -> UIImage {
        var look = look
        change(&look)
        return UIImage(look)
    }

    /// The image as it is drawn under the given traits.
    func shown(with traits: UITraitCollection) -> UIImage {
        let isFlipped = look.flipsForRightToLeft && traits.layoutDirection == .rightToLeft
        guard isFlipped || !look.variants.isEmpty else { return self }
        return changed {
            $0.choose(for: traits)
            if isFlipped { $0.isMirrored.toggle() }
        }
    }
}

extension UIImage.Look: Equatable {
    package static func == (one: Self, other: Self) -> Bool {
        one.representations.elementsEqual(other.representations, by: ===)
            && one.size == other.size
            && one.scale == other.scale
            && one.renderingMode == other.renderingMode
            && one.stencilColor == other.stencilColor
            && one.slicing == other.slicing
            && one.flipsForRightToLeft == other.flipsForRightToLeft
            && one.isMirrored == other.isMirrored
            && one.symbol == other.symbol
            && one.orientation == other.orientation
            && one.variants == other.variants
    }
}
