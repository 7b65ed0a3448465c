import Foundation
import XCTest

@testable import AppPackaging

/// The files that systems read, as texts.
final class FormatsTests: XCTestCase {
    private func app() throws -> AppDescription {
        var app = try AppDescriptionTests.app()
        app.localizedNames = ["de": "Meine <Notizen>", "pt-BR": "Minhas Notas"]
        return app
    }

    func testTheDesktopFile() throws {
        XCTAssertEqual(
            DesktopFile(try app(), command: "/usr/bin/my-notes").text,
            """
            [Desktop Entry]
            Type=Application
            Version=1.4
            Name=My Notes
            Name[de]=Meine <Notizen>
            Name[pt_BR]=Minhas Notas
            Comment=Write <notes> & more
            Exec=/usr/bin/my-notes %U
            Icon=org.example.Notes
            Terminal=false
            StartupNotify=true
            Categories=Utility;
            MimeType=text/plain;application/vnd.org.example.note;x-scheme-handler/notes;x-scheme-handler/notes-2;
            Actions=org-example-new;

            [Desktop Action org-example-new]
            Name=New Note
            Exec=/usr/bin/my-notes --shortcut org.example.new

            """
        )
    }

    func testADesktopFileNamesNoIconThatIsNotThere() throws {
        let (with, without) = (
            DesktopFile(try app(), command: "notes").text,
            DesktopFile(try app(), command: "notes", hasIcon: false).text
        )
        XCTAssertEqual(with.replacing("Icon=org.example.Notes\n", with: ""), without)
        XCTAssertNotEqual(with, without)
    }

    func testIdentifiersThatSoftwareCentresTake() {
        let valid = ["org.example.Notes", "com.example.My.Notes", "com.my-app.X"]
        let invalid = ["com.StevenHill.App", "App.example.X", "com.example", "MyApp", "", "..", "com..App"]
        XCTAssertEqual((valid + invalid).filter(Metainfo.isValid(identifier:)), valid)
    }

    func testWhatAnArchiveTells() throws {
        let app = try app()
        let text = ArchiveInstructions(app).text
        XCTAssertTrue(text.hasPrefix("My Notes 1.2\n"), text)
        let desktop = DesktopFile(app, command: app.executable).text
        XCTAssertTrue(desktop.contains("\nExec=\(app.executable) "), desktop)
        for line in [
            "sed -i 's|^Exec=\(app.executable)|Exec=\"'\"$PWD\"'/\(app.executable)\"|' \"$share\"/applications/org.example.Notes.desktop",
            "mime/packages/\(MIMETypes.name(of: app))", "icons/hicolor/*/apps/org.example.Notes*",
        ] {
            XCTAssertTrue(text.contains("\n    \(line)\n"), text)
        }
        var spaced = app
        spaced.executable = "My Notes"
        let command = "s|^Exec=\"My Notes\"|Exec=\"'\"$PWD\"'/My Notes\"|"
        XCTAssertTrue(ArchiveInstructions(spaced).text.contains(command))
    }

    func testShortcutsOfOneNameAreOneAction() throws {
        var app = try app()
        app.shortcuts = ["a.b_c", "a-b-c", "a;b", "new"].map { .init(type: $0, title: $0) }
        let text = DesktopFile(app, command: "notes").text
        XCTAssertTrue(text.contains("\nActions=a-b-c;new;\n"), text)
        XCTAssertTrue(
            text.contains("\n[Desktop Action a-b-c]\nName=a.b_c\nExec=notes --shortcut a.b_c\n"),
            text
        )
    }

