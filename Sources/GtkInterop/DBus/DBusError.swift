import CGtk

/// Why something on a message bus failed.
public struct DBusError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kind of failure. More kinds may be added.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The code's own word, which stays the same.
        public let rawValue: String

        /// Makes a code of its word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The bus could not be reached, or refused the connection.
        public static let connectionFailed = Code(rawValue: "connectionFailed")
        /// The connection was closed, by either side.
        public static let disconnected = Code(rawValue: "disconnected")
        /// No answer came in time.
        public static let timeout = Code(rawValue: "timeout")
        /// The other side, or the bus in its place, answered with an error; see `remoteName`.
        public static let remote = Code(rawValue: "remote")
        /// A name, path or interface is not spelled as D-Bus demands. Nothing was sent.
        public static let invalidName = Code(rawValue: "invalidName")
        /// A value cannot be sent or read. Nothing was sent.
        public static let invalidValue = Code(rawValue: "invalidValue")
        /// Anything else.
        public static let failed = Code(rawValue: "failed")
    }

    /// The kind of failure.
    public let code: Code
    /// The name of a remote error, such as `org.freedesktop.DBus.Error.NameHasNoOwner`.
    public let remoteName: String?
    /// What happened, in English, as the failing side tells it.
    public let cause: String

    init(_ code: Code, _ cause: String, remoteName: String? = nil) {
        self.code = code
        self.cause = cause
        self.remoteName = remoteName
    }

    /// The code, the remote name if there is one, and the cause.
    public var description: String {
        "\(code.rawValue): " + (remoteName.map { "\($0): " } ?? "") + cause
    }
}

extension DBusError {
    /// Takes over and frees an error that a GLib function stored.
    ///
    /// - Parameter fallback: The code for an error that does not tell its own.
    init(taking error: UnsafeMutablePointer<GError>?, fallback: Code) {
        guard let error else {
            self.init(fallback, "no reason was given")
            return
        }
        defer { g_error_free(error) }
        let remoteName: String? = g_dbus_error_get_remote_error(error).map { name in
            defer { g_free(name) }
            return String(cString: name)
        }
        let code = Code(of: error.pointee, fallback: remoteName == nil ? fallback : .remote)
        // The text repeats the remote name, which has a property of its own.
        g_dbus_error_strip_remote_error(error)
        self.init(code, String(cString: error.pointee.message), remoteName: remoteName)
    }
}

extension DBusError.Code {
    fileprivate init(of error: GError, fallback: DBusError.Code) {
        let code = UInt32(bitPattern: error.code)
        switch error.domain {
        case g_io_error_quark() where code == G_IO_ERROR_TIMED_OUT.rawValue: self = .timeout
        case g_io_error_quark() where code == G_IO_ERROR_CLOSED.rawValue: self = .disconnected
        case g_dbus_error_quark() where code == UInt32(bitPattern: Int32(G_DBUS_ERROR_NO_REPLY.rawValue)):
            self = .timeout
        default: self = fallback
        }
    }
}
