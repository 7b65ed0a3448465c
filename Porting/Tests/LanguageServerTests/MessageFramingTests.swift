import XCTest

@testable import LanguageServer

final class MessageFramingTests: XCTestCase {
    private func messages(_ text: String, chunk: Int) throws -> [String] {
        var framing = MessageFraming()
        var messages: [String] = []
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: chunk) {
            framing.add(bytes[start..<min(bytes.count, start + chunk)])
            while let message = try framing.next() {
                messages.append(String(decoding: message, as: UTF8.self))
            }
        }
        return messages
    }

    func testMessagesComeWholeHoweverTheBytesCome() throws {
        let text =
            "Content-Length: 2\r\n\r\n{}Content-Type: x; charset=utf-8\r\ncontent-length:4\r\n\r\n\"é\""
            + "Content-Length: 0\r\n\r\n"
        for chunk in 1...text.utf8.count {
            XCTAssertEqual(try messages(text, chunk: chunk), ["{}", "\"é\"", ""], "\(chunk)")
        }
    }

    func testAMessageIsFramed() {
        XCTAssertEqual(
            String(decoding: MessageFraming.framed(Array("\"é\"".utf8)), as: UTF8.self),
            "Content-Length: 4\r\n\r\n\"é\""
        )
    }

    func testAnUnfinishedMessageIsKnown() throws {
        var framing = MessageFraming()
        XCTAssertTrue(framing.isBetweenMessages)
        framing.add("Content-Length: 2\r\n\r\n{".utf8)
        XCTAssertNil(try framing.next())
        XCTAssertFalse(framing.isBetweenMessages)
        framing.add("}".utf8)
        XCTAssertEqual(try framing.next(), Array("{}".utf8))
        XCTAssertTrue(framing.isBetweenMessages)
    }

    func testHostileHeadersAreRefused() {
        for (text, failure) in [
            (String(repeating: "x", count: 9_000), MessageFraming.Failure.headerTooLong),
            ("\r\n\r\n", .lengthMissing), ("Content-Length: -1\r\n\r\n", .lengthMissing),
            ("Content-Length: 1x\r\n\r\n", .lengthMissing),
            ("Content-Length: 99999999999999999999\r\n\r\n", .lengthMissing),
            ("Content-Length: 300000000\r\n\r\n", .messageTooLong(300_000_000)),
        ] {
            XCTAssertThrowsError(try messages(text, chunk: 100)) { error in
                XCTAssertEqual(error as? MessageFraming.Failure, failure)
            }
        }
    }
}
