import XCTest

@testable import XcodeProject

final class NewFilesTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        folder = FilesOnDisk().resolved(NSTemporaryDirectory()).map { $0 + "/\(UUID().uuidString)" } ?? ""
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(atPath: folder)
    }

    private func write(_ texts: (path: String, text: String)...) throws {
        try NewFiles.write(texts.map { (folder + "/" + $0.path, $0.text) }, files: FilesOnDisk())
    }

    private var names: [String] {
        get throws { try FilesOnDisk().names(in: folder, limit: 10) }
    }

    func testFilesAreWrittenWholeAndNothingElseIsLeft() throws {
        try write(("A", "one"), ("B", "two"))
        XCTAssertEqual(try FilesOnDisk().text(of: folder + "/A", limit: 10), "one")
        XCTAssertEqual(try FilesOnDisk().text(of: folder + "/B", limit: 10), "two")
        XCTAssertEqual(try names, ["A", "B"])
    }

    func testWhatIsThereIsNeverChangedAndThenNothingIsWritten() throws {
        try write(("B", "old"))
        XCTAssertThrowsError(try write(("A", "new"), ("B", "new"))) { error in
            XCTAssertEqual((error as? XcodeProjectError)?.code, .alreadyExists)
        }
        XCTAssertEqual(try FilesOnDisk().text(of: folder + "/B", limit: 10), "old")
        XCTAssertEqual(try names, ["B"])
    }

    func testALinkToNowhereIsThereToo() throws {
        let path = folder + "/A"
        try FileManager.default.createSymbolicLink(
            atPath: path,
            withDestinationPath: folder + "/elsewhere"
        )
        XCTAssertThrowsError(try write(("A", "new"))) { error in
            XCTAssertEqual((error as? XcodeProjectError)?.code, .alreadyExists)
        }
        XCTAssertEqual(try names, ["A"])
    }

    func testIfOneFileCanNotBeWrittenNoneIs() throws {
        XCTAssertThrowsError(try write(("A", "new"), ("no/B", "new"))) { error in
            XCTAssertEqual((error as? XcodeProjectError)?.code, .unwritable)
        }
        XCTAssertEqual(try names, [])
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
