import XCTest

@testable import XcodeProject

/// Projects that are broken, or made to break their readers.
final class HostileProjectTests: XCTestCase {
    private func message(_ text: String, _ files: FilesInMemory = FilesInMemory()) -> String {
        do {
            _ = try ProjectText.read(text, files)
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    func testAGroupThatHoldsItselfIsAnErrorThatNamesTheWay() {
        let text = ProjectText.app(
            children: "A",
            objects: """
                A = {isa = PBXGroup; name = Outer; children = (C); sourceTree = "<group>"; };
                C = {isa = PBXGroup; path = Inner; children = (A); sourceTree = "<group>"; };
                """
        )
        let found = message(text)
        XCTAssertTrue(found.hasPrefix("/app/App.xcodeproj/project.pbxproj:"), found)
        XCTAssertTrue(
            found.hasSuffix("error: the group holds itself: Outer → Inner → Outer (object A)"),
            found
        )
    }

    func testAnObjectThatIsNotThereIsAnErrorThatNamesWhoNamesIt() {
        let found = message(ProjectText.app(children: "A"))
        XCTAssertTrue(
            found.hasSuffix("error: children of PBXGroup names A, which isn't there (object G)"),
            found
        )
    }

    func testAReferenceToAnObjectOfAnotherClassIsAnError() {
        let found = message(ProjectText.app(sources: "G"))
        XCTAssertTrue(
            found.hasSuffix(
                "error: files of PBXSourcesBuildPhase names G, which is a PBXGroup, not a PBXBuildFile (object S)"
            ),
            found
        )
    }

    func testAFieldOfAnotherKindIsAnErrorAtItsPlace() {
        let found = message("{ objects = { P = { isa = PBXProject;\nmainGroup = (G); }; }; rootObject = P; }")
        XCTAssertEqual(
            found,
            "/app/App.xcodeproj/project.pbxproj:2:13: error: mainGroup of PBXProject holds an array, not a string (object P)"
        )
    }

    func testAFileWithoutObjectsIsAnError() {
        XCTAssertTrue(message("{}").contains("the file has no dictionary of objects"))
        XCTAssertTrue(message("(a)").contains("the file holds an array, not a dictionary"))
        XCTAssertTrue(message("{objects = {}; rootObject = P;}").contains("rootObject names no PBXProject"))
        XCTAssertTrue(
            message("{objects = {A = b;};}").hasSuffix("the object is no dictionary with an isa (object A)")
        )
    }

    func testGroupsMayLieInOneAnotherOnlySoDeep() {
        var objects = ""
        for index in 0..<5_000 {
            objects +=
                "A\(index) = {isa = PBXGroup; children = (A\(index + 1)); sourceTree = \"<group>\"; };\n"
        }
        objects += "A5000 = {isa = PBXGroup; children = (); sourceTree = \"<group>\"; };"
        let found = message(ProjectText.app(children: "A0", objects: objects))
        XCTAssertTrue(found.contains("groups lie in one another more than 200 levels deep"), found)
    }

    func testAProjectMayHaveOnlySoManyTargets() {
        let names = String(repeating: "T, ", count: 4_000)
        XCTAssertTrue(
            message(ProjectText.app(targets: names)).hasSuffix(
                "the project has 4001 targets; at most 4000 are read (object P)"
            )
        )
    }

    func testManyProductsAndManyFilesAreReadInTimeThatGrowsWithTheirNumber() {
        var objects = ""
        var files = ""
        for index in 0..<3_000 {
            objects +=
                "K\(index) = {isa = PBXFileReference; path = K.framework; sourceTree = BUILT_PRODUCTS_DIR; };"
                + "B\(index) = {isa = PBXBuildFile; fileRef = K\(index); };"
            files += "B\(index), "
        }
        let text = ProjectText.app(objects: objects).replacing(
            "F = {isa = PBXFrameworksBuildPhase; files = ();",
            with: "F = {isa = PBXFrameworksBuildPhase; files = (\(files));"
        )
        let start = ContinuousClock.now
        XCTAssertEqual(message(text), "no error")
        XCTAssertLessThan(ContinuousClock.now - start, .seconds(5))
    }

    func testSettingsThatNameEachOtherEnd() throws {
        var settings =
            "A = \"$(B)$(B)\"; B = \"$(A)\"; C = \"$(C) x\"; D = \"$(inherited)\"; PRODUCT_NAME = \"$(X0)\";"
        for index in 0..<60 {
            settings += "X\(index) = \"$(X\(index + 1))$(X\(index + 1))$(X\(index + 1))\";"
        }
        settings += "X60 = \(String(repeating: "y", count: 1_000));"
        let project = try ProjectText.read(ProjectText.app(targetSettings: settings))
        let found = try XCTUnwrap(project.targets[0].settings["Debug"])
        XCTAssertEqual(found["A"], "")
        XCTAssertEqual(found["C"], " x")
        XCTAssertEqual(found["D"], "")
        XCTAssertLessThanOrEqual(found["PRODUCT_NAME"]?.utf8.count ?? 0, BuildSettings.largestLength)
    }

    func testAProjectBehindALinkOutOfTheFolderIsNotRead() {
        let files = FilesInMemory(["/other/project.pbxproj": "{}"])
        files.link("/app/App.xcodeproj", to: "/other")
        XCTAssertThrowsError(try ProjectReader(files: files, root: "/app").read("/app/App.xcodeproj")) {
            error in
            XCTAssertEqual((error as? XcodeProjectError)?.code, .outsideRoot)
        }
        XCTAssertEqual(files.read, [])
    }

    func testASynchronizedFolderOutsideIsNotLookedInto() {
        let files = FilesInMemory(["/secret/A.swift": ""])
        let text = ProjectText.app(
            children: "Y",
            objects:
                "Y = {isa = PBXFileSystemSynchronizedRootGroup; path = ../secret; sourceTree = \"<group>\"; };",
            target: "fileSystemSynchronizedGroups = (Y);"
        )
        XCTAssertTrue(message(text, files).contains("lies outside of /app"))
    }

    func testLinksToFoldersInSynchronizedFoldersAreNotFollowed() throws {
        let files = FilesInMemory(["/app/Code/A.swift": ""])
        files.link("/app/Code/again", to: "/app/Code")
        files.link("/app/Code/loop", to: "loop")
        let text = ProjectText.app(
            children: "Y",
            objects:
                "Y = {isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = \"<group>\"; };",
            target: "fileSystemSynchronizedGroups = (Y);"
        )
        let project = try ProjectText.read(text, files)
        XCTAssertEqual(project.targets[0].sources.map(\.path), ["/app/Code/A.swift"])
        XCTAssertEqual(
            project.problems.map(\.path),
            ["/app/Code/again", "/app/Code/loop"]
        )
    }

    func testAFileOfSettingsThatIncludesItselfIsAnError() {
        let files = FilesInMemory([
            "/app/A.xcconfig": "#include \"B.xcconfig\"\n", "/app/B.xcconfig": "#include \"A.xcconfig\"\n",
        ])
        let text = ProjectText.app(
            objects: "X = {isa = PBXFileReference; path = A.xcconfig; sourceTree = SOURCE_ROOT; };"
        )
        .replacing(
            "PD = {isa = XCBuildConfiguration;",
            with: "PD = {isa = XCBuildConfiguration; baseConfigurationReference = X;"
        )
        XCTAssertEqual(
            message(text, files),
            "/app/A.xcconfig: error: the file of settings includes itself: A.xcconfig → B.xcconfig → A.xcconfig"
        )
    }

    func testOnlyFilesOfSettingsAreIncludedFromOutside() {
        let files = FilesInMemory([
            "/app/A.xcconfig": "#include \"../Shared.xcconfig\"\n#include \"/etc/passwd\"\n",
            "/Shared.xcconfig": "FOO = bar\n", "/etc/passwd": "root:x:0:0",
        ])
        var reader = ConfigurationFile(files: files, root: "/app")
        XCTAssertThrowsError(try reader.read("/app/A.xcconfig")) { error in
            XCTAssertEqual((error as? XcodeProjectError)?.code, .outsideRoot)
        }
        XCTAssertEqual(files.read, ["/app/A.xcconfig", "/Shared.xcconfig"])
    }

    func testAWorkspaceWithTagsThatDoNotMatchIsAnErrorAtItsPlace() {
        let files = FilesInMemory([
            "/app/A.xcworkspace/contents.xcworkspacedata": "<Workspace>\n</Group></Workspace>"
        ])
        XCTAssertThrowsError(
            try WorkspaceReader(files: files, root: "/app").projects(of: "/app/A.xcworkspace")
        ) { error in
            XCTAssertEqual(
                "\(error)",
                "/app/A.xcworkspace/contents.xcworkspacedata:2:2: error: </Group> closes no group"
            )
        }
    }
}
