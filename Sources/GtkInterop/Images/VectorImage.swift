import CGtk

/// An SVG image, which can be drawn sharply at any size.
///
/// It stands alone: nothing that it refers to outside its own file is loaded.
public final class VectorImage: Sendable {
    /// The natural width in points, 300 if the file names none.
    public let width: Double
    /// The natural height in points, 150 if the file names none.
    public let height: Double

    private let bytes: [UInt8]
    private let cost: VectorDocumentCost
    /// The latest renderings, the newest last.
    @MainActor private var renderings: [Texture] = []
    private static let renderingLimit = 8

    /// Reads an SVG file's content.
    public init(bytes: [UInt8]) throws(ImageError) {
        cost = try VectorDocumentCheck.check(bytes)
        let handle = try Self.handle(bytes)
        defer { g_object_unref(handle) }
        (width, height) = try Self.naturalSize(handle)
        self.bytes = bytes
    }

    /// Draws the image at exactly this many pixels, keeping its proportions as the file asks.
    public func bitmap(width: Int, height: Int) throws(ImageError) -> Bitmap {
        guard ImageDecoder.Limits.allows(width: width, height: height),
            width * height <= ImageDecoder.Limits.vectorPixels
        else { throw ImageError(.tooLarge, cause: "a drawing of \(width) × \(height) pixels") }
        let (layerPixels, overflows) = cost.layers.multipliedReportingOverflow(by: width * height)
        guard !overflows, layerPixels <= ImageDecoder.Limits.vectorLayerPixels else {
            throw ImageError(.tooLarge, cause: "\(cost.layers) layers of \(width) × \(height) pixels")
        }
        // librsvg recurses for each level of nesting, and takes less than 16 KB for it.
        let drawn = DeepStack.run(stackBytes: (1 << 20) + cost.containers << 15) { [bytes] in
            Result { () throws(ImageError) in try Self.draw(bytes, width: width, height: height) }
        }
        guard let drawn else { throw ImageError(.malformed, cause: "there is no memory to draw it") }
        return try drawn.get()
    }

    /// Draws the image at exactly this many pixels; the same size is not drawn twice in a row.
    @MainActor
    public func texture(width: Int, height: Int) throws(ImageError) -> Texture {
        if let index = renderings.firstIndex(where: { $0.width == width && $0.height == height }) {
            let texture = renderings.remove(at: index)
            renderings.append(texture)
            return texture
        }
        let texture = Texture(try bitmap(width: width, height: height))
        renderings.append(texture)
        if renderings.count > Self.renderingLimit { renderings.removeFirst() }
        return texture
    }

    private static func draw(_ bytes: [UInt8], width: Int, height: Int) throws(ImageError) -> Bitmap {
        let handle = try handle(bytes)
        defer { g_object_unref(handle) }
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height))
        defer { cairo_surface_destroy(surface) }
        let context = cairo_create(surface)
        defer { cairo_destroy(context) }
        var viewport = RsvgRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
        var error: UnsafeMutablePointer<GError>?
        guard rsvg_handle_render_document(handle, context, &viewport, &error) != 0 else {
            throw ImageError(.malformed, taking: error)
        }
        guard let bitmap = Bitmap(copying: surface, width: width, height: height) else {
            throw ImageError(.malformed, cause: "it could not be drawn")
        }
        return bitmap
    }

    private static func handle(_ bytes: [UInt8]) throws(ImageError) -> UnsafeMutablePointer<RsvgHandle> {
        var error: UnsafeMutablePointer<GError>?
        guard let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), &error) else {
            throw ImageError(.malformed, taking: error)
        }
        // CSS defines a pixel as the 96th part of an inch.
        rsvg_handle_set_dpi(handle, 96)
        return handle
    }

    private static func naturalSize(
        _ handle: UnsafeMutablePointer<RsvgHandle>
    ) throws(ImageError) -> (width: Double, height: Double) {
        var width = 0.0
        var height = 0.0
        if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
            var hasWidth: gboolean = 0
            var hasHeight: gboolean = 0
            var hasViewBox: gboolean = 0
            var widthLength = RsvgLength()
            var heightLength = RsvgLength()
            var viewBox = RsvgRectangle()
            rsvg_handle_get_intrinsic_dimensions(
                handle,
                &hasWidth,
                &widthLength,
                &hasHeight,
                &heightLength,
                &hasViewBox,
                &viewBox
            )
            (width, height) = hasViewBox != 0 ? (viewBox.width, viewBox.height) : (300, 150)
        }
        guard width.isFinite, height.isFinite, width > 0, height > 0 else {
            throw ImageError(.malformed, cause: "its natural size is \(width) × \(height)")
        }
        let side = Double(ImageDecoder.Limits.side)
        guard width <= side, height <= side else {
            throw ImageError(.tooLarge, cause: "its natural size is \(width) × \(height)")
        }
        return (width, height)
    }
}
