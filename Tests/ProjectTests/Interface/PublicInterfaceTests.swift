#if os(Linux)
    import XCTest

    /// The public interface is the one in Documentation/Interface, and all of it is documented.
    final class PublicInterfaceTests: XCTestCase {
        private let files = InterfaceFiles(Checkout.current)

        func testTheFilesShowTheInterface() throws {
            try files.assertShow(ProductGraphs.graphs.get(), atLeast: 10)
        }

        func testEverythingPublicIsDocumented() throws {
            try files.assertAllIsDocumented(ProductGraphs.graphs.get())
        }
    }
#endif
