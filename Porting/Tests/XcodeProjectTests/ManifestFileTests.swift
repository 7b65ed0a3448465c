import XCTest

@testable import XcodeProject

final class ManifestFileTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        folder = FilesOnDisk().resolved(NSTemporaryDirectory()).map { $0 + "/\(UUID().uuidString)" } ?? ""
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(atPath: folder)
    }

    func testAManifestIsWrittenWholeAndNothingElseIsLeft() throws {
        let path = try ManifestFile.write("text", to: folder, files: FilesOnDisk())
        XCTAssertEqual(path, folder + "/Package.swift")
        XCTAssertEqual(try FilesOnDisk().text(of: path, limit: 10), "text")
        XCTAssertEqual(try FilesOnDisk().names(in: folder, limit: 10), ["Package.swift"])
    }

    func testWhatIsThereIsNeverChanged() throws {
        _ = try ManifestFile.write("old", to: folder, files: FilesOnDisk())
        XCTAssertThrowsError(try ManifestFile.write("new", to: folder, files: FilesOnDisk())) { error in
            XCTAssertEqual((error as? XcodeProjectError)?.code, .alreadyExists)
        }
        XCTAssertEqual(try FilesOnDisk().text(of: folder + "/Package.swift", limit: 10), "old")
        XCTAssertEqual(try FilesOnDisk().names(in: folder, limit: 10), ["Package.swift"])
    }

    func testALinkToNowhereIsThereToo() throws {
        let path = folder + "/Package.swift"
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder + "/elsewhere")
        XCTAssertThrowsError(try ManifestFile.write("new", to: folder, files: FilesOnDisk())) { error in
            XCTAssertEqual((error as? XcodeProjectError)?.code, .alreadyExists)
        }
        XCTAssertEqual(try FilesOnDisk().names(in: folder, limit: 10), ["Package.swift"])
    }

    func testAFolderThatIsNotThereIsAnError() {
        XCTAssertThrowsError(try ManifestFile.write("new", to: folder + "/no", files: FilesOnDisk())) {
            error in
            XCTAssertEqual((error as? XcodeProjectError)?.code, .unwritable)
        }
    }

    func testLinksOnDiskAreFollowedAndLoopsEnd() throws {
        let files = FilesOnDisk()
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder + "/real", withIntermediateDirectories: true)
        try Data("x".utf8).write(to: URL(fileURLWithPath: folder + "/real/file"))
        try manager.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "real/../real")
        try manager.createSymbolicLink(atPath: folder + "/loop", withDestinationPath: "loop")
        try manager.createSymbolicLink(atPath: folder + "/out", withDestinationPath: "/etc")
        XCTAssertEqual(files.resolved(folder + "/link/file"), folder + "/real/file")
        XCTAssertNil(files.resolved(folder + "/loop/file"))
        XCTAssertEqual(files.item(at: folder + "/loop"), .link)
        XCTAssertNil(files.target(at: folder + "/loop"))
        XCTAssertNoThrow(try files.check(folder + "/link/file", inside: folder))
        XCTAssertThrowsError(try files.check(folder + "/out/hostname", inside: folder)) { error in
            XCTAssertEqual((error as? XcodeProjectError)?.code, .outsideRoot)
        }
        XCTAssertThrowsError(try files.bytes(of: folder + "/real/file", limit: 0)) { error in
            XCTAssertEqual((error as? XcodeProjectError)?.code, .tooLarge)
        }
        XCTAssertThrowsError(try files.bytes(of: folder + "/real", limit: 10)) { error in
            XCTAssertEqual((error as? XcodeProjectError)?.code, .unreadable)
        }
    }
}

final class FilePathTests: XCTestCase {
    func testPathsAreNormalizedAsFarAsTheirTextGoes() {
        XCTAssertEqual(FilePath.normalized("/a//b/./c/../d"), "/a/b/d")
        XCTAssertEqual(FilePath.normalized("/../../a"), "/a")
        XCTAssertEqual(FilePath.normalized("../a/../../b"), "../../b")
        XCTAssertEqual(FilePath.join("/a/b", "../c"), "/a/c")
        XCTAssertEqual(FilePath.join("/a", "/b"), "/b")
    }

    func testAFolderHoldsItselfAndWhatIsBelowButNotItsNamesakes() {
        XCTAssertTrue(FilePath.isInside("/a/b", "/a"))
        XCTAssertTrue(FilePath.isInside("/a", "/a"))
        XCTAssertFalse(FilePath.isInside("/ab", "/a"))
        XCTAssertTrue(FilePath.isInside("/ab", "/"))
    }

    func testTheWayFromAFolderToAPath() {
        XCTAssertEqual(FilePath.relative("/a/b/c", to: "/a"), "b/c")
        XCTAssertEqual(FilePath.relative("/a/x", to: "/a/b/c"), "../../x")
        XCTAssertEqual(FilePath.relative("/a", to: "/a"), ".")
        XCTAssertEqual(FilePath.common(["/a/b/c", "/a/b", "/a/bc"]), "/a")
    }
}
