import Foundation
import GtkInterop
import XCTest

@preconcurrency @MainActor
final class VectorImageTests: XCTestCase {
    func testDrawsAtExactlyTheWantedPixels() throws {
        let image = try vector("<path d=\"M0 0h5v10H0z\" fill=\"#f00\"/>")
        XCTAssertEqual([image.width, image.height], [10, 10])
        let texture = try image.texture(width: 40, height: 40)
        XCTAssertEqual([texture.width, texture.height], [40, 40])
        XCTAssertEqual(texture.pixel(x: 19, y: 20), RGBA(red: 1, green: 0, blue: 0))
        XCTAssertEqual(texture.pixel(x: 20, y: 20), .clear)
        XCTAssertEqual(texture.averageAlpha, 0.5, accuracy: 0.001)
    }

    func testTheSameSizeIsDrawnOnce() throws {
        let image = try vector("<circle cx=\"5\" cy=\"5\" r=\"4\"/>")
        let first = try image.texture(width: 20, height: 20)
        XCTAssertIdentical(try image.texture(width: 20, height: 20), first)
        for side in 1...30 { _ = try image.texture(width: side, height: side) }
        XCTAssertNotIdentical(try image.texture(width: 20, height: 20), first)
    }

    func testNaturalSize() throws {
        XCTAssertEqual(try vector("", attributes: "viewBox=\"0 0 24 12\"").width, 24)
        XCTAssertEqual(try vector("", attributes: "width=\"1in\" height=\"1in\"").width, 96)
        XCTAssertEqual(try vector("", attributes: "").height, 150)
        XCTAssertEqual(try vector("", attributes: "width=\"100%\" viewBox=\"0 0 7 9\"").height, 9)
    }

    func testHostileNaturalSizesAreRefused() {
        XCTAssertEqual(code("", attributes: "width=\"1000000\" height=\"10\""), .tooLarge)
        XCTAssertEqual(code("", attributes: "width=\"10\" height=\"1e30\""), .tooLarge)
        XCTAssertEqual(code("", attributes: "viewBox=\"0 0 1e9 1e9\""), .tooLarge)
        XCTAssertEqual(code("", attributes: "width=\"0\" height=\"0\""), .malformed)
    }

    func testHostileDrawingSizesAreRefused() throws {
        let image = try vector("")
        for (width, height) in [(0, 10), (-1, 10), (20_000, 1), (5_000, 5_000), (Int(Int32.max), 1)] {
            XCTAssertThrowsError(try image.texture(width: width, height: height))
        }
    }

    func testMalformedDocuments() {
        XCTAssertEqual(code(Array("<svg".utf8)), .malformed)
        XCTAssertEqual(code(Array("<html></html>".utf8)), .malformed)
        XCTAssertEqual(code(Array("<svg xmlns=\"http://www.w3.org/2000/svg\"><g></svg>".utf8)), .malformed)
        XCTAssertEqual(code(SampleImages.svg("\0")), .malformed)
        let whole = SampleImages.svg("<path d=\"M0 0h5v10H0z\"/>")
        for count in 1..<whole.count {
            XCTAssertNotNil(code(Array(whole.prefix(count))), "the first \(count) bytes")
        }
    }

    func testExternalEntitiesAreNotLoaded() throws {
        let file = "<!DOCTYPE svg [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>"
        let document = Array(file.utf8) + SampleImages.svg("<text x=\"0\" y=\"9\">&x;</text>")
        // Either answer is right, as long as the file's text is not in the picture.
        if case .vector(let image)? = try? ImageDecoder.decode(bytes: document) {
            XCTAssertEqual(try image.bitmap(width: 100, height: 100).pixels().averageAlpha, 0)
        }
    }

    func testDocumentsThatBringInOthersAreRefused() {
        XCTAssertEqual(code("<image href=\"file:///etc/passwd\" width=\"9\" height=\"9\"/>"), .unsupported)
        XCTAssertEqual(code("<image href=\"data:image/png;base64,AAAA\"/>"), .unsupported)
        XCTAssertEqual(code("<filter><feImage href=\"file:///etc/passwd\"/></filter>"), .unsupported)
        XCTAssertEqual(code("<s:image xmlns:s=\"http://www.w3.org/2000/svg\"/>"), .unsupported)
        XCTAssertEqual(
            code("<x:include href=\"a\" xmlns:x=\"http://www.w3.org/2001/XInclude\"/>"),
            .unsupported
        )
        let hidden = "<!DOCTYPE svg [<!ENTITY x \"&#60;image href='file:///etc/passwd'/>\">]>"
        XCTAssertEqual(code(Array(hidden.utf8) + SampleImages.svg("&x;")), .unsupported)
        let encoded = "<?xml version=\"1.0\" encoding=\"UTF-7\"?>"
        XCTAssertEqual(code(Array(encoded.utf8) + SampleImages.svg("")), .unsupported)
    }

