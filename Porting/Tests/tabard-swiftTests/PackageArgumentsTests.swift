import Foundation
import XCTest

@testable import tabard_swift

final class PackageArgumentsTests: XCTestCase {
    func testTheProgramAndItsArgumentsComeAfterTheOptions() {
        let arguments = PackageArguments([
            "-c", "release", "-Xswiftc", "-DA", "--skip-build", "App", "--verbose", "-c", "x",
        ])
        XCTAssertEqual(arguments.options, ["-c", "release", "-Xswiftc", "-DA", "--skip-build"])
        XCTAssertEqual(arguments.positional, ["App", "--verbose", "-c", "x"])
        XCTAssertTrue(arguments.has("--skip-build"))
        XCTAssertFalse(arguments.has("--verbose"))
    }

    func testAnOptionWithoutItsValueEndsTheOptions() {
        XCTAssertEqual(PackageArguments(["--product"]).options, ["--product"])
        XCTAssertEqual(PackageArguments([]).positional, [])
    }

    func testThePackageIsTheOneThatTheOptionNames() {
        let here = URL(fileURLWithPath: "/nowhere/here")
        XCTAssertEqual(
            PackageArguments(["--package-path", "../App"]).package(from: here).path,
            "/nowhere/App"
        )
        XCTAssertEqual(PackageArguments(["--package-path=/a/App"]).package(from: here).path, "/a/App")
        XCTAssertEqual(
            PackageArguments(["--package-path", "/a/App"]).scratch(from: here).path,
            "/a/App/.build"
        )
        XCTAssertEqual(
            PackageArguments(["--scratch-path", "../built"]).scratch(from: here).path,
            "/nowhere/built"
        )
        XCTAssertEqual(
            PackageArguments(["App", "--scratch-path", "/b"]).scratch(from: here).path,
            "/nowhere/here/.build"
        )
    }

    func testWithoutTheOptionThePackageIsTheNearestUpwards() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "App/Package.swift")
        try folder.write("", to: "App/Sources/App/A.swift")
        let package = PackageArguments([]).package(from: folder.url.appendingPathComponent("App/Sources/App"))
        XCTAssertEqual(package.path, folder.url.appendingPathComponent("App").path)
    }
}
