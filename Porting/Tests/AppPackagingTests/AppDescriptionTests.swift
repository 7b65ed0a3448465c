import Foundation
import XCTest
import XcodeProject

@testable import AppPackaging

/// What packages read from an app's `Info.plist`, good and bad.
final class AppDescriptionTests: XCTestCase {
    static let packaging = """
        { "maintainer": "Ada Lovelace <ada@example.org>", "licence": "MIT", "summary": "Write <notes> & more" }
        """

    static func packaging(_ text: String = packaging) throws -> PackagingFile {
        try PackagingFile(Data(text.utf8))
    }

    static let list = """
        {
            CFBundleIdentifier = "org.example.Notes";
            CFBundleDisplayName = "My Notes";
            CFBundleShortVersionString = "1.2";
            CFBundleVersion = 34;
            CFBundleURLTypes = ({ CFBundleURLSchemes = (notes, "Notes-2"); });
            CFBundleDocumentTypes = (
                { CFBundleTypeName = "Text"; LSItemContentTypes = ("public.plain-text", "org.example.note"); }
            );
            UTExportedTypeDeclarations = (
                {
                    UTTypeIdentifier = "org.example.note";
                    UTTypeDescription = "Note";
                    UTTypeConformsTo = ("public.json");
                    UTTypeTagSpecification = { "public.filename-extension" = (note, nt); };
                },
                { UTTypeIdentifier = "org.example.backup"; UTTypeTagSpecification = { "public.filename-extension" = bak; }; }
            );
            UIApplicationShortcutItems = (
                { UIApplicationShortcutItemType = "org.example.new"; UIApplicationShortcutItemTitle = "New Note"; }
            );
        }
        """

    static func app(_ list: String = list, executable: String = "Notes") throws -> AppDescription {
        try AppDescription(
            try PropertyListReader.read(Array(list.utf8), path: "Info.plist"),
            executable: executable,
            packaging: packaging(),
            path: "Info.plist"
        )
    }

    func testAllThatIsSaid() throws {
        let app = try Self.app()
        XCTAssertEqual(app.identifier, "org.example.Notes")
        XCTAssertEqual(app.name, "My Notes")
        XCTAssertEqual(app.debianName, "my-notes")
        XCTAssertEqual(app.debianVersion, "1.2-34")
        XCTAssertEqual(app.schemes, ["notes", "notes-2"])
        XCTAssertEqual(
            app.openedTypes,
            [
                "text/plain", "application/vnd.org.example.note", "x-scheme-handler/notes",
                "x-scheme-handler/notes-2",
            ]
        )
        XCTAssertEqual(app.ownTypes.map(\.endings), [["bak"], ["note", "nt"]])
        XCTAssertEqual(app.ownTypes.map(\.isOpened), [false, true])
    }

    private func assertRefuses(
        _ list: String,
        executable: String = "Notes",
        _ code: PackagingError.Code,
        _ words: String,
        line: UInt = #line
    ) {
        XCTAssertThrowsError(try Self.app(list, executable: executable), line: line) { error in
            let error = error as? PackagingError
            XCTAssertEqual(error?.code, code, line: line)
            XCTAssertTrue(error?.cause.contains(words) == true, error?.cause ?? "", line: line)
            XCTAssertLessThan(error?.cause.count ?? 0, 400, line: line)
            XCTAssertFalse(error?.cause.contains("\n") ?? true, line: line)
        }
    }

    func testHostileLists() {
        assertRefuses("{}", .missing, "CFBundleIdentifier")
        let identifiers = [
            "../../etc/passwd", "org.example.$(rm -rf /)", "org", "org..example", ".org.example",
            "org.1example",
            "org.example.a\\nb", String(repeating: "a.", count: 5_000) + "a", "org.exämple.a",
            "org.example.a b",
        ]
        for identifier in identifiers {
            let list = "{ CFBundleIdentifier = \"\(identifier)\"; CFBundleVersion = 1; }"
            // A variable that only a build settles is as good as none.
            assertRefuses(
                list,
                identifier.contains("$(") ? .missing : .invalid,
                "CFBundleIdentifier"
            )
        }
        let start = "{ CFBundleIdentifier = \"a.b\"; "
        assertRefuses(start + "}", .missing, "CFBundleShortVersionString")
        assertRefuses(start + "CFBundleVersion = \"1; rm\"; }", .invalid, "version")
        assertRefuses(start + "CFBundleVersion = 1; }", executable: "../x", .invalid, "name for a program")
        assertRefuses(
            start + "CFBundleVersion = 1; CFBundleURLTypes = ({ CFBundleURLSchemes = (\"a;b\"); }); }",
            .invalid,
            "scheme"
        )
        assertRefuses(
            start
                + "CFBundleVersion = 1; UTExportedTypeDeclarations = ({ UTTypeIdentifier = a; UTTypeTagSpecification = { \"public.filename-extension\" = \"a/b\"; }; }); }",
            .invalid,
            "filename-extension"
        )
        assertRefuses(
            start
                + "CFBundleVersion = 1; UTExportedTypeDeclarations = ({ UTTypeIdentifier = a; UTTypeTagSpecification = { \"public.mime-type\" = \"no type\"; }; }); }",
            .invalid,
            "mime-type"
        )
    }