    func testEntitiesThatMultiplyAreRefused() {
        var entities = "<!ENTITY a0 \"aaaaaaaaaa\">"
        for level in 1...20 { entities += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">" }
        let document = Array("<!DOCTYPE svg [\(entities)]>".utf8) + SampleImages.svg("<text>&a20;</text>")
        XCTAssertEqual(code(document), .unsupported)
    }

    func testDeepNesting() {
        func nested(_ depth: Int) -> String {
            String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth)
        }
        XCTAssertNil(code(nested(100)))
        XCTAssertEqual(code(nested(5_000)), .malformed)
        XCTAssertEqual(code(nested(100_000)), .tooLarge)
    }

    func testLongChainsOfReferencesEnd() throws {
        let lengths = [
            ("use", 8_000), ("pattern", 3_000), ("mask", 3_000), ("clip", 8_000), ("group", 1_000),
        ]
        for (kind, length) in lengths + [("gradient", 8_000)] {
            let document = SampleImages.svg(chain(kind, length: length))
            let start = ContinuousClock.now
            if case .vector(let image)? = try? ImageDecoder.decode(bytes: document) {
                _ = try? image.bitmap(width: 20, height: 20)
            }
            XCTAssertLessThan(ContinuousClock.now - start, .seconds(20), kind)
        }
    }

    func testReferencesThatMultiplyEnd() throws {
        var content = "<g id=\"a0\"><path d=\"M0 0h1v1z\"/></g>"
        for level in 1...40 {
            content +=
                "<g id=\"a\(level)\">" + String(repeating: "<use href=\"#a\(level - 1)\"/>", count: 4)
                + "</g>"
        }
        let start = ContinuousClock.now
        XCTAssertThrowsError(try vector(content).bitmap(width: 20, height: 20))
        XCTAssertLessThan(ContinuousClock.now - start, .seconds(20))
    }

    func testDeepReferencesOnASmallStack() {
        let document = SampleImages.svg(chain("mask", length: 4_000))
        let done = expectation(description: "drawn")
        let thread = Thread {
            if let image = try? VectorImage(bytes: document) { _ = try? image.bitmap(width: 20, height: 20) }
            done.fulfill()
        }
        thread.stackSize = 256 * 1_024
        thread.start()
        wait(for: [done], timeout: 60)
    }

    func testManyLayersOfManyPixelsAreRefused() throws {
        let layers = String(repeating: "<g opacity=\".9\">", count: 200)
        let image = try vector(layers + "<path d=\"M0 0h9v9z\"/>" + String(repeating: "</g>", count: 200))
        XCTAssertGreaterThan(try image.bitmap(width: 20, height: 20).pixels().averageAlpha, 0)
        XCTAssertThrowsError(try image.bitmap(width: 4_000, height: 4_000))
    }

    private func chain(_ kind: String, length: Int) -> String {
        let links = (1...length).map { index in
            let next = "#a\(index - 1)"
            return switch kind {
            case "use": "<use id=\"a\(index)\" href=\"\(next)\"/>"
            case "group": "<g id=\"a\(index)\"><use href=\"\(next)\"/></g>"
            case "pattern":
                "<pattern id=\"a\(index)\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\">"
                    + "<path d=\"M0 0h5v5z\" fill=\"url(\(next))\"/></pattern>"
            case "mask": "<mask id=\"a\(index)\"><path d=\"M0 0h5v5z\" mask=\"url(\(next))\"/></mask>"
            case "clip":
                "<clipPath id=\"a\(index)\" clip-path=\"url(\(next))\"><path d=\"M0 0h5v5z\"/></clipPath>"
            default: "<linearGradient id=\"a\(index)\" href=\"\(next)\"/>"
            }
        }
        let last = "#a\(length)"
        return "<path id=\"a0\" d=\"M0 0h9v9z\"/>" + links.joined()
            + "<use href=\"\(last)\"/><path d=\"M0 0h9v9z\" fill=\"url(\(last))\" mask=\"url(\(last))\"/>"
            + "<path d=\"M0 0h9v9z\" clip-path=\"url(\(last))\"/>"
    }

    private func vector(
        _ content: String,
        attributes: String = "width=\"10\" height=\"10\""
    ) throws -> VectorImage {
        try VectorImage(bytes: SampleImages.svg(content, attributes: attributes))
    }

    private func code(_ content: String, attributes: String = "width=\"10\" height=\"10\"") -> ImageError
        .Code?
    {
        code(SampleImages.svg(content, attributes: attributes))
    }

    private func code(_ bytes: [UInt8]) -> ImageError.Code? {
        do {
            _ = try ImageDecoder.decode(bytes: bytes)
            return nil
        } catch {
            return error.code
        }
    }
}
