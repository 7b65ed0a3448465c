import XCTest

@testable import BroadwayGate

/// The gate's own script comes before the server's; whatever else comes is not touched.
final class ScriptAdditionTests: XCTestCase {
    /// What becomes of bytes that come in pieces of a size.
    private func passed(_ bytes: [UInt8], in size: Int) -> [UInt8] {
        var addition = ScriptAddition("first();")
        var result: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            result += addition.pass(Array(bytes[start..<min(bytes.count, start + size)]))
        }
        return result + addition.finish()
    }

    private func answer(_ head: String..., body: String = "second();") -> String {
        (head + ["", body]).joined(separator: "\r\n")
    }

    private func assertPassed(
        _ text: String,
        as expected: String,
        in sizes: [Int] = [1, 100, 100_000],
        line: UInt = #line
    ) {
        for size in sizes {
            let result = String(decoding: passed(Array(text.utf8), in: size), as: UTF8.self)
            XCTAssertEqual(result, expected, "\(size)", line: line)
        }
    }

    func testTheScriptComesFirstAndIsCounted() {
        assertPassed(
            answer("HTTP/1.0 200 OK", "Content-Type: text/javascript", "Content-Length: 9"),
            as: answer(
                "HTTP/1.0 200 OK",
                "Content-Type: text/javascript",
                "Content-Length: 17",
                body: "first();second();"
            )
        )
        assertPassed(
            answer("HTTP/1.1 200 OK", "content-length:9", "A: b"),
            as: answer("HTTP/1.1 200 OK", "Content-Length: 17", "A: b", body: "first();second();")
        )
        // An empty line in the script itself ends nothing.
        let body = "a\r\n\r\nb"
        assertPassed(
            answer("HTTP/1.0 200 OK", "Content-Length: 6", body: body),
            as: answer("HTTP/1.0 200 OK", "Content-Length: 14", body: "first();" + body)
        )
    }

    func testAnAnswerThatIsNoPlainScriptStaysAsItIs() {
        let ok = "HTTP/1.1 200 OK"
        let answers = [
            "", "H", ok, ok + "\r\n", ok + "\r\nContent-Length: 9\r\n", "\r\n\r\n", "\0\r\n\r\n",
            answer("HTTP/1.0 404 Not Found", "Content-Length: 9"), answer(ok),
            answer(ok, "Content-Length: 9", "Content-Length: 9"), answer(ok, "Content-Length: -9"),
            answer(ok, "Content-Length: nine"), answer(ok, "Content-Length: 99999999999999999999"),
            answer(ok, "Content-Length: 9223372036854775807"), answer(ok, "Content-Length"),
            answer(ok, "Content-Length: 9", "Content-Encoding: gzip"),
            answer(ok, "Content-Length: 9", "Transfer-Encoding: chunked"),
        ]
        for answer in answers {
            assertPassed(answer, as: answer)
        }
        let name = "A: \(String(repeating: "b", count: 2 * ScriptAddition.longestHead))"
        let long = answer(ok, name, "Content-Length: 9")
        assertPassed(long, as: long, in: [1_000, 100_000])
    }

    func testBytesThatAreNoTextStayAsTheyAre() {
        let bytes = (0..<30_000).map { _ in UInt8.random(in: 0x80...0xff) }
        for size in [100, 1_000, 30_000] {
            XCTAssertEqual(passed(bytes, in: size), bytes)
        }
        let head = Array("HTTP/1.0 200 OK\r\nContent-Length: 30000\r\n\r\n".utf8)
        let longer = Array("HTTP/1.0 200 OK\r\nContent-Length: 30008\r\n\r\nfirst();".utf8)
        XCTAssertEqual(passed(head + bytes, in: 1_000), longer + bytes)
    }
}
