/// Turns PNG, JPEG and SVG files into images, without a display and from any thread.
///
/// The data is taken to be hostile: sizes are checked before memory is asked for, nothing outside
/// the file is loaded, and whatever is wrong with it becomes an `ImageError`. What is not the app's
/// own is decoded in a process of its own, which is denied everything else.
public enum ImageDecoder {
    /// Whose an image is.
    public enum Origin: Hashable, Sendable {
        /// It came with the app, and is decoded in the app's own process.
        case app
        /// It came from anywhere else.
        case elsewhere
    }

    /// Decodes a file's content.
    ///
    /// An incomplete image is refused as malformed rather than shown in part. A JPEG that says it
    /// was taken with the camera turned is turned upright.
    public static func decode(
        bytes: [UInt8],
        from origin: Origin = .elsewhere
    ) throws(ImageError) -> DecodedImage {
        try decode(bytes: bytes, with: origin == .app ? nil : .shared)
    }

    /// Reads and decodes a file.
    public static func decode(
        path: String,
        from origin: Origin = .elsewhere
    ) throws(ImageError) -> DecodedImage {
        do {
            return try decode(bytes: FileReader.read(path), from: origin)
        } catch {
            throw error.at(path)
        }
    }

    /// Decodes a file's content in this process, or where there are decoders, in one of these.
    static func decode(bytes: [UInt8], with decoders: ConfinedDecoders?) throws(ImageError) -> DecodedImage {
        guard !bytes.isEmpty else { throw ImageError(.empty, cause: "there are no bytes") }
        guard bytes.count <= Limits.fileBytes else {
            throw ImageError(.tooLarge, cause: "\(bytes.count) bytes, more than \(Limits.fileBytes)")
        }
        switch ImageKind(of: bytes) {
        case .png:
            try PNGStructure.check(bytes)
            return .bitmap(try bitmap(bytes, kind: .png, with: decoders))
        case .jpeg:
            try JPEGStructure.check(bytes)
            return .bitmap(try bitmap(bytes, kind: .jpeg, with: decoders))
        case .svg:
            return .vector(try VectorImage(bytes: bytes, with: decoders))
        case nil:
            throw ImageError(.unsupported, cause: "it is neither PNG nor JPEG nor SVG")
        }
    }

    private static func bitmap(
        _ bytes: [UInt8],
        kind: BitmapDecoding.Kind,
        with decoders: ConfinedDecoders?
    ) throws(ImageError) -> Bitmap {
        guard let decoders else { return Bitmap(try BitmapDecoding.decode(bytes, kind: kind)) }
        return Bitmap(try decoders.decode(bytes, kind: kind))
    }
}
