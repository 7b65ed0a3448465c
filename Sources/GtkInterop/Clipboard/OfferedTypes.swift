import CGtk

/// The MIME types in which something can be had.
enum OfferedTypes {
    /// Who offers more kinds than this means no good.
    private static let most = 200

    /// The types of formats, the best first.
    static func names(_ formats: OpaquePointer?) -> [String] {
        guard let formats else { return [] }
        var count: gsize = 0
        let names = gdk_content_formats_get_mime_types(formats, &count)
        return (0..<min(Int(count), most)).compactMap { index in names?[index].map { String(cString: $0) } }
    }
}
