import Foundation
import InterfaceDocument
import XCTest

/// What a document is read into (I1, I7).
final class InterfaceDocumentTests: XCTestCase {
    private let storyboard = """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="tab-1">
            <scenes>
                <!--Tabs-->
                <scene sceneID="s-1">
                    <objects>
                        <tabBarController storyboardIdentifier="Tabs" id="tab-1" sceneMemberID="viewController">
                            <connections><segue destination="nav-1" kind="relationship" relationship="viewControllers" id="r-1"/></connections>
                        </tabBarController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="f-1"/>
                    </objects>
                </scene>
                <scene sceneID="s-2"><objects><placeholder id="f-2"/><viewController id="nav-1"/></objects></scene>
            </scenes>
            <resources><image name="star" catalog="system" width="128" height="116"/></resources>
        </document>
        """

    private func read(_ text: String, limits: InterfaceLimits = InterfaceLimits()) throws -> InterfaceDocument
    {
        try InterfaceDocument(bytes: Array(text.utf8), name: "Main.storyboard", limits: limits)
    }

    /// What an element's content is read into.
    private func element(_ content: String) throws -> InterfaceElement {
        try XCTUnwrap(read("<document>\(content)</document>").root.children.first)
    }

    private func assertRefused(
        _ text: String,
        _ code: InterfaceDocumentError.Code,
        saying words: String,
        limits: InterfaceLimits = InterfaceLimits(),
        line: UInt = #line
    ) {
        XCTAssertThrowsError(try read(text, limits: limits), line: line) { error in
            let error = error as? InterfaceDocumentError
            XCTAssertEqual(error?.code, code, line: line)
            XCTAssertTrue("\(error.map { "\($0)" } ?? "")".contains(words), "\(error as Any)", line: line)
        }
    }

    func testI1AStoryboard() throws {
        let document = try read(storyboard)
        XCTAssertEqual(document.kind, .storyboard)
        XCTAssertEqual(document.initialViewController, "tab-1")
        XCTAssertEqual(document.toolsVersion, "22505")
        XCTAssertEqual(document.scenes.map(\.id), ["s-1", "s-2"])
        XCTAssertEqual(document.scenes.map { $0.controller?.id }, ["tab-1", "nav-1"])
        XCTAssertEqual(document.scene(of: "nav-1")?.id, "s-2")
        XCTAssertEqual(document.scene(storyboardIdentifier: "Tabs")?.id, "s-1")
        XCTAssertNil(document.scene(storyboardIdentifier: "Others"))
        XCTAssertEqual(document.element(id: "r-1")?["destination"], "nav-1")
        XCTAssertEqual(document.element(id: "r-1")?.line, 8)
        XCTAssertEqual(document.resources.first?["name"], "star")
        XCTAssertEqual(document.remarks, [])
    }

    func testI1ANibHasObjects() throws {
        let document = try read(
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><view id=\"a\"/></objects></document>"
        )
        XCTAssertEqual(document.kind, .nib)
        XCTAssertEqual(document.objects.map(\.id), ["a"])
        XCTAssertEqual(document.scenes, [])
    }

    func testTextsAreThoseOfTheDocument() throws {
        let text = try element(
            "<string key=\"text\" tag=\"a&#10;&quot;b&quot; &lt; ü\">one &amp; two\n <![CDATA[<three>]]> </string>"
        )
        XCTAssertEqual(text.text, "one & two\n <three> ")
        XCTAssertEqual(text["tag"], "a\n\"b\" < ü")
        XCTAssertEqual(try element("<a>\n   <b/>\n</a>").text, "")
    }

    func testADocumentPrintsAsWhatItWasReadFrom() throws {
        let document = try read(storyboard)
        let again = try read(document.description)
        XCTAssertEqual(again.description, document.description)
        XCTAssertEqual(
            again.scenes.map { $0.objects.map(\.name) },
            document.scenes.map { $0.objects.map(\.name) }
        )
    }

    /// I7: what nobody knows is read like all else; what is broken says where.
    func testI7WhatIsNotKnownIsRead() throws {
        let document = try read(
            "<document version=\"9.0\" toolsVersion=\"99999\"><hologram depth=\"3\" id=\"h\"/></document>"
        )
        XCTAssertEqual(document.element(id: "h")?["depth"], "3")
    }

    func testI7TwoElementsOfOneId() throws {
        let document = try read("<document><a id=\"x\"/>\n<b id=\"x\"/></document>")
        XCTAssertEqual(document.element(id: "x")?.name, "a")
        XCTAssertEqual(
            document.remarks,
            ["Main.storyboard:2: The id 'x' stands for another element too, in line 1"]
        )
    }

