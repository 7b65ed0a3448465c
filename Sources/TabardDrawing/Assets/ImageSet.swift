/// An image set of a catalogue: one image for several scales and appearances.
struct ImageSet {
    private var variants: [ImageVariant]
    private var renderingMode: UIImage.RenderingMode
    private var slicing: UIImage.Slicing?

    /// Reads the set in a folder; nil if it is damaged or has no image that can be read.
    init?(folder: String) {
        guard let contents = AssetContents(folder: folder), let images = contents.images else { return nil }
        let files = images.filter { $0.isGeneral }.compactMap { File($0, folder: folder) }
        guard let idiom = Self.idioms.first(where: { idiom in files.contains { $0.idiom == idiom } }) else {
            return nil
        }
        let chosen = files.filter { $0.idiom == idiom }
        var appearances: [AssetAppearance] = []
        for file in chosen where !appearances.contains(file.appearance) {
            appearances.append(file.appearance)
        }
        variants = appearances.map { appearance in
            let files = chosen.filter { $0.appearance == appearance }.sorted { $0.scale < $1.scale }
            return ImageVariant(appearance: appearance, representations: files.map(\.representation))
        }
        renderingMode =
            switch contents.properties?.templateRenderingIntent {
            case "template": .alwaysTemplate
            case "original": .alwaysOriginal
            default: .automatic
            }
        slicing = chosen.lazy.compactMap(\.slicing).first
    }

    /// The set's image as it is under the given traits; nil if no file of it can be decoded.
    func look(for traits: UITraitCollection) -> UIImage.Look? {
        var look = UIImage.Look()
        look.renderingMode = renderingMode
        look.slicing = slicing
        look.variants = variants
        look.choose(for: traits)
        if look.representations.isEmpty {
            // A set for dark interfaces alone is shown in light ones, too.
            for variant in variants where look.representations.isEmpty {
                look.variants = [
                    ImageVariant(appearance: AssetAppearance(), representations: variant.representations)
                ]
                look.choose(for: traits)
            }
        }
        // An image that looks the same everywhere need not be chosen anew each time it is drawn.
        if look.variants.count < 2 { look.variants = [] }
        look.configuration = UIImage.Configuration(traitCollection: traits)
        return look.representations.isEmpty ? nil : look
    }

    /// In this order, since the interface's idiom is the phone's.
    private static let idioms = [
        "iphone", "universal", "ipad", "mac", "car", "tv", "vision", "watch",
    ]

    /// A file of the set that is there.
    private struct File {
        var idiom: String
        var appearance: AssetAppearance
        var scale: CGFloat
        var representation: ImageRepresentation
        var slicing: UIImage.Slicing?

        init?(_ entry: AssetContents.Image, folder: String) {
            guard let name = entry.filename, AssetFile.isPlainName(name),
                let appearance = AssetAppearance(entry.appearances ?? [])
            else { return nil }
            let path = folder + "/" + name
            guard AssetFile.size(of: path) != nil else { return nil }
            idiom = entry.idiom ?? "universal"
            self.appearance = appearance
            // Vectors serve every scale.
            let isVector = name.lowercased().hasSuffix(".svg")
            scale = isVector ? 1 : ["1x": 1, "2x": 2, "3x": 3][entry.scale ?? "1x"] ?? 1
            representation = ImageCache.representation(path: path, scale: scale)
            slicing = entry.resizing.map { UIImage.Slicing($0, scale: scale) }
        }
    }
}

extension UIImage.Slicing {
    fileprivate init(_ resizing: AssetContents.Resizing, scale: CGFloat) {
        func points(_ pixels: Double?) -> CGFloat {
            let pixels = pixels ?? 0
            return pixels.isFinite && pixels > 0 ? CGFloat(pixels) / scale : 0
        }
        let insets = resizing.capInsets
        capInsets = UIEdgeInsets(
            top: points(insets?.top),
            left: points(insets?.left),
            bottom: points(insets?.bottom),
            right: points(insets?.right)
        )
        resizingMode = resizing.center?.mode == "tile" ? .tile : .stretch
    }
}
