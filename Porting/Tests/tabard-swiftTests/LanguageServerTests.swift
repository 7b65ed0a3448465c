import Foundation
import LanguageServer
import XCTest

/// `sourcekit-lsp` itself, behind `tabard-swift sourcekit-lsp`, with a small package.
final class LanguageServerTests: XCTestCase {
    nonisolated(unsafe) private static var kit: TestKit?
    private var package: TestPackage!

    override class func setUp() {
        kit = try? TestKit.make()
    }

    override class func tearDown() {
        kit = nil
    }

    override func setUpWithError() throws {
        package = try TestPackage(kit: XCTUnwrap(Self.kit))
        try package.writeManifest()
    }

    /// O6: an editor tells what the build tells, at the original's places.
    func testAnEditorShowsTheBuildsErrors() throws {
        let file = "Sources/App/A.swift"
        let path = package.path(file)
        let text = """
            import Foundation
            import UIKit
            final class A: UIView {
                @objc dynamic func act(_ names: [String]) { print(names.count) }
                @objc func more() { act(["é"]) }
                let selectors = [#selector(act(_:)), #selector(more)]
            }
            """
        try package.write(text, to: file)
        try package.write(
            "import UIKit\n@objc class B: UIView { @objc var one = 1 }\n",
            to: "Sources/App/B.swift"
        )
        try package.write("print(A().selectors, B().one)\n", to: "Sources/App/main.swift")
        let client = try package.languageServer()
        client.open(path, text)
        try client.waitForDiagnostics([], in: path)

        // A wrong type, in a line that is another one for the compiler.
        try client.type("let wrong: Int = names; act([", over: "act([", in: path)
        try client.waitForDiagnostics(["5:42: Cannot find 'names' in scope"], in: path)
        try client.type("act([", over: "let wrong: Int = names; act([", in: path)
        try client.waitForDiagnostics([], in: path)

        // Words of lines that were changed, selectors among them, can be asked about.
        let completion = try client.ask("completion", behind: "print(names.", in: path)
        let labels = completion["result"]?["items"]?.array?.compactMap { $0["label"]?.string } ?? []
        XCTAssertTrue(labels.contains("count"), "\(completion)".prefix(500).description)
        let hover = try client.ask("hover", behind: "#selector(mo", in: path)
        XCTAssertTrue(
            hover["result"]?["contents"]?["value"]?.string?.contains("func more()") ?? false,
            "\(hover)"
        )
        let definition = try client.ask("definition", behind: "#selector(mo", in: path)
        let place = definition["result"]?.array?.first ?? definition["result"]
        XCTAssertEqual(place?["uri"]?.string, client.uri(path), "\(definition)")
        XCTAssertEqual(place?["range"]?.range?.lowerBound, .init(line: 4, character: 15), "\(definition)")

        // What is about the text alone is about the original's.
        let symbols = try client.request(
            "textDocument/documentSymbol",
            ["textDocument": ["uri": .string(client.uri(path))]]
        )
        XCTAssertEqual(
            symbols["result"]?.array?.first?["children"]?.array?.compactMap { $0["name"]?.string },
            ["act(_:)", "more()", "selectors"]
        )

        // What cannot be lowered, as the build tells it.
        try client.type("import WebKit", over: "import Foundation", in: path)
        _ = try client.wait { $0["method"] == "textDocument/publishDiagnostics" }
        try package.write(text.replacingOccurrences(of: "import Foundation", with: "import WebKit"), to: file)
        let build = try package.tabardSwift("build")
        let error = try XCTUnwrap(build.lines(with: "\(path):1:").first, build.output)
        let message = try XCTUnwrap(error.components(separatedBy: " error: ").last)
        let told = try XCTUnwrap(error.dropFirst(path.count + 1).split(separator: " ").first)
        try client.type("import  WebKit", over: "import WebKit", in: path)
        try client.type("import WebKit", over: "import  WebKit", in: path)
        try client.waitForDiagnostics(
            ["\(told) \(message.prefix(1).uppercased())\(message.dropFirst())"],
            in: path
        )
        XCTAssertEqual(try client.end(), 0)
    }

    /// What is typed in one document is seen in another, before anything is saved.
    func testOpenDocumentsSeeEachOther() throws {
        let a = package.path("Sources/App/A.swift")
        let b = package.path("Sources/App/B.swift")
        let text = "import UIKit\nclass A: UIView { @objc func a() { B().one() } }\n"
        try package.write(text, to: "Sources/App/A.swift")
        try package.write(
            "import UIKit\nclass B: UIView { @objc func one() {} }\n",
            to: "Sources/App/B.swift"
        )
        try package.write("print(A())\n", to: "Sources/App/main.swift")
        let client = try package.languageServer()
        client.open(a, text)
        try client.waitForDiagnostics([], in: a)
        client.open(b, "import UIKit\nclass B: UIView { @objc func two() {} }\n")
        client.notify("textDocument/didChange", change(a, text + "\n"))
        try client.waitForDiagnostics(["2:40: Value of type 'B' has no member 'one'"], in: a)
        XCTAssertEqual(try client.end(), 0)
    }

    private func change(_ path: String, _ text: String) -> JSONValue {
        [
            "textDocument": ["uri": .string(URL(fileURLWithPath: path).absoluteString), "version": 2],
            "contentChanges": [["text": .string(text)]],
        ]
    }

    func testHostileMessagesAreAnsweredWithAnError() throws {
        try package.write("print(1)\n", to: "Sources/App/main.swift")
        let client = try package.languageServer()
        for (text, code) in [("{\"id\":", -32700), ("[1]", -32600), ("", -32700)] {
            client.write(Array(text.utf8))
            let answer = try client.wait { $0["error"] != nil }
            XCTAssertEqual(answer["error"]?["code"]?.integer, code, text)
        }
        // A change of what is not open, and of nothing, is no reason to end.
        client.notify("textDocument/didChange", ["textDocument": ["uri": "file:///nowhere.swift"]])
        client.notify("textDocument/didOpen", 7)
        XCTAssertEqual(try client.end(), 0)
    }

    func testAStreamThatIsNoneEndsInOneLine() throws {
        let server = TestKit.products.appendingPathComponent("tabard-swift").path
        let command = "printf 'x%.0s' $(seq 10000) | '\(server)' sourcekit-lsp"
        let result = try Command("/bin/sh", ["-c", command], in: TestKit.products).run()
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.output, "error: a header is longer than 8192 bytes\n")
    }
}
