import XCTest

@testable import TabardKit

/// An image that was stopped is told in the log, once; one that is merely damaged is not.
@preconcurrency @MainActor
final class ForeignImageLogTests: MisuseTestCase {
    override class var misuses: [String: () -> Void] {
        [
            "stopped": {
                let document =
                    "<svg xmlns=\"http://www.w3.org/2000/svg\"><text y=\"9\" font-size=\"1e8\">A</text></svg>"
                print(UIImage(data: Data(document.utf8)) == nil ? "no image" : "image")
            },
            "damaged": { print(UIImage(data: Data("<svg".utf8)) == nil ? "no image" : "image") },
        ]
    }

    func testOneLineSaysWhy() throws {
        let (reason, text) = try run("stopped")
        XCTAssertEqual(reason, .exit)
        XCTAssertTrue(text.contains("no image"), text)
        let lines = text.split(separator: "\n").filter { $0.contains("Tabard-Message") }
        XCTAssertEqual(lines.count, 1, text)
        XCTAssertTrue(
            lines.first?.contains("image stopped: the decoder crashed: signal 6 ended it") ?? false,
            text
        )
    }

    func testADamagedImageIsNotTold() throws {
        let (reason, text) = try run("damaged")
        XCTAssertEqual(reason, .exit)
        XCTAssertTrue(text.contains("no image"), text)
        XCTAssertFalse(text.contains("Tabard-"), text)
    }
}
