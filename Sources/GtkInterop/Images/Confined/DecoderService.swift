import CGtk
import CImageDecoder
import Glibc

/// The decoder's own process, from its first to its last step: nothing of the app runs in it.
@_cdecl("tabard_image_decoder_main")
func imageDecoderMain() -> Never {
    let socket = Int32(TabardDecoderSocket)
    var limits = TabardDecoderLimits()
    guard
        recv(socket, &limits, MemoryLayout<TabardDecoderLimits>.size, 0)
            == MemoryLayout<TabardDecoderLimits>.size
    else { _exit(1) }
    DecoderService.prepare()
    let confinement = tabard_confine(limits)
    var message = TabardDecoderMessage()
    message.kind = TabardDecoderReady.rawValue
    message.value = confinement.rawValue
    DecoderService.send(&message)
    while true { DecoderService.serve() }
}

/// What a decoder does for each image.
enum DecoderService {
    /// Loads all that is found in files, as long as there are some.
    static func prepare() {
        // A heap for each thread would use up the address space that is left.
        mallopt(M_ARENA_MAX, 1)
        setlocale(LC_ALL, "")
        // Nobody reads its log.
        g_log_set_writer_func({ _, _, _, _ in G_LOG_WRITER_HANDLED }, nil, nil)
        for kind in ["png", "jpeg"] {
            guard let loader = gdk_pixbuf_loader_new_with_type(kind, nil) else { continue }
            gdk_pixbuf_loader_close(loader, nil)
            g_object_unref(loader)
        }
        let text = "<svg xmlns=\"http://www.w3.org/2000/svg\"><text y=\"9\">A</text></svg>"
        _ = try? VectorDrawing.draw(Array(text.utf8), width: 10, height: 10, stackBytes: 1 << 20)
        DecoderEnvironment.forgetPlaces()
    }

    static func send(_ message: inout TabardDecoderMessage) {
        let size = MemoryLayout<TabardDecoderMessage>.size
        let count = Glibc.send(
            Int32(TabardDecoderSocket),
            &message,
            size,
            Int32(MSG_NOSIGNAL)
        )
        if count != size { _exit(1) }
    }

    /// Waits for a request and answers it; without anybody to ask, the process ends.
    static func serve() {
        var request = TabardDecoderRequest()
        let size = MemoryLayout<TabardDecoderRequest>.size
        guard recv(Int32(TabardDecoderSocket), &request, size, 0) == size else { _exit(0) }
        var message = TabardDecoderMessage()
        do throws(ImageError) {
            try answer(request, &message)
            message.kind = TabardDecoderImage.rawValue
        } catch {
            message.kind = TabardDecoderFailure.rawValue
            message.value = UInt32(DecoderAnswer.codes.firstIndex(of: error.code) ?? 0)
            tabard_message_set_text(&message, error.cause)
        }
        send(&message)
    }

    private static func answer(
        _ request: TabardDecoderRequest,
        _ message: inout TabardDecoderMessage
    ) throws(ImageError) {
        let bytes = try input(Int(clamping: request.byteCount))
        switch request.task {
        case TabardDecoderPNG.rawValue:
            try write(try BitmapDecoding.decode(bytes, kind: .png), &message)
        case TabardDecoderJPEG.rawValue:
            try write(try BitmapDecoding.decode(bytes, kind: .jpeg), &message)
        case TabardDecoderVectorSize.rawValue:
            try readVector(bytes, request, &message)
        default:
            let pixels = try VectorDrawing.draw(
                bytes,
                width: Int(request.width),
                height: Int(request.height),
                stackBytes: Int(clamping: request.stackBytes)
            )
            try write(pixels, &message)
        }
    }

    /// The drawing is as large as the image, or as large as it may be.
    private static func readVector(
        _ bytes: [UInt8],
        _ request: TabardDecoderRequest,
        _ message: inout TabardDecoderMessage
    ) throws(ImageError) {
        let (width, height) = try VectorDrawing.naturalSize(bytes)
        message.naturalWidth = width
        message.naturalHeight = height
        let reduction = max(1, (width * height / Double(max(1, request.pixelLimit))).squareRoot())
        let rounding: FloatingPointRoundingRule = reduction > 1 ? .down : .toNearestOrAwayFromZero
        let columns = max(1, Int((width / reduction).rounded(rounding)))
        let rows = max(1, Int((height / reduction).rounded(rounding)))
        guard columns * rows <= Int(request.pixelLimit) else { return }
        // A document that has a size but cannot be drawn is an image of nothing.
        let stackBytes = Int(clamping: request.stackBytes)
        let pixels = try? VectorDrawing.draw(bytes, width: columns, height: rows, stackBytes: stackBytes)
        if let pixels { try write(pixels, &message) }
    }

    private static func write(
        _ pixels: DecodedPixels,
        _ message: inout TabardDecoderMessage
    ) throws(ImageError) {
        guard let data = g_bytes_get_data(pixels.bytes, nil) else {
            throw ImageError(.malformed, cause: "it has no pixels")
        }
        var offset = 0
        while offset < pixels.byteCount {
            let part = pwrite(
                Int32(TabardDecoderOutput),
                data + offset,
                pixels.byteCount - offset,
                offset
            )
            guard part > 0 else { throw ImageError(.tooLarge, cause: "there is no memory for its pixels") }
            offset += part
        }
        message.width = UInt32(pixels.width)
        message.height = UInt32(pixels.height)
        message.stride = UInt32(pixels.stride)
        switch pixels.format {
        case .rgb: message.pixels = TabardPixelsRGB.rawValue
        case .rgba: message.pixels = TabardPixelsRGBA.rawValue
        case .cairo: message.pixels = TabardPixelsCairo.rawValue
        }
    }

    private static func input(_ count: Int) throws(ImageError) -> [UInt8] {
        guard count <= ImageDecoder.Limits.fileBytes else {
            throw ImageError(.tooLarge, cause: "\(count) bytes")
        }
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            while initialized < count, let start = buffer.baseAddress {
                let part = pread(
                    Int32(TabardDecoderInput),
                    start + initialized,
                    count - initialized,
                    initialized
                )
                guard part > 0 else { return }
                initialized += part
            }
        }
        guard bytes.count == count else { throw ImageError(.malformed, cause: "it was not passed on whole") }
        return bytes
    }
}
