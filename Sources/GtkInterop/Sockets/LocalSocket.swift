import CGtk

/// A connection to a server on this machine, through a socket in the file system.
///
/// Each call waits until it is done, but no longer than the connection's limit.
@MainActor
public final class LocalSocket {
    /// Why a connection failed.
    public struct Failure: Error, Sendable, CustomStringConvertible {
        /// The socket's path.
        public let path: String
        /// What happened, in the words of the system.
        public let cause: String

        /// The path and the cause.
        public var description: String { "\(path): \(cause)" }
    }

    private let path: String
    private let connection: ObjectReference

    /// Connects to the socket at a path.
    ///
    /// - Parameters:
    ///   - path: Where it is.
    ///   - timeout: How many seconds each call waits at most; 0 for however long it takes.
    public init(path: String, timeout: Int = 10) throws {
        self.path = path
        let client = g_socket_client_new()
        defer { g_object_unref(client) }
        g_socket_client_set_timeout(client, guint(max(0, timeout)))
        let address = g_unix_socket_address_new(path)
        defer { g_object_unref(address) }
        var error: UnsafeMutablePointer<GError>?
        let opened = address.flatMap { address in
            g_socket_client_connect(client, OpaquePointer(address), nil, &error)
        }
        guard let opened else { throw Self.failure(at: path, error) }
        connection = ObjectReference(adopting: opened)
    }

    /// Sends all of the bytes.
    public func write(_ bytes: [UInt8]) throws {
        var error: UnsafeMutablePointer<GError>?
        let stream = g_io_stream_get_output_stream(connection.typed(GIOStream.self))
        let isDone = g_output_stream_write_all(stream, bytes, gsize(bytes.count), nil, nil, &error)
        guard isDone != 0 else { throw Self.failure(at: path, error) }
    }

    /// Waits for so many bytes; fewer are an error.
    public func read(_ count: Int) throws -> [UInt8] {
        var error: UnsafeMutablePointer<GError>?
        var readCount: gsize = 0
        var bytes = [UInt8](repeating: 0, count: count)
        let stream = g_io_stream_get_input_stream(connection.typed(GIOStream.self))
        let isDone = g_input_stream_read_all(stream, &bytes, gsize(count), &readCount, nil, &error)
        guard isDone != 0 else { throw Self.failure(at: path, error) }
        guard readCount == gsize(count) else { throw Failure(path: path, cause: "the server hung up") }
        return bytes
    }

    private static func failure(at path: String, _ error: UnsafeMutablePointer<GError>?) -> Failure {
        guard let error else { return Failure(path: path, cause: "no reason was given") }
        defer { g_error_free(error) }
        return Failure(path: path, cause: String(cString: error.pointee.message))
    }
}
