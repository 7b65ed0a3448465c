import XCTest

/// The gate as a process, in front of a server that is this test: of what it refuses no byte gets there.
final class GateTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")
    private var server: WaitingSocket!
    private var gate: ObservedProcess!
    private var address: URL!

    override func setUpWithError() throws {
        continueAfterFailure = false
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let socket = folder.appendingPathComponent("server").path
        server = try WaitingSocket(at: socket)
        gate = try ObservedProcess([ServedExample.product("BroadwayGate").path, socket])
        address = try XCTUnwrap(URL(string: gate.read(/(http:\/\/\S+)/)))
    }

    override func tearDown() {
        gate?.end()
        try? FileManager.default.removeItem(at: folder)
    }

    private var authority: String { "127.0.0.1:\(address.port ?? 0)" }

    private func connected() throws -> RawConnection { try RawConnection(port: UInt16(address.port ?? 0)) }

    /// The lines of a WebSocket's request, some of them changed or, with nil, left out.
    private func socketRequest(_ changes: [String: String?] = [:], path: String? = nil) -> String {
        let headers: [String: String?] = [
            "Host": authority, "Origin": "http://\(authority)", "Upgrade": "websocket",
            "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        ].merging(changes) { $1 }
        let lines = headers.compactMap { name, value in value.map { "\(name): \($0)" } }
        let first = "GET \(path ?? address.path(percentEncoded: true) + "socket") HTTP/1.1"
        return ([first] + lines + ["", ""]).joined(separator: "\r\n")
    }

    /// The first line of the answer to a request.
    private func status(of request: String) throws -> String {
        let connection = try connected()
        try connection.send(request)
        let answer = connection.receiveAll()
        return String(answer.prefix { $0 != "\r\n" })
    }

    func testWhatIsNotOursNeverReachesTheServer() throws {
        let secret = address.path(percentEncoded: true)
        let wrong = secret.replacing(/.\/$/) { $0.output.first == "0" ? "1/" : "0/" }
        let forbidden = "HTTP/1.1 403 Forbidden"
        let requests = [
            "GET / HTTP/1.1\r\nHost: \(authority)\r\n\r\n": forbidden,
            "GET \(wrong) HTTP/1.1\r\nHost: \(authority)\r\n\r\n": forbidden,
            "GET \(secret) HTTP/1.1\r\nHost: evil.example\r\n\r\n": forbidden,
            "GET \(secret) HTTP/1.1\r\n\r\n": forbidden,
            "GET \(secret)../etc HTTP/1.1\r\nHost: \(authority)\r\n\r\n": "HTTP/1.1 404 Not Found",
            "POST \(secret) HTTP/1.1\r\nHost: \(authority)\r\n\r\n": "HTTP/1.1 400 Bad Request",
            "\0\r\n\r\n": "HTTP/1.1 400 Bad Request",
            socketRequest(path: "/socket"): forbidden,
            socketRequest(path: wrong + "socket"): forbidden,
            socketRequest(["Origin": "http://evil.example"]): forbidden,
            socketRequest(["Origin": nil]): forbidden,
            socketRequest(["Host": "evil.example"]): forbidden,
            socketRequest(["Sec-WebSocket-Key": nil]): "HTTP/1.1 400 Bad Request",
        ]
        for (request, expected) in requests {
            XCTAssertEqual(try status(of: request), expected, request)
        }
        XCTAssertNil(server.accepted(), "something reached the server")
    }

    func testThePagePassesAndWhatFollowsItsRequestDoesNot() throws {
        let browser = try connected()
        let page = "GET \(address.path(percentEncoded: true)) HTTP/1.1\r\nHost: \(authority)\r\nA: b\r\n\r\n"
        try browser.send(page + "GET /socket HTTP/1.1\r\n\r\n")
        let passed = try XCTUnwrap(server.nextAccepted())
        let expected = "GET / HTTP/1.1\r\nHost: \(authority)\r\nConnection: close\r\n\r\n"
        XCTAssertEqual(passed.receive(expected.utf8.count), expected)
        let answer = String(repeating: "page ", count: 100_000)
        let sender = Thread {
            try? passed.send(answer)
            passed.close()
        }
        sender.start()
        XCTAssertEqual(browser.receiveAll(), answer)
    }

    /// The gate's own script comes before the server's.
    func testTheScriptPassesWithWhatTouchesNeed() throws {
        let browser = try connected()
        let path = address.path(percentEncoded: true) + "broadway.js"
        try browser.send("GET \(path) HTTP/1.1\r\nHost: \(authority)\r\n\r\n")
        let passed = try XCTUnwrap(server.nextAccepted())
        XCTAssertTrue(passed.receive(until: "\r\n\r\n").hasPrefix("GET /broadway.js HTTP/1.1\r\n"))
        let script = String(repeating: "script(); ", count: 20_000)
        let sender = Thread {
            try? passed.send("HTTP/1.0 200 OK\r\nContent-Length: \(script.utf8.count)\r\n\r\n" + script)
            passed.close()
        }
        sender.start()
        let answer = browser.receiveAll()
        let end = try XCTUnwrap(answer.firstRange(of: "\r\n\r\n"))
        let body = answer[end.upperBound...]
        XCTAssertEqual(
            String(answer[..<end.lowerBound]),
            "HTTP/1.0 200 OK\r\nContent-Length: \(body.utf8.count)"
        )
        XCTAssertTrue(body.hasSuffix(script))
        XCTAssertTrue(body.dropLast(script.count).contains("Touch"), String(body.prefix(100)))
    }

    func testAScriptThatIsNotThereStaysAsItIs() throws {
        let browser = try connected()
        let path = address.path(percentEncoded: true) + "broadway.js"
        try browser.send("GET \(path) HTTP/1.1\r\nHost: \(authority)\r\n\r\n")
        let passed = try XCTUnwrap(server.nextAccepted())
        _ = passed.receive(until: "\r\n\r\n")
        let answer = "HTTP/1.0 404 Not Found\r\nContent-Length: 4\r\n\r\nnone"
        try passed.send(answer)
        passed.close()
        XCTAssertEqual(browser.receiveAll(), answer)
    }

    func testASocketPassesInBothDirections() throws {
        let browser = try connected()
        try browser.send(socketRequest() + "early")
        let passed = try XCTUnwrap(server.nextAccepted())
        XCTAssertTrue(passed.receive(until: "\r\n\r\nearly").hasPrefix("GET /socket HTTP/1.1\r\n"))
        try passed.send("down")
        XCTAssertEqual(browser.receive(4), "down")
        try browser.send("up")
        XCTAssertEqual(passed.receive(2), "up")
        browser.close()
        XCTAssertEqual(passed.receiveAll(), "")
    }

    func testTheProgramsEndEndsTheSocket() throws {
        let browser = try connected()
        try browser.send(socketRequest())
        let passed = try XCTUnwrap(server.nextAccepted())
        _ = passed.receive(until: "\r\n\r\n")
        try passed.send("last")
        passed.close()
        XCTAssertEqual(browser.receiveAll(), "last")
    }

    /// Pages opened later take over; requests that are refused do not disturb.
    func testOnePageAtATime() throws {
        let first = try connected()
        try first.send(socketRequest())
        let firstPassed = try XCTUnwrap(server.nextAccepted())
        _ = firstPassed.receive(until: "\r\n\r\n")
        XCTAssertEqual(
            try status(of: socketRequest(["Origin": "http://evil.example"])),
            "HTTP/1.1 403 Forbidden"
        )
        try first.send("still")
        XCTAssertEqual(firstPassed.receive(5), "still")

        let second = try connected()
        try second.send(socketRequest())
        let secondPassed = try XCTUnwrap(server.nextAccepted())
        XCTAssertEqual(first.receiveAll(), "")
        XCTAssertEqual(firstPassed.receiveAll(), "")
        try second.send("new")
        XCTAssertTrue(secondPassed.receive(until: "\r\n\r\nnew").hasSuffix("new"))
    }

    func testALongRequestIsRefused() throws {
        let name = "A: \(String(repeating: "b", count: 9_000))"
        let request = socketRequest().replacing("Upgrade: websocket", with: "Upgrade: websocket\r\n\(name)")
        XCTAssertEqual(try status(of: request), "HTTP/1.1 431 Request Header Fields Too Large")
        // One that never ends, and of which far more comes than is read.
        let endless = try connected()
        try? endless.send(String(repeating: "c", count: 100_000))
        XCTAssertTrue(endless.receiveAll().hasPrefix("HTTP/1.1 431"))
        XCTAssertNil(server.accepted())
    }

    func testASlowRequestIsCutOff() throws {
        let silent = try connected()
        let slow = try connected()
        for letter in "GET / H" {
            try slow.send(String(letter))
            Thread.sleep(forTimeInterval: 0.1)
        }
        XCTAssertEqual(slow.receiveAll(), "")
        XCTAssertEqual(silent.receiveAll(), "")
        XCTAssertNil(server.accepted())
    }

    /// However many hold a connection, the one with the secret gets through at once.
    func testSilentConnectionsDoNotKeepOthersOut() throws {
        let silent = try (0..<100).map { _ in try connected() }
        let browser = try connected()
        try browser.send(socketRequest())
        let passed = try XCTUnwrap(server.nextAccepted())
        try passed.send("seen")
        XCTAssertEqual(browser.receive(4), "seen")
        XCTAssertEqual(silent[0].receiveAll(), "", "the oldest is kept")
    }

    func testWithoutAServerItSaysSo() throws {
        server.close()
        XCTAssertEqual(try status(of: socketRequest()), "HTTP/1.1 502 Bad Gateway")
    }

    func testWithoutASocketItSaysHowItIsUsed() throws {
        let wrong = try ObservedProcess([ServedExample.product("BroadwayGate").path])
        XCTAssertTrue(wrong.waitUntilEnded())
        XCTAssertTrue(
            waitUntil(seconds: 10) { wrong.written == "Usage: BroadwayGate SOCKET\n" },
            wrong.written
        )
    }
}