    func testI7WhatIsNoDocument() {
        assertRefused("", .malformed, saying: "Main.storyboard: The document is empty")
        assertRefused("hello", .malformed, saying: "Main.storyboard:1: The document is no XML")
        assertRefused(
            "<document>\n<a>\n</document>",
            .malformed,
            saying: "Main.storyboard:3: The document is no XML"
        )
        assertRefused("<document/><document/>", .malformed, saying: "The document is no XML")
        assertRefused("<html/>", .notADocument, saying: "must be an element 'document', but is 'html'")
        assertRefused("<archive type=\"x\"/>", .otherFormat, saying: "before Xcode 5")
        assertRefused("bplist00abc", .otherFormat, saying: "compiles")
        assertRefused(
            "<document targetRuntime=\"MacOSX.Cocoa\"/>",
            .otherFormat,
            saying: "is for MacOSX.Cocoa"
        )
        XCTAssertNoThrow(try read("<document targetRuntime=\"iOS.CocoaTouch.iPad\"/>"))
    }

    func testI7EntitiesAreNotReplaced() {
        let laughs = (1...9).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }
            .joined()
        assertRefused(
            "<!DOCTYPE d [<!ENTITY l0 \"lol\">\(laughs)]><document>&l9;</document>",
            .documentType,
            saying: "document type"
        )
        assertRefused(
            "<!DOCTYPE d [<!ENTITY l0 \"lol\">\(laughs)]><document a=\"&l9;\"/>",
            .documentType,
            saying: "document type"
        )
        assertRefused(
            "<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><document/>",
            .documentType,
            saying: "document type"
        )
        assertRefused("<document>&what;</document>", .malformed, saying: "no XML")
    }

    func testI7Limits() {
        var limits = InterfaceLimits()
        limits.depth = 3
        limits.elements = 5
        XCTAssertNoThrow(try read("<document><a><b/></a><c/><d/></document>", limits: limits))
        assertRefused(
            "<document><a><b><c/></b></a></document>",
            .tooLarge,
            saying: "More than 3",
            limits: limits
        )
        assertRefused(
            "<document><a/><a/><a/><a/><a/></document>",
            .tooLarge,
            saying: "more than 5 elements",
            limits: limits
        )
        limits.bytes = 10
        assertRefused("<document></document>", .tooLarge, saying: "21 bytes", limits: limits)
    }

    func testI7AMillionElementsInEachOther() {
        let deep = "<document>" + String(repeating: "<view>", count: 1_000_000)
        assertRefused(deep, .tooLarge, saying: "More than 200 elements stand in each other")
        let wide = "<document>" + String(repeating: "<view/>", count: 1_000_000) + "</document>"
        assertRefused(wide, .tooLarge, saying: "more than 1000000 elements")
    }

    func testI7EveryTruncationIsRefused() throws {
        let bytes = Array(storyboard.utf8)
        for count in 0..<bytes.count {
            XCTAssertThrowsError(
                try InterfaceDocument(bytes: Array(bytes.prefix(count)), name: "a"),
                "\(count)"
            )
        }
    }

    func testI7ChangedBytesNeverStopTheProgram() {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var state = seed
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let bytes = Array(storyboard.utf8)
        var read = 0
        for _ in 0..<2_000 {
            var changed = bytes
            for _ in 0...next(6) {
                let place = next(changed.count)
                switch next(3) {
                case 0: changed[place] = UInt8(next(256))
                case 1: changed.remove(at: place)
                default:
                    changed.insert(
                        contentsOf: bytes[place / 2..<min(place / 2 + next(40), bytes.count)],
                        at: place
                    )
                }
            }
            if (try? InterfaceDocument(bytes: changed, name: "a")) != nil { read += 1 }
        }
        XCTAssertGreaterThan(read, 0)
    }

    func testFilesThatCannotBeRead() throws {
        func code(_ path: String) -> InterfaceDocumentError.Code? {
            do {
                _ = try InterfaceDocument(contentsOf: path)
                return nil
            } catch {
                return error.code
            }
        }
        XCTAssertEqual(code("/nowhere/Main.storyboard"), .unreadable)
        XCTAssertEqual(code("/tmp"), .unreadable)
        XCTAssertEqual(code("/dev/zero"), .unreadable)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).storyboard")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data(storyboard.utf8).write(to: url)
        XCTAssertNil(code(url.path))
    }
}
