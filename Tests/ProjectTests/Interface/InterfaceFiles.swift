import Foundation
import XCTest

/// The files in Documentation/Interface, one a product, as those of this build would be.
struct InterfaceFiles {
    let checkout: Checkout

    /// `make interface` sets this: the files are written then, and not compared.
    private let writes = ProcessInfo.processInfo.environment["TABARD_INTERFACE"] == "write"

    init(_ checkout: Checkout) {
        self.checkout = checkout
    }

    /// Fails with the lines in which a file differs from the interface.
    func assertShow(_ graphs: [String: [SymbolGraph]], atLeast count: Int) throws {
        for (product, graphs) in graphs {
            let lines = PublicInterface(graphs).lines
            let path = "Documentation/Interface/\(product).txt"
            if writes {
                let text = lines.joined(separator: "\n") + "\n"
                try text.write(
                    to: checkout.root.appendingPathComponent(path),
                    atomically: true,
                    encoding: .utf8
                )
            }
            XCTAssertGreaterThanOrEqual(lines.count, count, product)
            let written = checkout.text(path).split(separator: "\n").map { String($0) }
            let changes = InterfaceChanges(from: written, to: lines)
            XCTAssertTrue(
                changes.isEmpty,
                "\n\(path) is not the interface; make interface writes it\n\(changes)"
            )
        }
    }

    /// Fails with the list of what has no documentation.
    func assertAllIsDocumented(_ graphs: [String: [SymbolGraph]]) {
        let findings = graphs.values.joined().flatMap(UndocumentedSymbols.findings)
        let list = findings.map(\.description).sorted().joined(separator: "\n")
        XCTAssertTrue(findings.isEmpty, "\n\(findings.count) have no documentation:\n\(list)")
    }
}
