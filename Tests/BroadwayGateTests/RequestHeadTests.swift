import XCTest

@testable import BroadwayGate

/// Only what browsers send is understood.
final class RequestHeadTests: XCTestCase {
    private func head(_ text: String) -> RequestHead? { RequestHead(text.utf8) }

    func testItHasThePathAndTheHeaders() throws {
        let head = try XCTUnwrap(head("GET /a/b HTTP/1.1\r\nHost: c\r\nCONNECTION:  keep-alive, Upgrade  "))
        XCTAssertEqual(head.path, "/a/b")
        XCTAssertEqual(head["host"], "c")
        XCTAssertEqual(head["connection"], "keep-alive, Upgrade")
        XCTAssertNil(head["origin"])
        XCTAssertTrue(head.lists("upgrade", in: "connection"))
        XCTAssertFalse(head.lists("keep", in: "connection"))
        XCTAssertFalse(head.lists("c", in: "origin"))
    }

    func testAnythingElseIsNotUnderstood() {
        let refused = [
            "", "GET / HTTP/1.0", "GET / HTTP/2", "POST / HTTP/1.1", "get / HTTP/1.1", "GET  / HTTP/1.1",
            "GET / HTTP/1.1 ", "GET /", "GET / HTTP/1.1\nHost: a", "GET / HTTP/1.1\r\nHost a",
            "GET / HTTP/1.1\r\n: a", "GET / HTTP/1.1\r\nHost : a", "GET / HTTP/1.1\r\nA: b\r\n c",
            "GET / HTTP/1.1\r\nHost: a\rOrigin: b", "GET / HTTP/1.1\r\nHost: a\0", "GET /\t HTTP/1.1",
            "GET / HTTP/1.1\r\nHost: a\r\nhost: a", "GET /ä HTTP/1.1", "GET / HTTP/1.1\r\nÄ: b",
            "GET / HTTP/1.1\r\n\r\n", "\r\nGET / HTTP/1.1",
        ]
        for text in refused {
            XCTAssertNil(head(text), text)
        }
        XCTAssertNil(RequestHead(Array("GET / HTTP/1.1\r\nA: ".utf8) + [0xff]))
    }

    /// Nothing that comes stops the gate.
    func testRandomBytesAreNotUnderstood() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            let bytes = (0..<Int.random(in: 0...200, using: &generator)).map { _ -> UInt8 in
                let any = UInt8.random(in: .min ... .max, using: &generator)
                return [any, 13, 10, 58, 32].randomElement(using: &generator) ?? any
            }
            XCTAssertNil(RequestHead(bytes), "\(bytes)")
        }
    }

    func testSecretsAreLongAndNeverTheSame() {
        let secrets = (0..<100).map { _ in Secret() }
        XCTAssertEqual(Set(secrets.map(\.text)).count, 100)
        for secret in secrets {
            XCTAssertNotNil(secret.text.wholeMatch(of: /[0-9a-f]{64}/), secret.text)
            XCTAssertTrue(secret.matches(secret.text))
            XCTAssertFalse(secret.matches(secret.text.dropLast()))
            XCTAssertFalse(secret.matches(secret.text.dropLast() + "g"))
            XCTAssertFalse(secret.matches("g" + secret.text.dropFirst()))
            XCTAssertFalse(secret.matches(""))
        }
    }
}
