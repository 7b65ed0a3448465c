import CGtk

/// Says why an image could not be read or drawn.
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of failure it is. Later versions may add kinds.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The kind in words, such as `too large`.
        public let description: String

        /// The file does not exist, is not a regular file, or could not be read.
        public static let unreadable = Code(description: "unreadable")
        /// There are no bytes.
        public static let empty = Code(description: "empty")
        /// The bytes are not of a kind that is read: PNG, JPEG and SVG are.
        public static let unsupported = Code(description: "unsupported")
        /// The bytes are damaged or incomplete.
        public static let malformed = Code(description: "malformed")
        /// The image or its file exceeds a limit of `ImageDecoder.Limits`.
        public static let tooLarge = Code(description: "too large")
        /// Decoding or drawing took too much time or memory, or ended the process that it was done in.
        public static let stopped = Code(description: "stopped")
        /// The system grants no process, or no confinement, that is good enough to decode the image in.
        public static let unavailable = Code(description: "unavailable")
    }

    /// What kind of failure it is.
    public var code: Code
    /// The file, if the image came from one.
    public var path: String?
    /// What exactly was wrong, in words for a developer.
    public var cause: String

    /// Makes an error; without a path the image came from no file.
    public init(_ code: Code, path: String? = nil, cause: String) {
        self.code = code
        self.path = path
        self.cause = cause
    }

    public var description: String {
        "image \(path.map { "'\($0)' " } ?? "")\(code): \(cause)"
    }

    /// Takes over a GError.
    init(_ code: Code, path: String? = nil, taking error: UnsafeMutablePointer<GError>?) {
        self.init(
            code,
            path: path,
            cause: error.map { String(cString: $0.pointee.message) } ?? "no reason given"
        )
        if let error { g_error_free(error) }
    }

    func at(_ path: String) -> ImageError {
        ImageError(code, path: path, cause: cause)
    }
}
