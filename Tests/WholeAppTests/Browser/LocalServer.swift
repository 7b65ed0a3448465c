import Foundation

/// Asks an HTTP server on this machine, over a connection for each question.
///
/// Foundation's URLSession does not understand chromedriver, which writes no space after the colon of
/// a header.
struct LocalServer {
    let port: UInt16

    /// The answer's body; throws when there is none within a minute.
    func answer(to method: String, _ path: String, body: Data?) throws -> Data {
        let connection = try RawConnection(port: port)
        let head =
            "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
            + "Content-Type: application/json\r\nContent-Length: \(body?.count ?? 0)\r\n\r\n"
        try connection.send(Data(head.utf8) + (body ?? Data()))

        var answer = Data()
        let end = Data("\r\n\r\n".utf8)
        while true {
            if let separator = answer.range(of: end) {
                let head = String(decoding: answer[..<separator.lowerBound], as: UTF8.self)
                let length = head.firstMatch(of: /(?i)content-length: *(\d+)/).flatMap { Int($0.1) } ?? 0
                let body = answer[separator.upperBound...]
                if body.count >= length { return body.prefix(length) }
            }
            let more = connection.receive()
            guard !more.isEmpty else {
                throw ObservedProcess.Failure(description: "\(method) \(path): the answer breaks off")
            }
            answer += more
        }
    }
}