    func testTheTypes() throws {
        XCTAssertEqual(
            MIMETypes(try app())?.text,
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
              <mime-type type="application/vnd.org.example.backup">
                <comment>org.example.backup</comment>
                <glob pattern="*.bak"/>
              </mime-type>
              <mime-type type="application/vnd.org.example.note">
                <comment>Note</comment>
                <sub-class-of type="application/json"/>
                <glob pattern="*.note"/>
                <glob pattern="*.nt"/>
              </mime-type>
            </mime-info>

            """
        )
        XCTAssertNil(
            MIMETypes(try AppDescriptionTests.app("{ CFBundleIdentifier = \"a.b\"; CFBundleVersion = 1; }"))
        )
    }

    func testTheMetainfo() throws {
        var app = try app()
        app.descriptions = ["": ["One & two.", "Three."], "de": ["Eins."]]
        app.releases = [AppDescription.Release(version: "1.1", date: "2026-01-31")]
        app.packaging.homePage = "https://example.org/?a&b"
        app.packaging.pictures = ["https://example.org/a.png"]
        XCTAssertEqual(
            Metainfo(app, day: Date(timeIntervalSince1970: 86_400)).text,
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <component type="desktop-application">
              <id>org.example.Notes</id>
              <metadata_license>CC0-1.0</metadata_license>
              <project_license>MIT</project_license>
              <name>My Notes</name>
              <name xml:lang="de">Meine &lt;Notizen&gt;</name>
              <name xml:lang="pt-BR">Minhas Notas</name>
              <summary>Write &lt;notes&gt; &amp; more</summary>
              <developer_name>Ada Lovelace</developer_name>
              <description>
                <p>One &amp; two.</p>
                <p>Three.</p>
                <p xml:lang="de">Eins.</p>
              </description>
              <launchable type="desktop-id">org.example.Notes.desktop</launchable>
              <url type="homepage">https://example.org/?a&amp;b</url>
              <screenshots>
                <screenshot type="default">
                  <image>https://example.org/a.png</image>
                </screenshot>
              </screenshots>
              <content_rating type="oars-1.1"/>
              <releases>
                <release version="1.2" date="1970-01-02"/>
                <release version="1.1" date="2026-01-31"/>
              </releases>
            </component>

            """
        )
    }

    func testTheControlFile() throws {
        var app = try app()
        app.descriptions = ["": [String(repeating: "word ", count: 20), "End."]]
        let control = DebianControl(
            app,
            name: "my-notes",
            architecture: "arm64",
            dependencies: "libgtk-4-1 (>= 4.8)",
            installedSize: 2_049,
            isSymbols: false
        )
        XCTAssertEqual(control.fileName, "my-notes_1.2-34_arm64.deb")
        XCTAssertEqual(
            control.text,
            """
            Package: my-notes
            Version: 1.2-34
            Architecture: arm64
            Maintainer: Ada Lovelace <ada@example.org>
            Installed-Size: 3
            Depends: libgtk-4-1 (>= 4.8)
            Recommends: librsvg2-2
            Section: misc
            Priority: optional
            Description: Write <notes> & more
             word word word word word word word word word word word word word word word
             word word word word word
             .
             End.

            """
        )
    }

    /// Debian has the text of a licence that many packages have, and wants it named; what belongs to no licence of that kind stays.
    func testLicencesThatDebianHasAreNamed() {
        let apache = """
                                             Apache License
                                       Version 2.0, January 2004
                TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION

                1. Definitions.

                END OF TERMS AND CONDITIONS
            """
        let licences = """
            Notes: MIT

            swift-system

            \(apache)

            As an exception, …

            Broken

            Apache License
            Version 2.0, January 2004

            \(apache)
            ICU

            """
        XCTAssertEqual(
            DebianCopyright(owner: "Ada Lovelace", licences: licences).text,
            """
            Copyright © Ada Lovelace and others

            Notes: MIT

            swift-system

            Licensed under the Apache License, Version 2.0. On Debian systems its text is in
            /usr/share/common-licenses/Apache-2.0.

            As an exception, …

            Broken

            Apache License
            Version 2.0, January 2004

            Licensed under the Apache License, Version 2.0. On Debian systems its text is in
            /usr/share/common-licenses/Apache-2.0.
            ICU

            """
        )
    }

    /// A desktop calls an app on the bus only where the bus can start it, and the app is there when it is called.
    func testTheBus() throws {
        let app = try app()
        XCTAssertEqual(
            BusService(app, command: "/usr/bin/my-notes")?.text,
            "[D-BUS Service]\nName=org.example.Notes\nExec=/usr/bin/my-notes\n"
        )
        let line = "\nDBusActivatable=true\n"
        XCTAssertTrue(DesktopFile(app, command: "my-notes", isStartedByBus: true).text.contains(line))
        XCTAssertFalse(DesktopFile(app, command: "my-notes").text.contains(line))
        let start = "{ CFBundleIdentifier = \"a.b\"; CFBundleVersion = 1; "
        XCTAssertNil(BusService(try AppDescriptionTests.app(start + "}"), command: "a"))
        // The app knows no file of a type without endings, and so is not on the bus.
        let silent = """
            CFBundleDocumentTypes = ({ LSItemContentTypes = ("a.type"); });
            UTExportedTypeDeclarations = ({ UTTypeIdentifier = "a.type"; }); }
            """
        let app2 = try AppDescriptionTests.app(start + silent)
        XCTAssertNil(BusService(app2, command: "a"))
        XCTAssertFalse(DesktopFile(app2, command: "a").text.contains("MimeType="))
    }

