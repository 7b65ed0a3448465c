extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// PNG, which keeps every pixel.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

    /// The kinds of images that can be decoded, and any other that a provider has.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [
            "public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "public.tiff",
            "public.image",
        ]
    }

    /// Writes the image as PNG.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = pngData()
        completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
        return nil
    }

    /// Reads an image as one from elsewhere; what is none is an error.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.coderInvalidValue) }
        return image
    }
}
