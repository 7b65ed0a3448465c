internal import GtkInterop

extension DecodedImage {
    /// Decodes an image; nil if that fails, with a line in the log.
    ///
    /// Files that are damaged are so common that they are told only to who asks for it.
    init?(
        from origin: ImageDecoder.Origin,
        _ decode: (ImageDecoder.Origin) throws(ImageError) -> DecodedImage
    ) {
        do throws(ImageError) {
            self = try decode(origin)
        } catch {
            switch error.code {
            case .stopped, .unavailable: Log.note(error.description)
            default: Log.detail(error.description)
            }
            return nil
        }
    }
}
