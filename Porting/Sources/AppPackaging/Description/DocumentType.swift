/// A kind of files that an app opens, or that it brings along.
public struct DocumentType: Hashable, Sendable {
    /// Its name for people; empty if there is none.
    public var name: String
    /// Its MIME type.
    public var mimeType: String
    /// The endings of its files, without the dot; empty for a type that the system knows.
    public var endings: [String]
    /// The MIME type that it is a kind of.
    public var parent: String?
    /// Whether the app opens files of it, in place of just knowing them.
    public var isOpened: Bool

    /// The MIME types of Apple's identifiers.
    static let systemTypes: [String: [String]] = [
        "public.plain-text": ["text/plain"], "public.utf8-plain-text": ["text/plain"],
        "public.text": ["text/plain"], "public.html": ["text/html"], "public.xml": ["application/xml"],
        "public.json": ["application/json"], "public.rtf": ["application/rtf"],
        "public.comma-separated-values-text": ["text/csv"], "net.daringfireball.markdown": ["text/markdown"],
        "public.source-code": ["text/plain"], "public.swift-source": ["text/x-swift"],
        "public.image": ["image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml"],
        "public.png": ["image/png"], "public.jpeg": ["image/jpeg"], "com.compuserve.gif": ["image/gif"],
        "public.tiff": ["image/tiff"], "public.svg-image": ["image/svg+xml"],
        "org.webmproject.webp": ["image/webp"],
        "public.heic": ["image/heif"], "com.adobe.pdf": ["application/pdf"],
        "public.audio": ["audio/mpeg", "audio/mp4", "audio/ogg", "audio/flac"], "public.mp3": ["audio/mpeg"],
        "com.apple.m4a-audio": ["audio/mp4"], "public.mpeg-4": ["video/mp4"],
        "public.movie": ["video/mp4", "video/quicktime", "video/webm"],
        "com.apple.quicktime-movie": ["video/quicktime"],
        "public.zip-archive": ["application/zip"], "public.vcard": ["text/vcard"],
        "com.apple.ical.ics": ["text/calendar"], "com.apple.property-list": ["application/x-plist"],
        "org.idpf.epub-container": ["application/epub+zip"], "public.folder": ["inode/directory"],
    ]

    /// The endings of such files, and what they are.
    static let systemEndings: [String: String] = [
        "txt": "text/plain", "html": "text/html", "htm": "text/html", "xml": "application/xml",
        "json": "application/json", "rtf": "application/rtf", "csv": "text/csv", "md": "text/markdown",
        "markdown": "text/markdown", "swift": "text/x-swift", "png": "image/png", "jpg": "image/jpeg",
        "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "svg": "image/svg+xml",
        "tif": "image/tiff", "tiff": "image/tiff", "heic": "image/heif", "heif": "image/heif",
        "pdf": "application/pdf", "mp3": "audio/mpeg", "m4a": "audio/mp4", "ogg": "audio/ogg",
        "flac": "audio/flac", "mp4": "video/mp4", "mov": "video/quicktime", "webm": "video/webm",
        "zip": "application/zip", "vcf": "text/vcard", "ics": "text/calendar", "plist": "application/x-plist",
        "epub": "application/epub+zip",
    ]
}