    func testTheFlatpakManifest() throws {
        var app = try app()
        XCTAssertEqual(FlatpakManifest.name(of: app), "org.example.Notes.json")
        app.packaging = try AppDescriptionTests.packaging(
            """
            { "maintainer": "A <a@b>", "licence": "MIT", "flatpakRuntimeVersion": "50",
            "flatpakPermissions": ["--share=network"] }
            """
        )
        XCTAssertEqual(
            FlatpakManifest(app, archive: "my-notes-1.2-amd64.tar.gz", checksum: "0a1b").text,
            #"""
            {
              "command" : "Notes",
              "finish-args" : [
                "--share=ipc",
                "--socket=wayland",
                "--socket=fallback-x11",
                "--device=dri",
                "--talk-name=org.freedesktop.Notifications",
                "--share=network"
              ],
              "id" : "org.example.Notes",
              "modules" : [
                {
                  "build-commands" : [
                    "libraries=$(ldd './Notes') && ! echo \"${libraries}\" | grep 'not found'",
                    "mkdir -p \"${FLATPAK_DEST}/lib/my-notes\" \"${FLATPAK_DEST}/bin\"",
                    "cp -R share \"${FLATPAK_DEST}\"",
                    "rm -R share",
                    "cp -R . \"${FLATPAK_DEST}/lib/my-notes\"",
                    "ln -s '../lib/my-notes/Notes' \"${FLATPAK_DEST}/bin/Notes\""
                  ],
                  "build-options" : {
                    "no-debuginfo" : true
                  },
                  "buildsystem" : "simple",
                  "name" : "my-notes",
                  "sources" : [
                    {
                      "path" : "my-notes-1.2-amd64.tar.gz",
                      "sha256" : "0a1b",
                      "type" : "archive"
                    }
                  ]
                }
              ],
              "runtime" : "org.gnome.Platform",
              "runtime-version" : "50",
              "sdk" : "org.gnome.Sdk"
            }

            """#
        )
    }

    func testNamesForFlatpak() throws {
        var app = try app()
        for (name, isTaken) in [
            ("org.example.Notes", true), ("org.example.My-Notes", true), ("example.Notes", false),
            ("org.my-company.Notes", false),
        ] {
            app.identifier = name
            let cause: String?
            do {
                try FlatpakManifest.checkName(of: app, path: "Info.plist")
                cause = nil
            } catch { cause = error.description }
            XCTAssertEqual(cause == nil, isTaken, name)
            if let cause { XCTAssertTrue(cause.hasPrefix("Info.plist: CFBundleIdentifier '\(name)'"), cause) }
        }
    }

    func testTheManualPage() throws {
        var app = try app()
        app.packaging.summary = ".Dots and \\ signs"
        XCTAssertEqual(
            ManualPage(app, command: "my-notes").text,
            """
            .TH MY\\-NOTES 1 "" "My Notes 1.2"
            .SH NAME
            my\\-notes \\- \\&.Dots and \\e signs
            .SH SYNOPSIS
            .B my\\-notes
            [\\fIfile or address\\fR ...]
            .SH DESCRIPTION
            Opens My Notes.
            .SH OPTIONS
            .TP
            \\fB\\-\\-shortcut\\fR org.example.new
            New Note

            """
        )
    }

    func testTheBillOfMaterials() throws {
        let part = SoftwareBill.Part(
            name: "Nuke",
            version: "12.0",
            address: "https://example.org/nuke",
            licence: ""
        )
        let text = SoftwareBill(try app(), parts: [part], time: Date(timeIntervalSince1970: 0)).text
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let packages = object?["packages"] as? [[String: Any]]
        XCTAssertEqual(packages?.compactMap { $0["name"] as? String }, ["My Notes", "Nuke"])
        XCTAssertEqual(packages?.last?["licenseDeclared"] as? String, "NOASSERTION")
        XCTAssertEqual(
            (object?["creationInfo"] as? [String: Any])?["created"] as? String,
            "1970-01-01T00:00:00Z"
        )
        XCTAssertEqual((object?["relationships"] as? [Any])?.count, 2)
    }
}
