import Foundation
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// What the documentation says of the names that apps use most.
final class SymbolUseTests: XCTestCase {
    private static let documentation: URL = {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        return folder.appendingPathComponent("Documentation")
    }()

    private func names() throws -> [String] {
        let file = Self.documentation.appendingPathComponent("symbol-names.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    func testTheListHoldsAThousandNames() throws {
        let names = try names()
        XCTAssertEqual(names.count, 1_000)
        XCTAssertEqual(Set(names).count, 1_000)
    }

    func testTheNamesThatAreUsedMostAreDrawn() throws {
        XCTAssertGreaterThan(Set(SymbolTable.names).intersection(try names()).count, 990)
        for name in try names().prefix(600) { XCTAssertNotNil(Symbol(named: name), name) }
    }

    func testTheDocumentationListsTheNamesThatHaveNoDrawing() throws {
        let file = Self.documentation.appendingPathComponent("assets.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let section = try XCTUnwrap(text.components(separatedBy: "### Names without a drawing\n").last)
        let words = section.split(separator: "`", omittingEmptySubsequences: false)
        let listed = words.indices.filter { $0 % 2 == 1 }.map { String(words[$0]) }
        XCTAssertEqual(listed, try names().filter { Symbol(named: $0) == nil })
    }
}
