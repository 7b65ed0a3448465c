import Foundation
import InterfaceDocument
import XCTest

/// What of XML is read, what is refused and in which words, and how long it takes (I7).
final class XMLReadingTests: XCTestCase {
    private func read(_ text: String, limits: InterfaceLimits = InterfaceLimits()) throws -> InterfaceDocument
    {
        try InterfaceDocument(bytes: Array(text.utf8), name: "a.xib", limits: limits)
    }

    /// What an error says of a document, or "read".
    private func refusal(_ bytes: [UInt8], limits: InterfaceLimits = InterfaceLimits()) -> String {
        do {
            _ = try InterfaceDocument(bytes: bytes, name: "a.xib", limits: limits)
            return "read"
        } catch {
            return "\(error.code.rawValue) \(error)"
        }
    }

    private func refusal(_ text: String, limits: InterfaceLimits = InterfaceLimits()) -> String {
        refusal(Array(text.utf8), limits: limits)
    }

    private func assertMalformed(_ text: String, _ place: Int, line: UInt = #line) {
        let words = refusal(text)
        XCTAssertTrue(
            words.hasPrefix("malformed a.xib:\(place): The document is no XML: ") && words.count > 45,
            words,
            line: line
        )
    }

    func testReferencesAreReplacedByTheirCharacters() throws {
        let root = try read(
            "<document a=\"&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;&#10;\">&#xE9;&amp;lt;</document>"
        ).root
        XCTAssertEqual(root["a"], "<>&\"'A😀\n")
        XCTAssertEqual(root.text, "é&lt;")
    }

    func testEndsOfLinesAreThoseOfXML() throws {
        let root = try read("<document a='1\r\n2\t3\n4' b='it \"is\"'>1\r\n2\r3\t4</document>").root
        XCTAssertEqual(root["a"], "1 2 3 4")
        XCTAssertEqual(root["b"], "it \"is\"")
        XCTAssertEqual(root.text, "1\n2\n3\t4")
    }

    func testWhatIsBesideElementsIsPassedOver() throws {
        let document = try read(
            "\u{FEFF}<?xml version='1.0' encoding='utf-8'?>\n<!-- a <b> 'c -->\n<?mark x?>\n<document >\n<!--d--><a />"
                + "<b\n>\n</b >\n</document>\n<!--e-->\n"
        )
        XCTAssertEqual(document.root.children.map(\.name), ["a", "b"])
        XCTAssertEqual(document.root.children.map(\.line), [5, 6])
        XCTAssertEqual(document.root.line, 4)
        XCTAssertEqual(document.root.children.map(\.text), ["", "\n"])
    }

    func testATextOfSpaceIsKept() throws {
        XCTAssertEqual(try read("<document><string>  </string></document>").root.children.first?.text, "  ")
    }

    func testWhatIsNoXMLIsToldWithItsLine() {
        assertMalformed("<document a></document>", 1)
        assertMalformed("<document a=1/>", 1)
        assertMalformed("<document a='1'b='2'/>", 1)
        assertMalformed("<document a='1' a='2'/>", 1)
        assertMalformed("<document a='<'/>", 1)
        assertMalformed("<document>\n<b>\n</c></document>", 3)
        assertMalformed("<document>\n&thing;</document>", 2)
        assertMalformed("<document>&</document>", 1)
        assertMalformed("<document>&#0;</document>", 1)
        assertMalformed("<document>&#xD800;</document>", 1)
        assertMalformed("<document>]]></document>", 1)
        assertMalformed("<document><!-- a -- b --></document>", 1)
        assertMalformed("<document>\n<a>\n", 2)
        assertMalformed("<document><!-- a", 1)
        assertMalformed("<document/>\nx", 2)
        assertMalformed("<document>\u{1}</document>", 1)
        assertMalformed("</document>", 1)
        assertMalformed("<!-- a -->", 1)
    }

    func testOtherEncodingsAreRefused() {
        let words =
            "encoding a.xib:1: The document must be in UTF-8, as Xcode writes it, but is in UTF-16, UTF-32 or no text"
        let wide = "<document/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        XCTAssertEqual(refusal([0xFF, 0xFE] + wide), words)
        XCTAssertEqual(refusal([0xFE, 0xFF]), words)
        XCTAssertNotEqual(refusal(wide), "read")
        let latin = Array("<document a='".utf8) + [0xE9] + Array("'/>".utf8)
        XCTAssertTrue(refusal(latin).hasPrefix("malformed a.xib:1: The document is no XML"), refusal(latin))
        XCTAssertEqual(refusal("<?xml version='1.0' encoding='ISO-8859-1'?><document a='é'/>"), "read")
    }

