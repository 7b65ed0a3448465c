internal import GtkInterop
import Synchronization

/// An image at one number of pixels a point, decoded when it is first needed.
final class ImageRepresentation: Sendable {
    /// Pixels a point; of a vector image, which has none, 1.
    let scale: CGFloat

    private enum State {
        case file(path: String)
        case decoded(DecodedImage)
        case failed
    }

    private let state: Mutex<State>
    @MainActor private var bitmapTexture: Texture?

    init(_ image: DecodedImage, scale: CGFloat) {
        self.scale = scale
        state = Mutex(.decoded(image))
    }

    init(path: String, scale: CGFloat) {
        self.scale = scale
        state = Mutex(.file(path: path))
    }

    /// The image; nil if its file is missing or damaged.
    var image: DecodedImage? {
        state.withLock { state in
            switch state {
            case .decoded(let image): return image
            case .failed: return nil
            case .file(let path):
                let image = DecodedImage(from: ResourceFolders.origin(of: path)) {
                    origin throws(ImageError) in
                    try ImageDecoder.decode(path: path, from: origin)
                }
                state = image.map { .decoded($0) } ?? .failed
                return image
            }
        }
    }

    /// The natural size in points; nil if there is no image.
    var size: CGSize? {
        switch image {
        case nil: nil
        case .vector(let vector): CGSize(width: vector.width, height: vector.height)
        case .bitmap(let bitmap):
            CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        }
    }

    /// Draws a vector image at this many pixels; a bitmap is what it is.
    @MainActor
    func texture(pixelWidth: Int, pixelHeight: Int) -> Texture? {
        switch image {
        case nil: return nil
        case .vector(let vector): return try? vector.texture(width: pixelWidth, height: pixelHeight)
        case .bitmap(let bitmap):
            if let bitmapTexture { return bitmapTexture }
            let texture = Texture(bitmap)
            bitmapTexture = texture
            return texture
        }
    }
}
