#if os(Linux)
    import Foundation
    import XCTest

    /// The manual's code is compiled, its pictures are there, and DocC has nothing to say about it.
    final class ManualArticlesTests: XCTestCase {
        private let checkout = Checkout.current

        /// The pages about a subject; the first page of a module has the module's name.
        private var articles: [Article] {
            checkout.files(in: ["Sources/TabardKit/TabardKit.docc"], endingWith: ["md"])
                .filter { !$0.path.hasSuffix("/TabardKit.md") }.map(Article.init)
        }

        private func temporaryFolder() throws -> URL {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                "manual-\(UUID().uuidString)"
            )
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            addTeardownBlock { try FileManager.default.removeItem(at: folder) }
            return folder
        }

        func testEachArticleShowsAPictureAndCode() {
            XCTAssertGreaterThanOrEqual(articles.count, 7)
            for article in articles {
                XCTAssertFalse(article.pictures.isEmpty, article.path)
                XCTAssertFalse(article.code.isEmpty, article.path)
            }
        }

        func testTheCodeIsThatOfFilesThatAreCompiled() {
            let sources = checkout.files(
                in: ["Tests/ManualTests", "Examples/FirstTabBar"],
                endingWith: ["swift"]
            )
            let findings = articles.flatMap { $0.findings(notIn: sources) }
                // The manifest is read by another test.
                .filter { $0.path != manifest?.path || $0.line != manifest?.line }
            XCTAssertTrue(findings.isEmpty, "\n" + findings.map(\.description).joined(separator: "\n"))
        }

        private var manifest: (path: String, line: Int, text: String)? {
            for article in articles {
                for block in article.code where block.lines.first?.hasPrefix("// swift-tools-version") == true
                {
                    return (article.path, block.line, block.lines.joined(separator: "\n"))
                }
            }
            return nil
        }

        func testTheManifestIsRead() throws {
            let folder = try temporaryFolder()
            let text = try XCTUnwrap(manifest).text
            try text.write(
                to: folder.appendingPathComponent("Package.swift"),
                atomically: true,
                encoding: .utf8
            )
            let package = try Command.output(
                of: "swift",
                "package",
                "dump-package",
                "--package-path",
                folder.path
            )
            XCTAssertTrue(package.contains("UIKit=TabardKit"), package)
        }

        func testDocCHasNoWarnings() throws {
            let graphs = try ProductGraphs.folder.get()
            for module in ProductGraphs.extractor.modules.values.joined().sorted() {
                let folder = try temporaryFolder()
                let catalogue = folder.appendingPathComponent("\(module).docc")
                let source = "Sources/\(module)/\(module).docc"
                if checkout.exists(source) {
                    try Command.output(of: "Scripts/manual", source, catalogue.path, in: checkout.root)
                }
                let words =
                    ["docc", "convert"] + (checkout.exists(source) ? [catalogue.path] : [])
                    + ["--additional-symbol-graph-dir", graphs.appendingPathComponent(module).path]
                    + ["--fallback-display-name", module, "--fallback-bundle-identifier", module]
                    + ["--output-dir", folder.appendingPathComponent("archive").path]
                    // Nobody reads these pages in a browser.
                    + ["--no-transform-for-static-hosting"]
                let said = try Command.output(of: words, withErrors: true)
                XCTAssertFalse(said.contains("warning:") || said.contains("error:"), "\(module)\n\(said)")
            }
        }
    }
#endif