    /// An app that is installed may not change what the files of others are.
    func testTypesThatAreTaken() throws {
        func list(_ identifier: String, _ tags: String) -> String {
            """
            { CFBundleIdentifier = "a.b"; CFBundleVersion = 1;
            CFBundleDocumentTypes = ({ LSItemContentTypes = ("\(identifier)"); });
            UTImportedTypeDeclarations = ({ UTTypeIdentifier = "\(identifier)"; UTTypeTagSpecification = { \(tags) }; }); }
            """
        }
        let ending = "\"public.filename-extension\""
        assertRefuses(list("a.type", "\(ending) = (own, JSON);"), .invalid, "'JSON' of a.type")
        assertRefuses(
            list("a.type", "\(ending) = own; \"public.mime-type\" = \"text/plain\";"),
            .invalid,
            "'text/plain' of a.type"
        )
        // One that the system has is the system's, whoever declares it.
        let app = try Self.app(list("com.adobe.pdf", "\(ending) = pdf;"))
        XCTAssertEqual(app.ownTypes, [])
        XCTAssertEqual(app.openedTypes, ["application/pdf"])
    }

    func testNamesLoseWhatBreaksLines() throws {
        let app = try Self.app(
            "{ CFBundleIdentifier = \"a.b\"; CFBundleVersion = 1; CFBundleName = \"A\\nExec=evil\\t B\"; }"
        )
        XCTAssertEqual(app.name, "A Exec=evil B")
        XCTAssertFalse(DesktopFile(app, command: "a").text.contains("\nExec=evil"))
    }

    func testNamesInOtherLanguages() throws {
        var app = try Self.app()
        app.addName("Meine\nNotizen", inLanguage: "de")
        app.addName("Notizen", inLanguage: "de")
        app.addName("Minhas Notas", inLanguage: "pt-BR")
        app.addName("Notes", inLanguage: "Base")
        app.addName("Notes", inLanguage: "de]\nExec")
        app.addName("  ", inLanguage: "fr")
        XCTAssertEqual(app.localizedNames, ["de": "Meine Notizen", "pt-BR": "Minhas Notas"])
        XCTAssertTrue(DesktopFile(app, command: "My App").text.contains("\nExec=\"My App\" %U\n"))
    }

    func testNamesForDebian() throws {
        func debian(_ name: String) throws -> String {
            try Self.app(
                "{ CFBundleIdentifier = \"org.a_b.C\"; CFBundleVersion = 1; CFBundleName = \"\(name)\"; }"
            ).debianName
        }
        XCTAssertEqual(try debian("Notes"), "notes")
        XCTAssertEqual(try debian("Über  Notes!"), "ber-notes")
        XCTAssertEqual(try debian("日記"), "org.a-b.c")
        XCTAssertEqual(try debian("X"), "org.a-b.c")
    }

