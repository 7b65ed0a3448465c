import CImageDecoder
import Glibc
import Synchronization

/// Decodes images from elsewhere in processes of their own, of which there are two at most: one works
/// for the main thread, one for all others, so that the main thread never waits for their images.
///
/// A process starts when it is first needed, serves many images, and ends when it has had none for a while.
final class ConfinedDecoders: Sendable {
    static let shared = ConfinedDecoders()

    struct VectorRequest: Sendable {
        var stackBytes: Int
        /// What the first drawing may have.
        var pixelLimit: Int
    }

    struct VectorAnswer {
        var width: Double
        var height: Double
        /// Nil if the document cannot be drawn, or not at so few pixels.
        var drawing: DecodedPixels?
    }

    private let main: DecoderLane
    private let others: DecoderLane

    init(settings: DecoderSettings = DecoderSettings()) {
        main = DecoderLane(settings: settings)
        others = DecoderLane(settings: settings)
    }

    func decode(_ bytes: [UInt8], kind: BitmapDecoding.Kind) throws(ImageError) -> DecodedPixels {
        var request = TabardDecoderRequest()
        request.task = (kind == .png ? TabardDecoderPNG : TabardDecoderJPEG).rawValue
        return try lane.perform(request, bytes) { answer throws(ImageError) in try answer.bitmap() }
    }

    /// Reads a document's natural size, and draws it once.
    func readVector(_ bytes: [UInt8], _ request: VectorRequest) throws(ImageError) -> VectorAnswer {
        var message = TabardDecoderRequest()
        message.task = TabardDecoderVectorSize.rawValue
        message.stackBytes = UInt64(request.stackBytes)
        message.pixelLimit = UInt32(clamping: request.pixelLimit)
        return try lane.perform(message, bytes) { answer throws(ImageError) in
            try answer.vector(pixelLimit: request.pixelLimit)
        }
    }

    func drawVector(
        _ bytes: [UInt8],
        width: Int,
        height: Int,
        stackBytes: Int
    ) throws(ImageError) -> DecodedPixels {
        var request = TabardDecoderRequest()
        request.task = TabardDecoderVectorDrawing.rawValue
        request.width = UInt32(width)
        request.height = UInt32(height)
        request.stackBytes = UInt64(stackBytes)
        return try lane.perform(request, bytes) { answer throws(ImageError) in
            try answer.drawing(width: width, height: height)
        }
    }

    private var lane: DecoderLane { tabard_is_main_thread() ? main : others }

    /// The processes that there are.
    var processes: [Int32] { [main, others].compactMap(\.process) }
    /// How many processes have been started.
    var startCount: Int { main.startCount + others.startCount }

    /// Ends the processes at once; the next image starts another one.
    func end() {
        main.end()
        others.end()
    }
}
