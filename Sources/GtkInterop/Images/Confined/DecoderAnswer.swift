import CGtk
import CImageDecoder
import Glibc

/// What a decoder made of a request, believed only as far as it was checked.
struct DecoderAnswer {
    private let message: TabardDecoderMessage
    private let output: Int32

    /// Throws what the decoder found wrong with the image.
    init(_ message: TabardDecoderMessage, output: Int32) throws(ImageError) {
        switch message.kind {
        case TabardDecoderImage.rawValue: break
        case TabardDecoderFailure.rawValue:
            // The words may be an attacker's.
            let words = message.words.unicodeScalars.prefix(200).map {
                $0.properties.generalCategory == .control ? " " : String($0)
            }
            throw ImageError(Self.code(message.value), cause: words.joined())
        default: throw ImageError(.stopped, cause: "the decoder is out of step")
        }
        self.message = message
        self.output = output
    }

    /// A PNG or JPEG.
    func bitmap() throws(ImageError) -> DecodedPixels {
        let format: DecodedPixels.Format = message.pixels == TabardPixelsRGBA.rawValue ? .rgba : .rgb
        guard message.pixels != TabardPixelsCairo.rawValue else { throw Self.wrong }
        return try pixels(format)
    }

    /// A drawing of so many pixels.
    func drawing(width: Int, height: Int) throws(ImageError) -> DecodedPixels {
        guard message.pixels == TabardPixelsCairo.rawValue, Int(message.width) == width,
            Int(message.height) == height
        else { throw Self.wrong }
        return try pixels(.cairo)
    }

    func vector(pixelLimit: Int) throws(ImageError) -> ConfinedDecoders.VectorAnswer {
        var answer = ConfinedDecoders.VectorAnswer(width: message.naturalWidth, height: message.naturalHeight)
        do throws(ImageError) {
            try VectorDrawing.checkNaturalSize(answer.width, answer.height)
        } catch {
            throw Self.wrong
        }
        if message.width > 0 {
            guard message.pixels == TabardPixelsCairo.rawValue,
                Int(message.width) * Int(message.height) <= pixelLimit
            else { throw Self.wrong }
            answer.drawing = try pixels(.cairo)
        }
        return answer
    }

    /// Copies the pixels, so that nothing that the decoder does afterwards can change them.
    private func pixels(_ format: DecodedPixels.Format) throws(ImageError) -> DecodedPixels {
        let (width, height, stride) = (Int(message.width), Int(message.height), Int(message.stride))
        guard ImageDecoder.Limits.allows(width: width, height: height) else { throw Self.wrong }
        // Rows may be filled up to whole words.
        let row = width * format.bytesPerPixel
        guard row <= stride, stride < row + 64 else { throw Self.wrong }
        let count = DecodedPixels.byteCount(width: width, height: height, stride: stride, format: format)
        guard let memory = g_try_malloc(gsize(count)) else {
            throw ImageError(.tooLarge, cause: "there is no memory for \(width) × \(height) pixels")
        }
        guard Self.read(output, into: memory, count: count),
            let bytes = g_bytes_new_take(memory, gsize(count))
        else {
            g_free(memory)
            throw Self.wrong
        }
        return DecodedPixels(adopting: bytes, width: width, height: height, stride: stride, format: format)
    }

    private static var wrong: ImageError { ImageError(.stopped, cause: "the decoder's answer is wrong") }

    /// Reads exactly so many bytes; in a file that has become shorter there are fewer, and nothing worse happens.
    private static func read(_ file: Int32, into memory: UnsafeMutableRawPointer, count: Int) -> Bool {
        var offset = 0
        while offset < count {
            let part = pread(file, memory + offset, count - offset, offset)
            if part < 0, errno == EINTR { continue }
            guard part > 0 else { return false }
            offset += part
        }
        return true
    }

    /// The codes that a decoder may answer with, by their numbers.
    static let codes: [ImageError.Code] = [.malformed, .unsupported, .tooLarge]

    private static func code(_ number: UInt32) -> ImageError.Code {
        codes.indices.contains(Int(number)) ? codes[Int(number)] : .malformed
    }
}
