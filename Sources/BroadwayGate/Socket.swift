import Glibc

/// A socket that never waits, closed when the last reference to it goes.
final class Socket {
    private let descriptor: Int32

    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    private static let options = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)

    /// Waits for connections to a port of 127.0.0.1; nil when another program does.
    static func listening(at port: UInt16) -> Socket? {
        let descriptor = socket(AF_INET, options, 0)
        guard descriptor >= 0 else { return nil }
        let result = Socket(descriptor)
        result.set(SO_REUSEADDR, of: SOL_SOCKET)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        guard result.isZero(bind, address), listen(descriptor, 16) == 0 else { return nil }
        return result
    }

    /// Connects to the socket at a path; nil when nobody waits there.
    static func connected(to path: String) -> Socket? {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let isShort = withUnsafeMutableBytes(of: &address.sun_path) { bytes in
            guard path.utf8.count < bytes.count else { return false }
            bytes.copyBytes(from: path.utf8)
            return true
        }
        let descriptor = socket(AF_UNIX, options, 0)
        guard descriptor >= 0 else { return nil }
        let result = Socket(descriptor)
        return isShort && result.isZero(connect, address) ? result : nil
    }

    /// The next connection to this listening socket.
    func accepted() -> Socket? {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return nil }
        let result = Socket(connection)
        guard fcntl(connection, F_SETFL, O_NONBLOCK) == 0 else { return nil }
        // Each movement of the pointer goes at once.
        result.set(TCP_NODELAY, of: Int32(IPPROTO_TCP))
        return result
    }

    enum Received {
        case bytes([UInt8])
        case nothing
        /// The other side has closed the connection, or it broke.
        case end
    }

    /// What has come, at most 64 KiB.
    func receive() -> Received {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, used in
            count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
            used = max(0, count)
        }
        if count > 0 { return .bytes(bytes) }
        return count < 0 && Self.isOnlyLate ? .nothing : .end
    }

    /// Sends as many of the bytes as there is room for; nil when the connection is closed or broken.
    func send(_ bytes: some Collection<UInt8>) -> Int? {
        let count = Array(bytes).withUnsafeBytes {
            Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count >= 0 { return count }
        return Self.isOnlyLate ? 0 : nil
    }

    /// Tells the other side that nothing more will come.
    func endSending() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// What `poll` is to wait for.
    func wait(for events: Int32) -> pollfd {
        pollfd(fd: descriptor, events: Int16(events), revents: 0)
    }

    private static var isOnlyLate: Bool { errno == EAGAIN || errno == EINTR }

    private func set(_ option: Int32, of level: Int32) {
        var isOn: Int32 = 1
        setsockopt(descriptor, level, option, &isOn, socklen_t(MemoryLayout<Int32>.size))
    }

    private func isZero<Address>(
        _ call: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32,
        _ address: Address
    ) -> Bool {
        let length = MemoryLayout<Address>.size
        let result = withUnsafeBytes(of: address) { bytes in
            call(descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(length))
        }
        return result == 0
    }
}
