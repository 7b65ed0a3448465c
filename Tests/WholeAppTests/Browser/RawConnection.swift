import Foundation

/// A connection over which a test sends and receives what it likes; reading gives up after a minute.
final class RawConnection: Sendable {
    private let handle: FileHandle

    /// Takes over a connection that is open.
    init(descriptor: Int32) {
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(
            descriptor,
            SOL_SOCKET,
            SO_RCVTIMEO,
            &patience,
            socklen_t(MemoryLayout<timeval>.size)
        )
    }

    /// Connects to a port of this machine.
    convenience init(port: UInt16) throws {
        self.init(descriptor: socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(handle.fileDescriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            throw ObservedProcess.Failure(description: "No connection to port \(port)")
        }
    }

    /// Sends all, without the signal that writing to a closed connection is answered with.
    func send(_ text: String) throws { try send(Data(text.utf8)) }

    func send(_ data: Data) throws {
        var rest = data
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(handle.fileDescriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw ObservedProcess.Failure(description: "The connection breaks off") }
            rest = rest.dropFirst(count)
        }
    }

    /// What has come, at once, or else what comes next; FileHandle would wait for as much as is asked for.
    func receive() -> [UInt8] { receive(atMost: 1 << 16) }

    private func receive(atMost limit: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            count = max(0, recv(handle.fileDescriptor, buffer.baseAddress, limit, 0))
        }
    }

    /// So many bytes, or fewer when the other side closes.
    func receive(_ count: Int) -> String {
        var bytes: [UInt8] = []
        while bytes.count < count {
            let more = receive(atMost: count - bytes.count)
            guard !more.isEmpty else { break }
            bytes += more
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// All up to and with a text, or less when the other side closes.
    func receive(until end: String) -> String {
        var text = ""
        while !text.hasSuffix(end) {
            let more = receive(1)
            guard !more.isEmpty else { break }
            text += more
        }
        return text
    }

    /// All until the other side closes.
    func receiveAll() -> String {
        var bytes: [UInt8] = []
        while true {
            let more = receive()
            guard !more.isEmpty else { return String(decoding: bytes, as: UTF8.self) }
            bytes += more
        }
    }

    func close() {
        shutdown(handle.fileDescriptor, Int32(SHUT_RDWR))
    }
}

/// A socket in the file system at which a test waits for connections.
final class WaitingSocket {
    private let handle: FileHandle

    init(at path: String) throws {
        handle = FileHandle(
            fileDescriptor: socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0),
            closeOnDealloc: true
        )
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(handle.fileDescriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0, listen(handle.fileDescriptor, 16) == 0 else {
            throw ObservedProcess.Failure(description: "No socket at \(path)")
        }
    }

    /// A connection that has come; nil when none has.
    func accepted() -> RawConnection? {
        _ = fcntl(handle.fileDescriptor, F_SETFL, O_NONBLOCK)
        let descriptor = accept(handle.fileDescriptor, nil, nil)
        return descriptor < 0 ? nil : RawConnection(descriptor: descriptor)
    }

    /// The connection that comes next; nil when none does for half a minute.
    func nextAccepted() -> RawConnection? {
        var connection: RawConnection?
        _ = waitUntil(seconds: 30) {
            connection = accepted()
            return connection != nil
        }
        return connection
    }

    func close() {
        try? handle.close()
    }
}
