import Foundation
import XCTest

@testable import tabard_swift

/// What was read of the system's headers is kept beyond a clean build.
final class ModuleCacheTests: XCTestCase {
    private func arguments(_ words: [String], _ environment: [String: String]) throws -> [String]? {
        ModuleCache(environment: environment)?.compilerArguments(for: try CompilerArguments(words))
    }

    func testTheFolderIsThatOfTheUsersCaches() throws {
        let folder = try TemporaryFolder()
        let words = ["-module-name", "App", "-module-cache-path", "/b/ModuleCache", "A.swift"]
        let path = folder.url.path
        XCTAssertEqual(
            try arguments(words, ["XDG_CACHE_HOME": path, "HOME": "/nowhere"]),
            ["-module-cache-path", path + "/tabard/modules"]
        )
        XCTAssertEqual(
            try arguments(words, ["HOME": path]),
            ["-module-cache-path", path + "/.cache/tabard/modules"]
        )
        XCTAssertTrue(FileManager.default.fileExists(atPath: path + "/.cache/tabard/modules"))
    }

    func testWhatTheDeveloperNamesIsLeft() throws {
        let folder = try TemporaryFolder()
        let environment = ["XDG_CACHE_HOME": folder.url.path]
        let named = ["-module-cache-path", "/b/ModuleCache", "-module-cache-path", "/mine"]
        XCTAssertEqual(try arguments(named, environment), [])
        XCTAssertEqual(try arguments(["-module-name", "App"], environment), [])
    }

    func testWithoutAPlaceTheBuildFolderHasIt() throws {
        XCTAssertNil(ModuleCache(environment: [:]))
        XCTAssertNil(ModuleCache(environment: ["XDG_CACHE_HOME": "relative"]))
        XCTAssertNil(ModuleCache(environment: ["HOME": "/proc"]))
    }

    func testIndexingIsKnownByItsFolder() throws {
        XCTAssertTrue(try CompilerArguments(["-index-store-path", "/b/index"]).isIndexing)
        XCTAssertFalse(try CompilerArguments(["-module-name", "App"]).isIndexing)
    }
}
