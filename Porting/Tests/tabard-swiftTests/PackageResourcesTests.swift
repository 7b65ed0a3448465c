import Foundation
import XCTest

@testable import tabard_swift

/// Interface documents and catalogues become resources as in Xcode, without a word in the manifest.
final class PackageResourcesTests: XCTestCase {
    func testDocumentsAndCataloguesAreFoundWhereSwiftPMLooks() throws {
        let folder = try TemporaryFolder()
        for name in [
            "Package.swift", "Sources/App/Cell.xib", "Sources/App/Screens/Main.storyboard",
            "Sources/App/Base.lproj/Start.storyboard", "Sources/App/Words.xcstrings",
            "Sources/App/Words.strings",
            "Sources/App/Media.xcassets/Contents.json", "Sources/App/Media.xcassets/Inside.xib",
            "Sources/App/.hidden/Cell.xib", ".build/checkouts/Other/Other.xib",
            "Libraries/Views/Package.swift",
            "Libraries/Views/Sources/Views/Card.xib", "Things.bundle/Cell.xib",
        ] {
            try folder.write("", to: name)
        }
        let around = folder.url.appendingPathComponent("Sources/App/Around")
        try FileManager.default.createSymbolicLink(at: around, withDestinationURL: folder.url)
        let own = PackageResources(of: folder.url)
        XCTAssertEqual(
            own.paths,
            [
                "Sources/App/Cell.xib", "Sources/App/Media.xcassets", "Sources/App/Screens/Main.storyboard",
                "Sources/App/Words.xcstrings",
            ]
        )
        XCTAssertEqual(own.targetFolders, ["Sources", "Sources/App"])
        XCTAssertEqual(
            PackageResources(of: folder.url, packagesInside: true).paths,
            ["Libraries/Views/Sources/Views/Card.xib"] + own.paths
        )
    }

    func testManifestsOfOldVersionsAndWithoutAPackageStayAsTheyAre() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Sources/App/A.xib")
        let resources = PackageResources(of: folder.url)
        let package = "let package = Package(name: \"App\")\n"
        XCTAssertNil(ManifestResources("// swift-tools-version:5.2\n" + package, resources).text)
        XCTAssertNil(ManifestResources(package, resources).text)
        XCTAssertNil(ManifestResources("// swift-tools-version: 5.3\nlet a = 1\n", resources).text)
        for text in [package, "let package: Package = .init(name: \"App\")\n"] {
            let text = ManifestResources("// swift-tools-version: 5.3\n" + text, resources).text
            XCTAssertTrue(
                text?.hasSuffix("(to: package, [\"Sources/App/A.xib\"], [\"Sources\", \"Sources/App\"])\n")
                    ?? false
            )
        }
        try folder.write("", to: "Sources/App/A \"quoted\" \\(name).xib")
        let text = ManifestResources(
            "// swift-tools-version: 5.3\n" + package,
            PackageResources(of: folder.url)
        ).text
        let quoted = #""Sources/App/A \"quoted\" \\(name).xib""#
        XCTAssertTrue(text?.contains("[\(quoted), \"Sources/App/A.xib\"]") ?? false)
    }
}
