import XCTest

@testable import BroadwayGate

/// Which requests may pass, and what the server gets of them.
final class AdmissionTests: XCTestCase {
    private let admission = Admission(authority: "127.0.0.1:8080", secret: Secret())
    private var secret: String { admission.secret.text }

    /// What becomes of a request with the right `Host`, unless another is given.
    private func answer(
        _ path: String,
        _ headers: [String: String] = [:],
        host: String? = "127.0.0.1:8080"
    ) throws -> Admission.Answer {
        let lines = headers.map { "\($0.key): \($0.value)" } + (host.map { ["Host: \($0)"] } ?? [])
        let text = (["GET \(path) HTTP/1.1"] + lines).joined(separator: "\r\n")
        return admission.answer(to: try XCTUnwrap(RequestHead(text.utf8)))
    }

    private let socketHeaders = [
        "Upgrade": "websocket", "Connection": "keep-alive, Upgrade", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Origin": "http://127.0.0.1:8080",
    ]

    private func socket(_ changes: [String: String?], path: String? = nil) throws -> Admission.Answer {
        var headers = socketHeaders
        for (name, value) in changes { headers[name] = value }
        return try answer(path ?? "/\(secret)/socket", headers)
    }

    func testThePagePassesAndNothingElseOfItsRequest() throws {
        let cookie = ["Cookie": "a=b", "User-Agent": "A browser"]
        let page = "GET / HTTP/1.1\r\nHost: 127.0.0.1:8080\r\nConnection: close\r\n\r\n"
        XCTAssertEqual(try answer("/\(secret)/", cookie), .page(page))
        let script = page.replacing("GET /", with: "GET /broadway.js")
        XCTAssertEqual(try answer("/\(secret)/broadway.js"), .script(script))
        XCTAssertEqual(admission.address, "http://127.0.0.1:8080/\(secret)/")
    }

    func testASocketPassesWithNothingButItsKey() throws {
        let request = [
            "GET /socket HTTP/1.1", "Host: 127.0.0.1:8080", "Origin: http://127.0.0.1:8080",
            "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", "",
        ].joined(separator: "\r\n")
        XCTAssertEqual(try socket(["Cookie": "a=b", "Sec-WebSocket-Extensions": "c"]), .socket(request))
    }

    func testWithoutTheSecretNothingPasses() throws {
        let last = secret.last == "0" ? "1" : "0"
        let paths = [
            "/", "/broadway.js", "/socket", "//", "/\(secret.dropLast())/", "/\(secret.dropLast())\(last)/",
            "/\(secret)\(secret)/", "/x\(secret)/", "//\(secret)/", "/./\(secret)/", "/?\(secret)/",
            "http://127.0.0.1:8080/", "/\(secret.dropLast())", secret, "*",
        ]
        for path in paths {
            XCTAssertNotEqual(try kind(answer(path)), "passes", path)
            XCTAssertNotEqual(try kind(socket([:], path: path)), "passes", path)
        }
        XCTAssertEqual(try answer("/\(secret.dropLast())\(last)/"), .refusal(.forbidden))
        XCTAssertEqual(try answer("/"), .refusal(.forbidden))
    }

    func testOnlyThreePathsPass() throws {
        let paths = [
            "", "//", "/.", "/../", "/socket/", "/socket-bin", "/%73ocket", "/broadway.js?",
            "/?debug=decoding",
            "/client.html", "/broadway.js/..", "/SOCKET", "/#",
        ]
        for path in paths {
            XCTAssertEqual(try answer("/\(secret)\(path)"), .refusal(.notFound), path)
        }
    }

    /// A name of somebody else's that was made to point to this machine.
    func testAnotherHostDoesNotPass() throws {
        let hosts = [
            nil, "", "evil.example:8080", "127.0.0.1", "127.0.0.1:8081", "localhost:8080", "127.0.0.1:8080.",
            "127.0.0.1:80800", "evil.example@127.0.0.1:8080", "127.0.0.1:8080, evil.example",
        ]
        for host in hosts {
            XCTAssertEqual(try answer("/\(secret)/", host: host), .refusal(.forbidden), host ?? "none")
            let socket = try answer("/\(secret)/socket", socketHeaders, host: host)
            XCTAssertEqual(socket, .refusal(.forbidden), host ?? "none")
        }
    }

    func testAnotherPageDoesNotPass() throws {
        let origins = [
            "http://evil.example", "https://127.0.0.1:8080", "http://127.0.0.1", "http://127.0.0.1:8081",
            "http://localhost:8080", "null", "", "http://127.0.0.1:8080.evil.example",
            "http://127.0.0.1:8080/", "HTTP://127.0.0.1:8080",
        ]
        for origin in origins {
            XCTAssertEqual(try answer("/\(secret)/", ["Origin": origin]), .refusal(.forbidden), origin)
            XCTAssertEqual(try socket(["Origin": origin]), .refusal(.forbidden), origin)
        }
        XCTAssertEqual(try socket(["Origin": nil]), .refusal(.forbidden))
    }

    func testAnIncompleteSocketDoesNotPass() throws {
        for header in socketHeaders.keys where header != "Origin" {
            XCTAssertEqual(try socket([header: nil]), .refusal(.malformed), header)
            XCTAssertEqual(try socket([header: "x"]), .refusal(.malformed), header)
        }
        for key in [
            "dGhlIHNhbXBsZSBub25jZQ== a", "dGhlIHNhbXBsZSBub25jZ\\==", String(repeating: "a", count: 25),
        ] {
            XCTAssertEqual(try socket(["Sec-WebSocket-Key": key]), .refusal(.malformed), key)
        }
    }

    private func kind(_ answer: Admission.Answer) -> String {
        if case .refusal = answer { "refused" } else { "passes" }
    }
}
