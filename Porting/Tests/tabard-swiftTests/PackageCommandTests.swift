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

    private static let iconSizes = [16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512]

    /// An app that prints a resource, and whose licence it is under.
    private func package(list: String? = list, packaging: String? = nil) throws -> TestPackage {
        let package = try TestPackage(kit: XCTUnwrap(Self.kit))
        let copied = ["word.txt", "Media.xcassets"] + (list == nil ? [] : ["App-Info.plist"])
        let resources = copied.map { ".copy(\"\($0)\")" }.joined(separator: ", ")
        try package.writeManifest(".executableTarget(name: \"App\", resources: [\(resources)])")
        try package.write(
            """
            import Foundation
            import UIKit
            let file = Bundle.module.url(forResource: "word", withExtension: "txt")
            print(try! String(contentsOf: file!, encoding: .utf8), words(), View() is UIView)
            if let licences = Bundle.main.url(forResource: "Licences", withExtension: "txt") {
                print(try! String(contentsOf: licences, encoding: .utf8).prefix { $0 != "\\n" })
            }
            final class View: UIView {}
            // As the kit has it: an app's main bundle is the folder of its resources, and not where its program lies.
            extension Foundation.Bundle {
                static var main: Bundle {
                    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
                    return Bundle(path: program.deletingLastPathComponent().path + "/App_App.resources")!
                }
            }
            """,
            to: "Sources/App/main.swift"
        )
        try package.write("hello", to: "Sources/App/word.txt")
        // What macOS leaves in folders is no resource.
        try package.write("of a folder", to: "Sources/App/Media.xcassets/.DS_Store")
        if let list { try package.write(list, to: "Sources/App/App-Info.plist") }
        try write(icon: TestPictures.icon, to: package)
        let text = packaging ?? "{ \"maintainer\": \"Ada <ada@example.org>\", \"licence\": \"MIT\" }"
        if !text.isEmpty { try package.write(text, to: ".tabard/package.json") }
        return package
    }

    /// A catalogue as Xcode writes it: one large picture, and others for dark and tinted looks.
    private func write(icon: Data?, to package: TestPackage) throws {
        let set = "Sources/App/Media.xcassets/AppIcon.appiconset"
        try package.write(
            """
            { "images": [
                { "filename": "icon.png", "idiom": "universal", "platform": "ios", "size": "1024x1024" },
                { "appearances": [{ "appearance": "luminosity", "value": "dark" }], "filename": "dark.png" }
            ] }
            """,
            to: set + "/Contents.json"
        )
        let file = package.folder.appendingPathComponent(set + "/icon.png")
        try? FileManager.default.removeItem(at: file)
        try icon?.write(to: file)
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
            let result = try package.tabardSwift("package", "deb", "flatpak", "--output", "out")
            XCTAssertEqual(result.status, 0, result.output)
            XCTAssertEqual(result.lines(with: "Warning"), [])
            let out = package.folder.appendingPathComponent("out")
            let packages = names(in: out)
            XCTAssertEqual(packages.count, 5, "\(packages)")
            sums.append(try packages.map { try run("sha256sum", $0, in: out) })
            guard sums.count == 2 else { continue }
            let archive = try XCTUnwrap(packages.first { $0.hasSuffix(".tar.gz") })
            let tar = try run("tar", "--list", "--gzip", "--file", archive, in: out)
            let icons = Self.iconSizes.map { "share/icons/hicolor/\($0)x\($0)/apps/org.example.App.png" }
            let set = "App_App.resources/Media.xcassets/AppIcon.appiconset"
            XCTAssertEqual(
                tar.split(separator: "\n").filter { !$0.hasSuffix("/") }.sorted(),
                ([
                    "App", "README", "App_App.resources/App-Info.plist", "App_App.resources/word.txt",
                    "\(set)/Contents.json", "\(set)/icon.png", "App_App.resources/Licences.txt",
                    "sbom.spdx.json",
                    "share/applications/org.example.App.desktop",
                    "share/metainfo/org.example.App.metainfo.xml",
                ] + icons).map { "my-app-1.2/" + $0 }.sorted()
            )
            let checksum = try run("sha256sum", archive, in: out).prefix(64)
            let manifest = try String(contentsOfFile: out.path + "/org.example.App.json", encoding: .utf8)
            XCTAssertTrue(manifest.contains("\"\(checksum)\""), manifest)
            XCTAssertTrue(manifest.contains("\"\(archive)\""), manifest)
            // Where it was built is gone, and it runs from elsewhere.
            let elsewhere = try TemporaryFolder()
            _ = try run("tar", "--extract", "--file", out.path + "/" + archive, in: elsewhere.url)
            try FileManager.default.removeItem(at: package.folder.appendingPathComponent(".build"))
            let program = elsewhere.url.appendingPathComponent("my-app-1.2/App")
            XCTAssertEqual(
                try Command(program.path, [], in: elsewhere.url).run().output,
                "hello ours true\nMy App: MIT\n"
            )
            let licences = try String(
                contentsOfFile: elsewhere.url.path + "/my-app-1.2/App_App.resources/Licences.txt",
                encoding: .utf8
            )
            for words in ["\nTabard 1.2\n", "Runtime Library Exception", "Unicode License V3"] {
                XCTAssertTrue(licences.contains(words), licences)
            }
            for (size, path) in zip(Self.iconSizes, icons) {
                let icon =
                    FileManager.default.contents(atPath: elsewhere.url.path + "/my-app-1.2/" + path) ?? Data()
                XCTAssertEqual(
                    [UInt8](icon.prefix(20).suffix(4)),
                    [0, 0, UInt8(size / 256), UInt8(size % 256)]
                )
            }
            try assertTheArchiveInstalls(in: elsewhere.url)
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

    /// Does what the archive's own text says, and looks at what a desktop finds then.
    private func assertTheArchiveInstalls(in elsewhere: URL) throws {
        let folder = elsewhere.appendingPathComponent("my-app-1.2")
        let text = try String(contentsOfFile: folder.path + "/README", encoding: .utf8)
        // Before the last command stands what brings the app into the menus, and the databases are others' work.
        let commands = text.split(separator: "\n").drop { !$0.contains("share=") }
            .prefix { $0.hasPrefix("    ") && !$0.contains("-database") }
        XCTAssertEqual(commands.count, 4, text)
        let home = elsewhere.appendingPathComponent("a home")
        let script = (["mkdir '\(home.path)' && export HOME='\(home.path)'"] + commands.map(String.init))
            .joined(separator: "\n")
        let result = try Command("/bin/sh", ["-euc", script], in: folder).run()
        XCTAssertEqual(result.output, "")
        let desktop = home.path + "/.local/share/applications/org.example.App.desktop"
        let entry = try String(contentsOfFile: desktop, encoding: .utf8)
        XCTAssertTrue(entry.contains("\nExec=\"\(folder.path)/App\"\n"), entry)
    }

    private func assertRefuses(
        _ package: TestPackage,
        _ words: String,
        form: String = "tar",
        line: UInt = #line
    ) throws {
        let result = try package.tabardSwift("package", form, "--output", "out")
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
        let package = try package(packaging: "{}")
        try assertRefuses(package, "'maintainer' and 'licence'")
        try package.write("{ \"maintainer\": \"A <a@b>\", \"licence\": \"MIT\" }", to: ".tabard/package.json")
        let list = "Sources/App/App-Info.plist"
        try package.write(Self.list.replacing("org.example.App", with: "../../a;reboot"), to: list)
        try assertRefuses(package, "App-Info.plist: CFBundleIdentifier '../../a;reboot'")
        try package.write(Self.list.replacing("CFBundleIdentifier", with: "Other"), to: list)
        try assertRefuses(package, "App-Info.plist: there is no CFBundleIdentifier")
        let types = """
            <key>UTExportedTypeDeclarations</key><array><dict>
            <key>UTTypeIdentifier</key><string>org.example.type</string><key>UTTypeTagSpecification</key>
            <dict><key>public.filename-extension</key><string>pdf</string></dict></dict></array></dict></plist>
            """
        try package.write(Self.list.replacing("</dict></plist>", with: types), to: list)
        try assertRefuses(package, "the ending 'pdf' of org.example.type")
        try package.write(Self.list.replacing("org.example.App", with: "example.App"), to: list)
        try assertRefuses(package, "'example.App' is no name for Flatpak", form: "flatpak")
        try package.write("", to: "file")
        let result = try package.tabardSwift("package", "tar", "--output", "file/out")
        XCTAssertNotEqual(result.status, 0)
        let said = result.lines(with: "Error: \(package.path("file/out"))")
        XCTAssertEqual(said.count, 1, result.output)
        XCTAssertFalse(said.joined().contains("NSCocoaErrorDomain"), result.output)
    }

    func testIconsThatCanNotBePacked() throws {
        let package = try package()
        try write(icon: nil, to: package)
        try assertRefuses(package, "icon.png: Contents.json names it, and it is not there")
        try write(icon: TestPictures.icon.prefix(300), to: package)
        try assertRefuses(package, "icon.png: the PNG file is cut off")
        // What is in the middle of the picture is not what the file says.
        var broken = TestPictures.icon
        broken.replaceSubrange(100..<110, with: repeatElement(255, count: 10))
        try write(icon: broken, to: package)
        try assertRefuses(package, "gdk-pixbuf-thumbnailer: it ended with 1")
        // Without a picture there is a package, and a word about it.
        try package.write(
            "{ \"images\": [] }",
            to: "Sources/App/Media.xcassets/AppIcon.appiconset/Contents.json"
        )
        let result = try package.tabardSwift("package", "tar", "--output", "out")
        XCTAssertEqual(result.status, 0, result.output)
        XCTAssertEqual(
            result.lines(with: "Warning: \(package.folder.path): App has no icon").count,
            1,
            result.output
        )
    }

    /// The disk is full in the middle of packing: where the packages appear, and where they are made.
    func testAFullDisk() throws {
        let package = try package()
        let program = TestKit.products.appendingPathComponent("tabard-swift").path
        let disk = package.folder.appendingPathComponent("disk")
        try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
        guard try run("unshare", "--map-root-user", "--mount", "true", in: package.folder).isEmpty else {
            throw XCTSkip("this system lets nobody mount a disk of their own")
        }
        for (variable, output) in [("NONE", "disk"), ("TMPDIR", "out")] {
            let script = """
                mount -t tmpfs -o size=256k disk disk && export \(variable)="$PWD/disk" &&
                '\(program)' package tar --output \(output); echo "ended with $?"; ls -A disk out
                """
            let result = try Command(
                "/usr/bin/env",
                ["unshare", "--map-root-user", "--mount", "sh", "-c", script],
                in: package.folder,
                environment: ["TABARD_KIT": package.kit.folder.path]
            ).run()
            XCTAssertEqual(
                result.lines(with: "No space left").filter { $0.hasPrefix("Error: ") }.count,
                1,
                result.output
            )
            XCTAssertEqual(result.lines(with: "ended with 0"), [])
            let listing = result.output.split(separator: "\n").drop { $0 != "disk:" }
            XCTAssertFalse(listing.isEmpty, result.output)
            XCTAssertEqual(
                listing.filter { $0.hasPrefix("tabard") || $0.contains("my-app") },
                [],
                result.output
            )
        }
    }
}
