import XCTest

@testable import TabardKit

/// U9: which files an app opens that it is started with.
@preconcurrency @MainActor
final class OpenedDocumentsTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["a.txt", "b.NOTE", "c.png", "d e.md", "none"] {
            try Data("text".utf8).write(to: folder.appendingPathComponent(name))
        }
    }

    override func tearDown() async throws {
        OpenedAddresses.documents = OpenedDocuments([:])
        OpenedAddresses.ofApp = []
        try FileManager.default.removeItem(at: folder)
    }

    private static let information: [String: Any] = [
        "CFBundleDocumentTypes": [
            ["LSItemContentTypes": ["public.plain-text", "org.example.note"]], "nonsense",
            ["LSItemContentTypes": "net.daringfireball.markdown"], ["CFBundleTypeExtensions": ["*", "old"]],
        ] as [Any],
        "UTExportedTypeDeclarations": [
            [
                "UTTypeIdentifier": "org.example.note",
                "UTTypeTagSpecification": ["public.filename-extension": "note"],
            ] as [String: Any],
            [
                "UTTypeIdentifier": "org.example.other",
                "UTTypeTagSpecification": ["public.filename-extension": ["other"]],
            ],
        ],
    ]

    private func opened(_ texts: [String]) -> [String] {
        OpenedAddresses.among(texts).map { $0.isFileURL ? $0.lastPathComponent : $0.absoluteString }
    }

    func testFilesOfDeclaredTypesThatAreThere() {
        let paths = ["a.txt", "b.NOTE", "c.png", "d e.md", "none", "gone.txt"].map { folder.path + "/" + $0 }
        XCTAssertEqual(opened(paths), [], "an app without documents opens none")
        OpenedAddresses.documents = OpenedDocuments(Self.information)
        XCTAssertEqual(opened(paths), ["a.txt", "b.NOTE", "d e.md"])
        let addresses = paths.map { URL(fileURLWithPath: $0).absoluteString }
        XCTAssertEqual(opened(addresses), ["a.txt", "b.NOTE", "d e.md"])
        XCTAssertEqual(
            opened(["", "-a.txt", "file://elsewhere\0/a.txt", "http://x/a.txt", "/dev/null", "file:"]),
            []
        )
        XCTAssertFalse(OpenedDocuments(Self.information).opens(URL(fileURLWithPath: "/a.other")))
        XCTAssertTrue(OpenedDocuments(Self.information).opens(URL(fileURLWithPath: "/a.old")))
    }

    func testAnAppThatOpensAll() {
        OpenedAddresses.documents = OpenedDocuments([
            "CFBundleDocumentTypes": [["LSItemContentTypes": ["public.data"]]]
        ])
        XCTAssertEqual(opened([folder.path + "/none", folder.path + "/c.png"]), ["none", "c.png"])
        XCTAssertFalse(OpenedAddresses.isEmpty)
        XCTAssertTrue(OpenedDocuments(["CFBundleDocumentTypes": "text"]).isEmpty)
    }

    func testAddressesKeepTheirPlaceAmongFiles() {
        OpenedAddresses.documents = OpenedDocuments(Self.information)
        OpenedAddresses.ofApp = ["own"]
        XCTAssertEqual(
            opened(["own:a", folder.path + "/a.txt", "other:b", "own:c"]),
            ["own:a", "a.txt", "own:c"]
        )
    }
}
