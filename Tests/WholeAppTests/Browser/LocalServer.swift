import Foundation

/// Asks an HTTP server on this machine, over a connection for each question.
///
/// Foundation's URLSession does not understand chromedriver, which writes no space after the colon of
/// a header.
struct LocalServer {
    let port: UInt16

    /// The answer's body; throws when there is none within a minute.
    func answer(to method: String, _ path: String, body: Data?) throws -> Data {
        let connection = try connect()
        let head =
            "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
            + "Content-Type: application/json\r\nContent-Length: \(body?.count ?? 0)\r\n\r\n"
        try send(Data(head.utf8) + (body ?? Data()), over: connection)

        var answer = Data()
        let end = Data("\r\n\r\n".utf8)
        while true {
            if let separator = answer.range(of: end) {
                let head = String(decoding: answer[..<separator.lowerBound], as: UTF8.self)
                let length = head.firstMatch(of: /(?i)content-length: *(\d+)/).flatMap { Int($0.1) } ?? 0
                let body = answer[separator.upperBound...]
                if body.count >= length { return body.prefix(length) }
            }
            let more = receive(over: connection)
            guard !more.isEmpty else {
                throw ObservedProcess.Failure(description: "\(method) \(path): the answer breaks off")
            }
            answer += more
        }
    }

    private func connect() throws -> FileHandle {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let connection = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(
            descriptor,
            SOL_SOCKET,
            SO_RCVTIMEO,
            &patience,
            socklen_t(MemoryLayout<timeval>.size)
        )

        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            throw ObservedProcess.Failure(description: "No connection to port \(port)")
        }
        return connection
    }

    /// What has come, at once; FileHandle would wait for more, since chromedriver keeps connections open.
    private func receive(over connection: FileHandle) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            count = max(0, recv(connection.fileDescriptor, buffer.baseAddress, buffer.count, 0))
        }
    }

    /// Without the signal that writing to a closed connection is answered with.
    private func send(_ data: Data, over connection: FileHandle) throws {
        var rest = data
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(connection.fileDescriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else {
                throw ObservedProcess.Failure(description: "The connection to port \(port) breaks off")
            }
            rest = rest.dropFirst(count)
        }
    }
}
