import XCTest

@testable import TabardFoundation

/// N5: an app has folders of its own under the desktop's, never the user's.
final class DirectoriesTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")
    private var old: [String: String?] = [:]

    override func setUpWithError() throws {
        let place = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
        folder = URL(fileURLWithPath: place).appendingPathComponent("Directories-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        set("XDG_DATA_HOME", folder.appendingPathComponent("data").path)
        set("XDG_CACHE_HOME", folder.appendingPathComponent("cache").path)
    }

    override func tearDownWithError() throws {
        for (name, value) in old {
            if let value { setenv(name, value, 1) } else { unsetenv(name) }
        }
        try FileManager.default.removeItem(at: folder)
    }

    private func set(_ name: String, _ value: String) {
        old[name] = .some(ProcessInfo.processInfo.environment[name])
        setenv(name, value, 1)
    }

    private var app: String { AppProgram.current.name }
    private var data: String { folder.path + "/data/" + app }
    private var cache: String { folder.path + "/cache/" + app }

    func testEachFolderIsTheAppsOwn() {
        XCTAssertEqual(appFolders(.documentDirectory).map(\.path), [data + "/Documents"])
        XCTAssertEqual(appFolders(.libraryDirectory).map(\.path), [data + "/Library"])
        XCTAssertEqual(
            appFolders(.applicationSupportDirectory).map(\.path),
            [data + "/Library/Application Support"]
        )
        XCTAssertEqual(appFolders(.cachesDirectory).map(\.path), [cache])
        XCTAssertEqual(appFolders(.picturesDirectory).map(\.path), [data + "/Pictures"])
        XCTAssertEqual(searchPaths(.documentDirectory), [data + "/Documents"])
        XCTAssertEqual(homePath(), data)
        XCTAssertEqual(temporaryPaths(), [cache + "/tmp/", cache + "/tmp", cache + "/tmp"])
        XCTAssertEqual(
            folderURLs().map(\.path),
            [data, data + "/Documents", data + "/Library", data + "/Library/Application Support", cache]
        )
        XCTAssertTrue(folderURLs().allSatisfy(\.hasDirectoryPath))
    }

    func testAnAppHasFoldersInTheUsersDomainAlone() {
        XCTAssertEqual(appFolders(.documentDirectory, in: .localDomainMask), [])
        XCTAssertEqual(appFolders(.documentDirectory, in: .allDomainsMask).count, 1)
        XCTAssertEqual(appFolders(.coreServiceDirectory), [])
        XCTAssertThrowsError(try madeFolder(.coreServiceDirectory))
    }

    func testTheUsualFoldersAreThereAndOthersAreMade() throws {
        let manager = FileManager.default
        XCTAssertFalse(manager.fileExists(atPath: data))
        let documents = appFolders(.documentDirectory)[0]
        try Data("a".utf8).write(to: documents.appendingPathComponent("a"))
        for path in [data + "/Library", cache, cache + "/tmp"] {
            XCTAssertTrue(manager.fileExists(atPath: path), path)
        }
        let mode = try XCTUnwrap(manager.attributesOfItem(atPath: data)[.posixPermissions] as? NSNumber)
        XCTAssertEqual(mode.intValue, 0o700)
        let support = appFolders(.applicationSupportDirectory)[0].path
        XCTAssertFalse(manager.fileExists(atPath: support))
        XCTAssertEqual(try madeFolder(.applicationSupportDirectory).path, support)
        XCTAssertTrue(manager.fileExists(atPath: support))
    }

    /// Apps put paths together from the home folder too.
    func testPathsBelowTheHomeFolderLeadToCachesAndTemporaryFiles() throws {
        try Data("a".utf8).write(to: URL(fileURLWithPath: homePath() + "/Library/Caches/a"))
        try Data("b".utf8).write(to: URL(fileURLWithPath: homePath() + "/tmp/b"))
        XCTAssertTrue(FileManager.default.fileExists(atPath: cache + "/a"))
        XCTAssertTrue(FileManager.default.fileExists(atPath: cache + "/tmp/b"))
    }

    func testWhatReplacesAFileStandsBesideIt() throws {
        let file = appFolders(.documentDirectory)[0].appendingPathComponent("note")
        let first = try madeFolder(.itemReplacementDirectory, for: file)
        let second = try madeFolder(.itemReplacementDirectory, for: file)
        XCTAssertNotEqual(first, second)
        XCTAssertEqual(first.deletingLastPathComponent().path, data + "/Documents")
        XCTAssertTrue(FileManager.default.fileExists(atPath: first.path))
    }

    func testAGroupOfAppsHasAFolder() throws {
        let group = try XCTUnwrap(groupFolder("group.org.example"))
        XCTAssertEqual(group.path, folder.path + "/data/group.org.example")
        XCTAssertTrue(FileManager.default.fileExists(atPath: group.path))
    }

    func testVariablesThatSayNothing() {
        let home = AppDirectories(
            identifier: "a",
            environment: ["HOME": "/h", "XDG_DATA_HOME": "relative", "XDG_CACHE_HOME": ""]
        )
        XCTAssertEqual(home.container.path, "/h/.local/share/a")
        XCTAssertEqual(home.caches.path, "/h/.cache/a")
        XCTAssertTrue(
            AppDirectories(identifier: "a", environment: [:]).container.path.hasSuffix("/.local/share/a")
        )
    }

    func testNoIdentifierLeadsElsewhere() {
        for (identifier, name) in [
            ("../..", "_..-.."), ("/etc", "-etc"), ("", "_"), (".", "_."), ("a\0b\n", "a-b-"),
            ("org.a", "org.a"),
        ] {
            XCTAssertEqual(AppDirectories.fileName(of: identifier), name)
        }
        XCTAssertEqual(AppDirectories.fileName(of: String(repeating: "ä", count: 300)).utf8.count, 200)
    }
}
