import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// A damaged or malicious catalogue gives nil, in bounded time.
@preconcurrency @MainActor
final class HostileCatalogueTests: AssetTestCase {
    private let good = #"{"images":[{"filename":"a.png","idiom":"universal"}]}"#

    func testDamagedContents() throws {
        let texts = [
            "", "{", "[]", "null", "{}", "5", "\u{FEFF}{", #"{"images":5}"#, #"{"images":[5]}"#,
            #"{"images":[]}"#,
            #"{"images":[{}]}"#, #"{"images":[{"filename":5}]}"#, #"{"images":[{"filename":"none.png"}]}"#,
            #"{"images":[{"filename":"."}]}"#, #"{"images":[{"filename":""}]}"#,
            #"{"images":[{"filename":"../other.imageset/a.png"}]}"#,
            #"{"images":[{"filename":"/etc/hostname"}]}"#,
            #"{"images":[{"filename":"a.png\u0000"}]}"#, #"{"images":[{"filename":"damaged.png"}]}"#,
            #"{"images":[{"filename":"Contents.json"}]}"#,
            #"{"images":[{"filename":"a.png","appearances":[{"appearance":"mood","value":"good"}]}]}"#,
            String(repeating: "[", count: 100_000), String(repeating: #"{"images":"#, count: 20_000),
            good + String(repeating: " ", count: 300_000),
            #"{"images":["# + String(repeating: #"{"idiom":"tv"},"#, count: 600) + #"{"filename":"a.png"}]}"#,
        ]
        for (index, text) in texts.enumerated() {
            let set = "bad\(index).imageset"
            try write(png(4, 4), "A.xcassets/\(set)/a.png")
            try write(png(4, 4).dropLast(8), "A.xcassets/\(set)/damaged.png")
            try contents(set, text)
            try contents("bad\(index).colorset", text.replacingOccurrences(of: "images", with: "colors"))
        }
        try write(png(4, 4), "A.xcassets/other.imageset/a.png")
        try write(png(4, 4), "A.xcassets/missing.imageset/a.png")
        try contents("other.imageset", good)
        for index in texts.indices {
            XCTAssertNil(try image("bad\(index)"), texts[index].prefix(80).description)
            XCTAssertNil(try color("bad\(index)"), texts[index].prefix(80).description)
        }
        XCTAssertNil(try image("missing"))
        XCTAssertNotNil(try image("other"))
    }

    func testDamagedColors() throws {
        let values = [
            #"{}"#, #"{"components":{}}"#, #"{"components":{"red":"1","green":"1"}}"#,
            #"{"components":{"red":"x","green":"1","blue":"1"}}"#,
            #"{"components":{"red":"0xZZ","green":"1","blue":"1"}}"#,
            #"{"components":{"red":"nan","green":"1","blue":"1"}}"#,
            #"{"components":{"red":"inf","green":"1","blue":"1"}}"#, #"{"reference":"noSuchColor"}"#,
            #"{"components":{"red":[],"green":"1","blue":"1"}}"#,
        ]
        for (index, value) in values.enumerated() {
            try contents("c\(index).colorset", #"{"colors":[{"idiom":"universal","color":\#(value)}]}"#)
        }
        try contents(
            "huge.colorset",
            #"{"colors":[{"color":{"components":{"red":"1e300","green":"-5.0","blue":"0.5","alpha":"7.0"}}}]}"#
        )
        for index in values.indices { XCTAssertNil(try color("c\(index)"), values[index]) }
        let huge = try XCTUnwrap(color("huge")).components(with: .current)
        XCTAssertEqual([huge.red, huge.green, huge.blue, huge.alpha], [1, 0, 0.5, 1])
    }

    func testLinksAreNotFollowed() throws {
        try write(png(4, 4), "../outside/a.png")
        try write(Data(good.utf8), "../outside/Contents.json")
        let outside = folder.appendingPathComponent("outside")
        let catalogue = root.appendingPathComponent("A.xcassets")
        for name in ["file", "text", "loop"] {
            try FileManager.default.createDirectory(
                at: catalogue.appendingPathComponent("\(name).imageset"),
                withIntermediateDirectories: true
            )
        }
        func link(_ path: String, to target: URL) throws {
            try FileManager.default.createSymbolicLink(
                at: catalogue.appendingPathComponent(path),
                withDestinationURL: target
            )
        }
        try link("set.imageset", to: outside)
        try contents("file.imageset", good)
        try link("file.imageset/a.png", to: outside.appendingPathComponent("a.png"))
        try write(png(4, 4), "A.xcassets/text.imageset/a.png")
        try link("text.imageset/Contents.json", to: outside.appendingPathComponent("Contents.json"))
        try link("loop", to: catalogue)
        try FileManager.default.createSymbolicLink(
            at: root.appendingPathComponent("B.xcassets"),
            withDestinationURL: outside
        )
        for name in ["set", "file", "text", "loop"] { XCTAssertNil(try image(name), name) }
    }

    func testAFolderAndAPipeInAFilesPlace() throws {
        try contents("folder.imageset", good)
        try FileManager.default.createDirectory(
            at: root.appendingPathComponent("A.xcassets/folder.imageset/a.png"),
            withIntermediateDirectories: true
        )
        try FileManager.default.createDirectory(
            at: root.appendingPathComponent("A.xcassets/pipe.imageset"),
            withIntermediateDirectories: true
        )
        mkfifo(root.appendingPathComponent("A.xcassets/pipe.imageset/Contents.json").path, 0o600)
        XCTAssertNil(try image("folder"))
        XCTAssertNil(try image("pipe"))
    }

    func testDeepAndWideCatalogues() throws {
        let deep = String(repeating: "d/", count: 200)
        try write(png(4, 4), "A.xcassets/\(deep)deep.imageset/a.png")
        try contents("\(deep)deep.imageset", good)
        for index in 0..<1_000 { try write(Data(), "A.xcassets/wide/\(index)") }
        try write(png(4, 4), "A.xcassets/zebra.imageset/a.png")
        try contents("zebra.imageset", good)
        XCTAssertNil(try image("deep"))
        XCTAssertNotNil(try image("zebra"))
        XCTAssertNil(try image("../A.xcassets/zebra"))
        XCTAssertNil(try image(String(repeating: "a", count: 1_000_000)))
    }
}
