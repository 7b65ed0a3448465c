import Synchronization

/// An image that can be drawn sharply at any size: of an SVG file, or of steps that paint it.
///
/// A file stands alone: nothing that it refers to outside itself is loaded.
public final class VectorImage: Sendable {
    /// The natural width in points, 300 if the file names none.
    public let width: Double
    /// The natural height in points, 150 if the file names none.
    public let height: Double

    private let source: Source
    private let confined: Mutex<Confined>
    /// The latest renderings, the newest last.
    @MainActor private var renderings: [Texture] = []
    private static let renderingLimit = 8

    /// What the image is drawn from.
    private enum Source: Sendable {
        /// A file's content; without decoders it is the app's own, and drawn in its process.
        case document([UInt8], VectorDocumentCost, ConfinedDecoders?)
        case steps([PaintStep])
    }

    /// What is remembered of an image that others draw.
    private struct Confined {
        /// The drawing that it was tried with, until it is drawn at another size.
        var firstDrawing: Bitmap?
        /// The pixels at which drawing was stopped: at so many or more it is not tried again.
        var stoppingPixels = Int.max
    }

    /// Reads an SVG file's content.
    public convenience init(
        bytes: [UInt8],
        from origin: ImageDecoder.Origin = .elsewhere
    ) throws(ImageError) {
        try self.init(bytes: bytes, with: origin == .app ? nil : .shared)
    }

    /// Where there are decoders, the image is drawn once, so that one that stops them makes no image.
    init(bytes: [UInt8], with decoders: ConfinedDecoders?) throws(ImageError) {
        let cost = try VectorDocumentCheck.check(bytes)
        var confined = Confined()
        if let decoders {
            let request = ConfinedDecoders.VectorRequest(
                stackBytes: VectorDrawing.stackBytes(cost),
                pixelLimit: Self.firstDrawingPixels(cost)
            )
            let answer = try decoders.readVector(bytes, request)
            (width, height) = (answer.width, answer.height)
            confined.firstDrawing = answer.drawing.map { Bitmap($0) }
        } else {
            (width, height) = try VectorDrawing.naturalSize(bytes)
        }
        source = .document(bytes, cost, decoders)
        self.confined = Mutex(confined)
    }

    /// Makes an image of its natural size in points, and of the steps that paint it at that size.
    public init(width: Double, height: Double, painting steps: [PaintStep]) {
        (self.width, self.height) = (width, height)
        source = .steps(steps)
        confined = Mutex(Confined())
    }

    /// Draws the image at exactly this many pixels, keeping its proportions as the file asks.
    public func bitmap(width: Int, height: Int) throws(ImageError) -> Bitmap {
        guard ImageDecoder.Limits.allows(width: width, height: height),
            width * height <= ImageDecoder.Limits.vectorPixels
        else { throw ImageError(.tooLarge, cause: "a drawing of \(width) × \(height) pixels") }
        switch source {
        case .document(let bytes, let cost, let decoders):
            guard width * height <= Self.pixelLimit(cost) else {
                throw ImageError(.tooLarge, cause: "\(cost.layers) layers of \(width) × \(height) pixels")
            }
            let stackBytes = VectorDrawing.stackBytes(cost)
            guard let decoders else {
                return Bitmap(
                    try VectorDrawing.draw(bytes, width: width, height: height, stackBytes: stackBytes)
                )
            }
            return try confinedBitmap(width: width, height: height) { () throws(ImageError) in
                try decoders.drawVector(bytes, width: width, height: height, stackBytes: stackBytes)
            }
        case .steps(let steps): return try painted(steps, width: width, height: height)
        }
    }

    private func painted(_ steps: [PaintStep], width: Int, height: Int) throws(ImageError) -> Bitmap {
        let scale = min(Double(width) / self.width, Double(height) / self.height)
        let origin = PaintPoint(
            x: (Double(width) - self.width * scale) / 2,
            y: (Double(height) - self.height * scale) / 2
        )
        guard let bitmap = Bitmap(width: width, height: height, scale: scale, origin: origin, painting: steps)
        else {
            throw ImageError(.malformed, cause: "it could not be drawn")
        }
        return bitmap
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

    private func confinedBitmap(
        width: Int,
        height: Int,
        _ draw: () throws(ImageError) -> DecodedPixels
    ) throws(ImageError) -> Bitmap {
        let (firstDrawing, stoppingPixels) = confined.withLock { ($0.firstDrawing, $0.stoppingPixels) }
        if let firstDrawing, firstDrawing.width == width, firstDrawing.height == height {
            return firstDrawing
        }
        guard width * height < stoppingPixels else {
            throw ImageError(.stopped, cause: "drawing it has been stopped before")
        }
        do throws(ImageError) {
            let drawn = Bitmap(try draw())
            confined.withLock { $0.firstDrawing = nil }
            return drawn
        } catch {
            if error.code == .stopped {
                confined.withLock { $0.stoppingPixels = min($0.stoppingPixels, width * height) }
            }
            throw error
        }
    }

    /// The pixels that a drawing may have, for the sake of its layers.
    private static func pixelLimit(_ cost: VectorDocumentCost) -> Int {
        cost.layers == 0 ? .max : ImageDecoder.Limits.vectorLayerPixels / cost.layers
    }

    private static func firstDrawingPixels(_ cost: VectorDocumentCost) -> Int {
        min(ImageDecoder.Limits.firstDrawingPixels, pixelLimit(cost))
    }
}
