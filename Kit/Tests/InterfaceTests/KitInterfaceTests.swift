import XCTest

/// What the modules under Apple's names declare themselves is in Documentation/Interface; what they take from TabardKit and
/// OpenCombine is not repeated.
final class KitInterfaceTests: XCTestCase {
    /// The others re-export, and declare nothing.
    private static let modules = ["Combine", "MobileCoreServices", "os"]

    private static let checkout = Checkout(root: Checkout.current.root.deletingLastPathComponent())

    private static let graphs = Result {
        let extractor = SymbolGraphExtractor(
            modules: Dictionary(uniqueKeysWithValues: modules.map { ($0, [$0]) }),
            checkout: checkout.root
        )
        return try extractor.graphs(in: extractor.extract())
    }

    private let files = InterfaceFiles(checkout)

    func testTheFilesShowTheInterface() throws {
        try files.assertShow(Self.graphs.get(), atLeast: 10)
    }

    func testEverythingPublicIsDocumented() throws {
        try files.assertAllIsDocumented(Self.graphs.get())
    }

    func testTheOtherModulesDeclareNothing() throws {
        let declaring = Self.checkout.files(in: ["Kit/Sources"], endingWith: ["swift"])
            .filter { !$0.path.hasSuffix("/Exports.swift") }
            .compactMap { $0.path.split(separator: "/").dropFirst(2).first.map(String.init) }
        XCTAssertEqual(Set(declaring).sorted(), Self.modules)
    }
}