    func testThePackersFile() throws {
        func assertRefuses(_ text: String, _ words: String, line: UInt = #line) {
            XCTAssertThrowsError(try Self.packaging(text), line: line) { error in
                let cause = (error as? PackagingError)?.cause ?? ""
                XCTAssertTrue(cause.contains(words), cause, line: line)
            }
        }
        assertRefuses("", "JSON")
        assertRefuses("[]", "JSON")
        assertRefuses("{}", "'maintainer' and 'licence'")
        assertRefuses("{\"license\": \"MIT\"}", "nothing is called 'license'")
        assertRefuses("{\"maintainer\": \"Ada\", \"licence\": \"MIT\"}", "mail@example.org")
        assertRefuses("{\"maintainer\": \"A <a@b>\\nX: y\", \"licence\": \"MIT\"}", "one line")
        assertRefuses("{\"maintainer\": \"A <a@b>\", \"licence\": \"MIT\\nX: y\"}", "one line")
        assertRefuses(
            "{\"maintainer\": \"A <a@b>\", \"licence\": \"MIT\", \"homePage\": \"file:///etc\"}",
            "address"
        )
        assertRefuses(
            "{\"maintainer\": \"A <a@b>\", \"licence\": \"MIT\", \"categories\": [\"a;b\"]}",
            "categories"
        )
        assertRefuses(
            "{\"maintainer\": \"A <a@b>\", \"licence\": \"MIT\", \"flatpakRuntimeVersion\": \"4 8\"}",
            "flatpakRuntimeVersion"
        )
        assertRefuses(
            "{\"maintainer\": \"A <a@b>\", \"licence\": \"MIT\", \"flatpakPermissions\": [\"network\"]}",
            "flatpakPermissions"
        )
        XCTAssertEqual(try Self.packaging().categories, ["Utility"])
    }

    func testReleases() {
        let text = """
            # Changelog
            ## [Unreleased]
            ## [1.2.0] - 2026-01-31
            ### Added
            ## v1.1 (2025-12-01)
            ## 1.0
            """
        XCTAssertEqual(
            ReleaseList.releases(in: text),
            [
                AppDescription.Release(version: "1.2.0", date: "2026-01-31"),
                AppDescription.Release(version: "1.1", date: "2025-12-01"),
            ]
        )
    }

    func testIcons() throws {
        let contents = """
            { "images": [
                { "filename": "a.png", "size": "1024x1024" }, { "idiom": "universal" },
                { "filename": "dark.png", "appearances": [] }, { "filename": "a.png" }
            ] }
            """
        XCTAssertEqual(try AppIcon.names(in: Data(contents.utf8), path: "c"), ["a.png"])
        XCTAssertThrowsError(
            try AppIcon.names(in: Data("{\"images\": [{\"filename\": \"../x.png\"}]}".utf8), path: "c")
        )
        XCTAssertThrowsError(try AppIcon.names(in: Data("x".utf8), path: "c"))
    }

    func testFilesOfIcons() throws {
        let start: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
        func part(_ name: String, _ content: [UInt8], length: UInt8? = nil) -> [UInt8] {
            [0, 0, 0, length ?? UInt8(content.count)] + name.utf8 + content + [0, 0, 0, 0]
        }
        func size(_ bytes: [UInt8]) throws -> Int { try AppIcon(Data(bytes), path: "a").size }
        func assertRefuses(_ bytes: [UInt8], _ cause: String, line: UInt = #line) {
            XCTAssertThrowsError(try size(bytes), line: line) { error in
                let found = (error as? PackagingError)?.cause ?? ""
                XCTAssertTrue(found.contains(cause), found, line: line)
            }
        }
        func head(_ width: [UInt8], _ height: [UInt8]) -> [UInt8] {
            part("IHDR", width + height + [8, 6, 0, 0, 0])
        }
        let large: [UInt8] = [0, 0, 4, 0]
        let whole = start + head(large, large) + part("IDAT", [1, 2, 3]) + part("IEND", [])
        XCTAssertEqual(try size(whole), 1024)
        for count in [0, 7, 23] { assertRefuses(Array(whole.prefix(count)), "no PNG") }
        for count in 24..<whole.count { assertRefuses(Array(whole.prefix(count)), "cut off") }
        assertRefuses(
            start + head(large, large) + part("IDAT", [1], length: 255) + part("IEND", []),
            "cut off"
        )
        assertRefuses(start + head([0, 0, 0, 64], [0, 0, 0, 63]) + part("IEND", []), "64 by 63")
        assertRefuses(start + head([0, 0, 0, 8], [0, 0, 0, 8]) + part("IEND", []), "8 by 8")
        let most = [UInt8](repeating: 255, count: 4)
        assertRefuses(start + head(most, most) + part("IEND", []), "4294967295 by 4294967295")
        assertRefuses(Array("GIF89a".utf8) + Array(repeating: 0, count: 100), "no PNG")
        assertRefuses(Array(repeating: 0, count: AppIcon.largestFile + 1), "32 MB")
    }
}
