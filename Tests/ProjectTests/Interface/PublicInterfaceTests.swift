#if os(Linux)
    import Foundation
    import XCTest

    /// The public interface is the one in Documentation/Interface, and all of it is documented.
    final class PublicInterfaceTests: XCTestCase {
        private let checkout = Checkout.current

        /// `make interface` sets this: the files are written then, and not compared.
        private let writes = ProcessInfo.processInfo.environment["TABARD_INTERFACE"] == "write"

        func testTheFilesShowTheInterface() throws {
            for (product, graphs) in try SymbolGraphExtractor.graphs.get() {
                let lines = PublicInterface(graphs).lines
                let path = "Documentation/Interface/\(product).txt"
                if writes {
                    let text = lines.joined(separator: "\n") + "\n"
                    let url = checkout.root.appendingPathComponent(path)
                    try text.write(to: url, atomically: true, encoding: .utf8)
                }
                XCTAssertGreaterThan(lines.count, 10, product)
                let written = checkout.text(path).split(separator: "\n").map { String($0) }
                let changes = InterfaceChanges(from: written, to: lines)
                XCTAssertTrue(
                    changes.isEmpty,
                    "\n\(path) is not the interface; make interface writes it\n\(changes)"
                )
            }
        }

        func testEverythingPublicIsDocumented() throws {
            let graphs = try SymbolGraphExtractor.graphs.get().values.joined()
            let findings = graphs.flatMap(UndocumentedSymbols.findings)
            let list = findings.map(\.description).sorted().joined(separator: "\n")
            XCTAssertTrue(findings.isEmpty, "\n\(findings.count) have no documentation:\n\(list)")
        }
    }
#endif
