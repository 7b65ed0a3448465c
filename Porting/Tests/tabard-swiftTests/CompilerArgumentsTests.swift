import Foundation
import XCTest

@testable import tabard_swift

/// The arguments are those that SwiftPM 6.3 gives its compiler.
final class CompilerArgumentsTests: XCTestCase {
    func testAModulesSourcesAreReadFromItsResponseFile() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "'/p/Sources/App/A.swift'\n'/p/Sources/App/with blank/B.swift'\n",
            to: "App.build/sources"
        )
        let map = folder.url.appendingPathComponent("App.build/output-file-map.json").path
        let arguments = try CompilerArguments([
            "-module-name", "App", "-emit-module", "-emit-module-path", "/b/Modules/App.swiftmodule",
            "-output-file-map", map,
            "-incremental", "-c", "@" + folder.url.appendingPathComponent("App.build/sources").path, "-I",
            "/b/Modules",
            "-DSWIFT_PACKAGE", "-D", "DEBUG", "-parseable-output", "-Xfrontend", "-entry-point-function-name",
            "-Xfrontend",
            "App_main", "-swift-version", "5",
        ])
        XCTAssertEqual(arguments.moduleName, "App")
        XCTAssertEqual(arguments.sources, ["/p/Sources/App/A.swift", "/p/Sources/App/with blank/B.swift"])
        XCTAssertEqual(arguments.conditions, ["SWIFT_PACKAGE", "DEBUG"])
        XCTAssertEqual(arguments.languageMode, 5)
        XCTAssertEqual(arguments.outputFileMap, map)
        XCTAssertEqual(arguments.emittedModule, "/b/Modules/App.swiftmodule")
        XCTAssertTrue(arguments.isParseable)
        XCTAssertFalse(arguments.isQuestion)
        XCTAssertFalse(arguments.isOfSwiftPM)
        XCTAssertFalse(arguments.isForBuildTools)
        XCTAssertFalse(arguments.isLinking)
        XCTAssertFalse(arguments.hasParseAsLibrary)
    }

    func testFeaturesOfTheLanguageAreReadFromTheirOptions() throws {
        let arguments = try CompilerArguments([
            "-module-name", "App", "-enable-upcoming-feature", "ExistentialAny",
            "-enable-experimental-feature",
            "StrictConcurrency=complete", "-strict-memory-safety", "-enable-testing",
        ])
        XCTAssertEqual(arguments.features, ["ExistentialAny", "StrictConcurrency", "StrictMemorySafety"])
        XCTAssertTrue(arguments.isTestable)
    }

    func testWhatIsNoModuleOfTheBuildIsLeftAlone() throws {
        for question in [
            ["-print-target-info"], ["-h"], ["-version"], ["--version"], ["-modulewrap", "A.swiftmodule"],
            ["-frontend", "-c", "A.swift"], [],
        ] {
            XCTAssertTrue(try CompilerArguments(question).isQuestion, "\(question)")
        }
        XCTAssertTrue(try CompilerArguments(["--version"]).isVersionQuestion)
        XCTAssertFalse(try CompilerArguments(["-h"]).isVersionQuestion)
        let manifest = [
            "-I", "/s/pm/ManifestAPI", "-package-description-version", "5.9.0", "/p/Package.swift", "-o",
            "/t/manifest",
        ]
        XCTAssertTrue(try CompilerArguments(manifest).isOfSwiftPM)
    }

    func testMacrosAreForTheBuildItself() throws {
        let module = [
            "-module-name", "Macros", "-output-file-map", "/b/Macros-tool.build/output-file-map.json", "-c",
            "/p/A.swift",
        ]
        XCTAssertTrue(try CompilerArguments(module).isForBuildTools)
        let program = ["-emit-executable", "-o", "/b/Macros-tool", "@/b/Macros.product/Objects.LinkFileList"]
        XCTAssertTrue(try CompilerArguments(program).isForBuildTools)
    }

    func testLinkingHasNoSources() throws {
        let words = [
            "-L", "/b", "-o", "/b/App", "-module-name", "App", "-emit-executable", "/b/App.build/A.swift.o",
        ]
        XCTAssertTrue(try CompilerArguments(words).isLinking)
        XCTAssertFalse(try CompilerArguments(words + ["/p/A.swift"]).isLinking)
    }

    func testAValueOfAnOptionIsNoSource() throws {
        XCTAssertEqual(
            try CompilerArguments(["-c", "A.swift", "-o", "B.swift", "-Xcc", "C.swift"]).sources,
            ["A.swift"]
        )
    }
}
