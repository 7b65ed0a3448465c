import Foundation
import XCTest

/// Packing an app, as its developer does it.
final class PackageCommandTests: XCTestCase {
    nonisolated(unsafe) private static var kit: TestKit?

    override class func setUp() {
        kit = try? TestKit.make()
    }

    override class func tearDown() {
        kit = nil
    }

    private static let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>org.example.App</string>
        <key>CFBundleName</key><string>My App</string>
        <key>CFBundleShortVersionString</key><string>1.2</string>
        <key>CFBundleVersion</key><string>3</string>
        </dict></plist>
        """

    /// An app that prints a resource.
    private func package(list: String? = list, packaging: String? = nil) throws -> TestPackage {
        let package = try TestPackage(kit: XCTUnwrap(Self.kit))
        let resources = list == nil ? ".copy(\"word.txt\")" : ".copy(\"word.txt\"), .copy(\"App-Info.plist\")"
        try package.writeManifest(".executableTarget(name: \"App\", resources: [\(resources)])")
        try package.write(
            """
            import Foundation
            import UIKit
            let file = Bundle.module.url(forResource: "word", withExtension: "txt")
            print(try! String(contentsOf: file!, encoding: .utf8), words(), View() is UIView)
            final class View: UIView {}
            """,
            to: "Sources/App/main.swift"
        )
        try package.write("hello", to: "Sources/App/word.txt")
        if let list { try package.write(list, to: "Sources/App/App-Info.plist") }
        let text = packaging ?? "{ \"maintainer\": \"Ada <ada@example.org>\", \"licence\": \"MIT\" }"
        if !text.isEmpty { try package.write(text, to: ".tabard/package.json") }
        return package
    }

    private func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    private func run(_ program: String, _ arguments: String..., in folder: URL) throws -> String {
        try Command("/usr/bin/env", [program] + arguments, in: folder).run().output
    }

    func testTwoBuildsAreTheSameAndRunAnywhere() throws {
        var sums: [[String]] = []
        for _ in 0..<2 {
            let package = try package()
            let result = try package.tabardSwift("package", "--output", "out")
            XCTAssertEqual(result.status, 0, result.output)
            let out = package.folder.appendingPathComponent("out")
            let packages = names(in: out)
            XCTAssertEqual(packages.count, 4, "\(packages)")
            sums.append(try packages.map { try run("sha256sum", $0, in: out) })
            guard sums.count == 2 else { continue }
            let archive = try XCTUnwrap(packages.first { $0.hasSuffix(".tar.gz") })
            let tar = try run("tar", "--list", "--gzip", "--file", archive, in: out)
            XCTAssertEqual(
                tar.split(separator: "\n").filter { !$0.hasSuffix("/") },
                [
                    "my-app-1.2/App", "my-app-1.2/App_App.resources/App-Info.plist",
                    "my-app-1.2/App_App.resources/word.txt", "my-app-1.2/Licences.txt",
                    "my-app-1.2/sbom.spdx.json", "my-app-1.2/share/applications/org.example.App.desktop",
                    "my-app-1.2/share/metainfo/org.example.App.metainfo.xml",
                ]
            )
            // Where it was built is gone, and it runs from elsewhere.
            let elsewhere = try TemporaryFolder()
            _ = try run("tar", "--extract", "--file", out.path + "/" + archive, in: elsewhere.url)
            try FileManager.default.removeItem(at: package.folder.appendingPathComponent(".build"))
            let program = elsewhere.url.appendingPathComponent("my-app-1.2/App")
            XCTAssertEqual(try Command(program.path, [], in: elsewhere.url).run().output, "hello ours true\n")
            let content = try XCTUnwrap(FileManager.default.contents(atPath: program.path))
            XCTAssertNil(content.range(of: Data(package.folder.path.utf8)), "it tells where it was built")
            let deb = try XCTUnwrap(packages.first { $0.hasPrefix("my-app_1.2-3_") })
            let fields = try run("dpkg-deb", "--field", deb, "Package", "Version", "Maintainer", in: out)
            XCTAssertEqual(fields, "Package: my-app\nVersion: 1.2-3\nMaintainer: Ada <ada@example.org>\n")
            let symbols = try XCTUnwrap(packages.first { $0.hasPrefix("my-app-dbgsym_") })
            XCTAssertTrue(
                try run("dpkg-deb", "--contents", symbols, in: out).contains("/usr/lib/debug/.build-id/")
            )
        }
        XCTAssertEqual(sums.first, sums.last)
    }

    private func assertRefuses(_ package: TestPackage, _ words: String, line: UInt = #line) throws {
        let result = try package.tabardSwift("package", "tar", "--output", "out")
        XCTAssertNotEqual(result.status, 0, line: line)
        XCTAssertTrue(
            result.lines(with: words).contains { $0.hasPrefix("Error: ") },
            result.output,
            line: line
        )
        XCTAssertEqual(names(in: package.folder.appendingPathComponent("out")), [], line: line)
    }

    func testWhatCanNotBePacked() throws {
        try assertRefuses(package(list: nil), "no Info.plist")
        try assertRefuses(package(packaging: "{}"), "'maintainer' and 'licence'")
        let hostile = Self.list.replacing("org.example.App", with: "../../a;reboot")
        try assertRefuses(package(list: hostile), "CFBundleIdentifier")
    }
}
