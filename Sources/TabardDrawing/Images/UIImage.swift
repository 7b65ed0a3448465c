internal import GtkInterop

/// An image of a PNG, JPEG or SVG file.
///
/// An SVG is drawn sharply at every size. An image never changes, so any thread may hold it.
/// Data that is damaged, not complete, or larger than 40 megapixels makes no image.
///
/// What does not lie in the app's folders of resources is decoded in a process of its own, which gets at no files and no
/// network. An image that ends that process, or that takes more than 5 seconds or 1 GiB, is nil, and the log says why.
open class UIImage: NSObject, _SelectorAnswering, @unchecked Sendable {
    /// Whether an image is drawn in its own colours or as a stencil in the tint colour.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// As the place where it is drawn usually does: bars use stencils, image views colours.
        case automatic = 0
        /// In its own colours.
        case alwaysOriginal = 1
        /// As a stencil: only its opacity counts.
        case alwaysTemplate = 2
    }

    private let _mark = SwiftObjectMark()
    package private(set) var look: Look

    /// The size in points.
    public var size: CGSize { look.size }
    /// Pixels a point: 2 for a file whose name ends in `@2x`.
    public var scale: CGFloat { look.scale }
    /// How the image is to be drawn.
    public var renderingMode: RenderingMode { look.renderingMode }

    /// Makes an image without a size, of which nothing is drawn.
    public override init() {
        look = Look()
        super.init()
    }

    /// Makes the image of a literal, `#imageLiteral(resourceName: "name")`, which `UIImage(named:)` has to find.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else {
            fatalError(
                "There is no image named \"\(name)\" for a literal, in no asset catalogue and no resource of the app"
            )
        }
        self.init(image.look)
    }

    // Apps' subclasses inherit the other initializers only if none that they can't see is designated.
    convenience init(_ look: Look) {
        self.init()
        self.look = look
    }

    /// Decodes an image of one pixel a point; nil if that fails.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Decodes an image of the given number of pixels a point; nil if that fails.
    public convenience init?(data: Data, scale: CGFloat) {
        guard data.count <= ImageDecoder.Limits.fileBytes,
            let image = DecodedImage(
                from: .elsewhere,
                { origin throws(ImageError) in
                    try ImageDecoder.decode(bytes: Array(data), from: origin)
                }
            )
        else { return nil }
        // Apple takes a scale that makes no sense for 1, too.
        let isVector = if case .vector = image { true } else { false }
        let scale = scale.isFinite && scale > 0 && !isVector ? scale : 1
        self.init([ImageRepresentation(image, scale: scale)], displayScale: scale)
    }

    /// Decodes an image that Tabard brings along, of one pixel a point; nil if that fails.
    package convenience init?(own bytes: [UInt8]) {
        guard let image = try? ImageDecoder.decode(bytes: bytes, from: .app) else { return nil }
        self.init([ImageRepresentation(image, scale: 1)], displayScale: 1)
    }

    /// An image that is painted.
    convenience init(_ drawing: VectorImage) {
        let size = CGSize(width: drawing.width, height: drawing.height)
        self.init(
            Look(representations: [ImageRepresentation(.vector(drawing), scale: 1)], size: size, scale: 1)
        )
    }

    /// Chooses the representation for the display's scale that is there; nil if none can be decoded.
    convenience init?(_ representations: [ImageRepresentation], displayScale: CGFloat) {
        guard let chosen = representations.best(for: displayScale), let size = chosen.size else { return nil }
        self.init(Look(representations: representations, size: size, scale: chosen.scale))
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other.look == look
    }

    open override var hash: Int {
        var hasher = Hasher()
        for representation in look.representations { hasher.combine(ObjectIdentifier(representation)) }
        hasher.combine(look.renderingMode)
        return hasher.finalize()
    }

    open override var description: String {
        "UIImage(\(size.width) × \(size.height) at \(scale))"
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIImage.self) }
}