    func testI7LimitsOfAttributes() {
        var limits = InterfaceLimits()
        limits.attributesOfElement = 2
        limits.attributes = 3
        limits.tagBytes = 40
        let words = "tooLarge a.xib:1: "
        XCTAssertEqual(refusal("<document a='1234' b=''><c d=''/></document>", limits: limits), "read")
        XCTAssertEqual(
            refusal("<document a='' b='' c=''/>", limits: limits),
            words + "An element has more than 2 attributes, and so many are read"
        )
        XCTAssertEqual(
            refusal("<document a='' b=''><c d='' e=''/></document>", limits: limits),
            words + "The document has more than 3 attributes, and so many are read"
        )
        XCTAssertEqual(
            refusal("<document a='\(String(repeating: ">", count: 40))'/>", limits: limits),
            words + "An element's attributes have more than 40 bytes, and so many are read"
        )
    }

    /// Not the square of their number, as comparing each with all would take.
    func testI7AMillionAttributesAreRefusedAtOnce() {
        let attributes = (0..<1_000_000).map { " a\($0)=''" }.joined()
        let bytes = Array("<document\(attributes)/>".utf8)
        let start = processorMilliseconds()
        XCTAssertEqual(
            refusal(bytes),
            "tooLarge a.xib:1: An element has more than 1000 attributes, and so many are read"
        )
        XCTAssertLessThan(processorMilliseconds() - start, 1_000)
    }

    /// Of two elements of one id in each other, the outer one begins first.
    func testI7TheFirstOfAnIDIsThatWhichBeginsFirst() throws {
        let document = try read("<document>\n<view id='v'>\n<label id='v'/></view></document>")
        XCTAssertEqual(document.element(id: "v")?.name, "view")
        XCTAssertEqual(document.remarks, ["a.xib:3: The id 'v' stands for another element too, in line 2"])
    }

    /// As deep as a document may be, on a thread with half a megabyte of stack.
    func testI7DeepDocumentsNeedLittleStack() {
        var limits = InterfaceLimits()
        limits.depth = 256
        let opening = "<document>" + String(repeating: "<a>", count: 255)
        let text = opening + String(repeating: "</a>", count: 255) + "</document>"
        let done = expectation(description: "read, printed, compared and freed")
        let thread = Thread { [limits] in
            let document = try? InterfaceDocument(bytes: Array(text.utf8), name: "a", limits: limits)
            XCTAssertEqual(document?.description.split(separator: "\n").count, 511)
            XCTAssertEqual(document?.root, document?.root)
            XCTAssertEqual(Set([document?.root]).count, 1)
            done.fulfill()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        wait(for: [done], timeout: 60)
        XCTAssertTrue(
            refusal(opening + "<a>", limits: limits).contains("More than 256 elements stand in each other")
        )
    }

    /// Four times as many elements take about four times as long.
    func testTheTimeGrowsWithTheDocument() throws {
        func time(_ count: Int) throws -> Double {
            let scenes = (0..<count).map {
                "<scene sceneID='s\($0)'><objects><view id='v\($0)'><rect x='0.0' y='&#49;'/></view></objects></scene>\n"
            }
            let bytes = Array("<document><scenes>\(scenes.joined())</scenes></document>".utf8)
            return try (0..<5).map { _ in
                let start = processorMilliseconds()
                _ = try InterfaceDocument(bytes: bytes, name: "a")
                return processorMilliseconds() - start
            }.min() ?? 0
        }
        let times = try [1_000, 2_000, 4_000].map(time)
        print("1,000, 2,000 and 4,000 scenes: \(times) ms")
        XCTAssertLessThan(times[2] / times[0], 8)
    }

    /// A link is followed, but not to what never ends.
    func testI7LinksToWhatIsNoFile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, link, endless) = ("file.xib", "link.xib", "endless.xib")
        try Data("<document/>".utf8).write(to: folder.appendingPathComponent(file))
        let manager = FileManager.default
        for (name, target) in [(link, file), (endless, "/dev/zero")] {
            let path = folder.appendingPathComponent(name).path
            try manager.createSymbolicLink(atPath: path, withDestinationPath: target)
        }
        XCTAssertEqual(try InterfaceDocument(contentsOf: folder.appendingPathComponent(link).path).name, link)
        XCTAssertThrowsError(try InterfaceDocument(contentsOf: folder.appendingPathComponent(endless).path)) {
            XCTAssertEqual(($0 as? InterfaceDocumentError)?.detail, "It is no file")
        }
    }
}
