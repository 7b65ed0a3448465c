import Foundation
import XCTest

/// The lines of an interface, and what differs, from small graphs.
final class InterfaceChecksTests: XCTestCase {
    private func graph(_ symbols: String, _ relationships: String = "") throws -> SymbolGraph {
        let text = "{\"symbols\": [\(symbols)], \"relationships\": [\(relationships)]}"
        return try JSONDecoder().decode(SymbolGraph.self, from: Data(text.utf8))
    }

    private func symbol(
        _ path: [String],
        _ kind: String,
        _ fragments: [(String, String)],
        access: String = "public",
        more: String = ""
    ) -> String {
        let names = path.map { "\"\($0)\"" }.joined(separator: ",")
        let pieces = fragments.map { "{\"kind\": \"\($0)\", \"spelling\": \"\($1)\"}" }.joined(separator: ",")
        return """
            {"kind": {"identifier": "swift.\(kind)"}, "identifier": {"precise": "\(path.joined())"},
            "pathComponents": [\(names)], "declarationFragments": [\(pieces)], "accessLevel": "\(access)"\(more)}
            """
    }

    private let place = #", "location": {"uri": "file:///A.swift", "position": {"line": 4}}"#

    func testLinesHaveAccessAndParents() throws {
        let view = symbol(
            ["View"],
            "class",
            [("attribute", "@MainActor"), ("text", " "), ("keyword", "class"), ("text", " View")],
            access: "open",
            more: place
        )
        let button = symbol(["Button"], "class", [("keyword", "class"), ("text", " Button")], more: place)
        let size = symbol(
            ["View", "size"],
            "property",
            [("keyword", "var"), ("text", " size: \\n Size")],
            more: place
        )
        let fixed = symbol(
            ["View", "id"],
            "property",
            [("keyword", "let"), ("text", " id: ID")],
            more: place
        )
        let one = symbol(
            ["Count", "one"],
            "enum.case",
            [("keyword", "case"), ("text", " one")],
            more: place
        )
        let made = symbol(["View", "init()"], "init", [("keyword", "init"), ("text", "()")])
        let relationships = """
            {"kind": "inheritsFrom", "source": "Button", "target": "View"},
            {"kind": "conformsTo", "source": "View", "target": "s:H", "targetFallback": "Swift.Hashable"},
            {"kind": "conformsTo", "source": "View", "target": "s:C", "targetFallback": "Swift.Copyable"},
            {"kind": "conformsTo", "source": "Button", "target": "s:H", "targetFallback": "Swift.Hashable"}
            """
        let interface = PublicInterface([
            try graph([view, button, size, fixed, one, made].joined(separator: ","), relationships)
        ])
        XCTAssertEqual(
            interface.lines,
            [
                "Button  public class Button : View",
                "Count.one  case one",
                "View  @MainActor open class View : Hashable",
                "View.id  public let id: ID",
                "View.size  public var size: Size { get set }",
            ]
        )
    }

    func testRequirementsHaveNoAccessOfTheirOwn() throws {
        let tap = symbol(["P", "tap()"], "method", [("keyword", "func"), ("text", " tap()")], more: place)
        let requirement = #"{"kind": "requirementOf", "source": "Ptap()", "target": "P"}"#
        XCTAssertEqual(PublicInterface([try graph(tap, requirement)]).lines, ["P.tap()  func tap()"])
        XCTAssertEqual(PublicInterface([try graph(tap)]).lines, ["P.tap()  public func tap()"])
    }

    func testChangesNameTheLines() {
        let changes = InterfaceChanges(from: ["a", "b"], to: ["b", "c"])
        XCTAssertEqual(changes.description, "- a\n+ c")
        XCTAssertTrue(InterfaceChanges(from: ["a"], to: ["a"]).isEmpty)
    }

    func testSymbolsWithoutComments() throws {
        func problems(_ more: String) throws -> [String] {
            let symbol = symbol(["A", "b"], "enum.case", [("keyword", "case")], more: more)
            return UndocumentedSymbols.findings(in: try graph(symbol)).map(\.description)
        }
        XCTAssertEqual(try problems(place), ["/A.swift:5: has no documentation: A.b"])
        XCTAssertEqual(try problems(place + #", "docComment": {"lines": [{"text": " "}]}"#).count, 1)
        XCTAssertEqual(try problems(place + #", "docComment": {"lines": [{"text": "A b."}]}"#), [])
        // The compiler's own.
        XCTAssertEqual(try problems(""), [])
    }
}
