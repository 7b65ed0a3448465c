import XCTest

@testable import XcodeProject

final class ProjectReaderTests: XCTestCase {
    private func target(_ text: String, _ files: FilesInMemory = FilesInMemory()) throws -> XcodeTarget {
        try XCTUnwrap(try ProjectText.read(text, files).targets.first)
    }

    func testPathsFollowTheGroupsAndTheirSourceTrees() throws {
        let text = ProjectText.app(
            sources: "AB, BB, CB, DB, HB",
            children: "O, H",
            objects: ProjectText.file("A", "A.swift") + ProjectText.file("B", "B.swift", tree: "SOURCE_ROOT")
                + ProjectText.file("C", "/abs/C.swift", tree: "\"<absolute>\"")
                + ProjectText.file("D", "usr/D.swift", tree: "SDKROOT")
                + ProjectText.file("H", "../Shared/H é.swift") + """
                    O = {isa = PBXGroup; path = "Out er"; children = (I); sourceTree = "<group>"; };
                    I = {isa = PBXGroup; name = "No folder"; children = (A, B, C, D); sourceTree = "<group>"; };
                    """
        )
        let project = try ProjectText.read(text)
        XCTAssertEqual(
            project.targets[0].sources.map(\.path),
            ["/app/Out er/A.swift", "/app/B.swift", "/abs/C.swift", "/Shared/H é.swift"]
        )
        XCTAssertEqual(project.problems.count, 1)
        XCTAssertTrue(project.problems[0].text.contains("“usr/D.swift” lies outside of the project"))
    }

    func testProjectDirPathMovesTheSourceRoot() throws {
        let text = ProjectText.app(
            sources: "AB",
            children: "A",
            objects: ProjectText.file("A", "A.swift"),
            project: "projectDirPath = Code;"
        )
        XCTAssertEqual(try target(text).sources.map(\.path), ["/app/Code/A.swift"])
    }

    func testTheVariantsOfALanguageAreFilesOfTheirOwn() throws {
        let text = ProjectText.app(
            resources: "VB",
            children: "V",
            objects: """
                V = {isa = PBXVariantGroup; name = Main.storyboard; children = (V1, V2); sourceTree = "<group>"; };
                V1 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
                V2 = {isa = PBXFileReference; name = "zh-Hans"; path = "zh-Hans.lproj/Main.strings";
                sourceTree = "<group>"; };
                VB = {isa = PBXBuildFile; fileRef = V; };
                """
        )
        XCTAssertEqual(
            try target(text).resources,
            [
                XcodeTarget.File(path: "/app/Base.lproj/Main.storyboard", localization: "Base"),
                XcodeTarget.File(path: "/app/zh-Hans.lproj/Main.strings", localization: "zh-Hans"),
            ]
        )
    }

    func testADataModelsVersionsAreOneFile() throws {
        let text = ProjectText.app(
            sources: "MB",
            children: "M",
            objects: """
                M = {isa = XCVersionGroup; path = Model.xcdatamodeld; children = (M1); sourceTree = "<group>"; };
                M1 = {isa = PBXFileReference; path = Model.xcdatamodel; sourceTree = "<group>"; };
                MB = {isa = PBXBuildFile; fileRef = M; };
                """
        )
        XCTAssertEqual(try target(text).sources.map(\.path), ["/app/Model.xcdatamodeld"])
    }

    func testFilesOfOtherPlatformsAreLeftOut() throws {
        let text = ProjectText.app(
            sources: "AB, A2, A3",
            children: "A",
            objects: ProjectText.file("A", "A.swift") + """
                C = {isa = PBXFileReference; path = C.swift; sourceTree = "<group>"; };
                A2 = {isa = PBXBuildFile; fileRef = C; platformFilter = maccatalyst; };
                A3 = {isa = PBXBuildFile; fileRef = C; platformFilters = (macos, tvos, ); };
                """
        )
        XCTAssertEqual(try target(text).sources.map(\.path), ["/app/A.swift"])
    }

    func testABuildFileWithoutAFileIsAProblemThatNamesItsLine() throws {
        let project = try ProjectText.read(
            ProjectText.app(sources: "XB", objects: "XB = {isa = PBXBuildFile; };")
        )
        XCTAssertEqual(project.targets[0].sources, [])
        XCTAssertEqual(project.problems.map(\.path), ["/app/App.xcodeproj/project.pbxproj"])
        XCTAssertTrue(
            project.problems[0].text.hasSuffix("PBXBuildFile XB: it names no file and was left out")
        )
    }

    // MARK: Synchronized folders

    private let folder = FilesInMemory([
        "/app/Code/App.swift": "", "/app/Code/Views/List.swift": "", "/app/Code/Views/List.xib": "",
        "/app/Code/Info.plist": "", "/app/Code/App.entitlements": "", "/app/Code/Bridge.h": "",
        "/app/Code/Assets.xcassets/Contents.json": "{}", "/app/Code/en.lproj/Texts.strings": "",
        "/app/Code/de.lproj/Texts.strings": "", "/app/Code/Data/a.txt": "", "/app/Code/.hidden.swift": "",
        "/app/Code/Widget.swift": "",
    ])

    private func synchronized(_ set: String, of other: Bool = false, group: String = "") -> String {
        ProjectText.app(
            children: "Y",
            objects: """
                Y = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); explicitFileTypes = {};
                \(group) path = Code; sourceTree = "<group>"; };
                E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (\(set)); target = T; };
                """,
            target: other ? "" : "fileSystemSynchronizedGroups = (Y);",
            version: 77
        )
    }

    func testTheFilesOfASynchronizedFolderBelongToItsTargetButForExceptions() throws {
        let found = try target(synchronized("Info.plist, Widget.swift, /Localized/Texts.strings"), folder)
        XCTAssertEqual(found.sources.map(\.path), ["/app/Code/App.swift", "/app/Code/Views/List.swift"])
        XCTAssertEqual(
            found.resources.map(\.path),
            ["/app/Code/Assets.xcassets", "/app/Code/Data/a.txt", "/app/Code/Views/List.xib"]
        )
    }

    func testTheVariantsInASynchronizedFolderKeepTheirLanguages() throws {
        let found = try target(synchronized("Info.plist"), folder)
        XCTAssertEqual(
            found.resources.filter { $0.localization != nil },
            [
                XcodeTarget.File(path: "/app/Code/de.lproj/Texts.strings", localization: "de"),
                XcodeTarget.File(path: "/app/Code/en.lproj/Texts.strings", localization: "en"),
            ]
        )
    }

    func testForATargetWhoseFolderItIsNotTheExceptionsAreItsFiles() throws {
        let found = try target(synchronized("Widget.swift, Data, /Localized/Texts.strings", of: true), folder)
        XCTAssertEqual(found.sources.map(\.path), ["/app/Code/Widget.swift"])
        XCTAssertEqual(
            found.resources.map(\.path),
            ["/app/Code/Data/a.txt", "/app/Code/de.lproj/Texts.strings", "/app/Code/en.lproj/Texts.strings"]
        )
    }

    func testAnExplicitFolderIsOneResource() throws {
        let found = try target(synchronized("Info.plist", group: "explicitFolders = (Data, );"), folder)
        XCTAssertTrue(found.resources.contains(XcodeTarget.File(path: "/app/Code/Data")))
        XCTAssertFalse(found.resources.map(\.path).contains("/app/Code/Data/a.txt"))
    }

    // MARK: Links and packages

    func testAFrameworkThatIsOnlyEmbeddedIsADependencyToo() throws {
        let text = ProjectText.app(
            children: "K, L",
            objects: """
                K = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                KB = {isa = PBXBuildFile; fileRef = K; };
                L = {isa = PBXFileReference; path = Other.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                LB = {isa = PBXBuildFile; fileRef = L; };
                TK = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                productReference = K; buildPhases = (); };
                E = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 10; files = (KB, LB); };
                """,
            targets: "TK"
        ).replacing("buildPhases = (S, R, F, )", with: "buildPhases = (S, R, F, E)")
        XCTAssertEqual(try target(text).dependencies, [.target(id: "TK"), .other(name: "Other")])
    }

    func testPackagesKeepTheirRequirements() throws {
        let text = ProjectText.app(
            objects: """
                A = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/a.git";
                requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.3; }; };
                B = {isa = XCRemoteSwiftPackageReference; repositoryURL = "git@example.org:me/B-Kit.git/";
                requirement = {kind = branch; branch = main; }; };
                C = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/c";
                requirement = {kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 3.0.0; }; };
                D = {isa = XCLocalSwiftPackageReference; relativePath = "../D Kit"; };
                AP = {isa = XCSwiftPackageProductDependency; package = A; productName = AKit; };
                """,
            target: "packageProductDependencies = (AP);",
            project: "packageReferences = (A, B, C, D);"
        )
        let project = try ProjectText.read(text)
        XCTAssertEqual(
            project.packages.map(\.source),
            [
                .remote(url: "https://example.org/a.git", .upToNextMajor(from: "1.2.3")),
                .remote(url: "git@example.org:me/B-Kit.git/", .branch("main")),
                .remote(url: "https://example.org/c", .range(from: "1.0.0", to: "3.0.0")),
                .local(path: "/D Kit"),
            ]
        )
        XCTAssertEqual(project.packages.map(\.identity), ["a", "B-Kit", "c", "D Kit"])
        XCTAssertEqual(
            project.targets[0].packageProducts,
            [XcodeTarget.PackageProduct(name: "AKit", package: "A")]
        )
    }

    func testAFolderWithAManifestAmongTheFilesIsAPackage() throws {
        let files = FilesInMemory(["/app/Kit/Package.swift": "", "/app/Other/readme": ""])
        let text = ProjectText.app(
            children: "A, C",
            objects: ProjectText.file("A", "Kit") + ProjectText.file("C", "Other")
        )
        XCTAssertEqual(try ProjectText.read(text, files).packages.map(\.source), [.local(path: "/app/Kit")])
    }

    func testPackagesInASynchronizedFolderAreNoFilesOfItsTarget() throws {
        let files = FilesInMemory([
            "/app/Code/App.swift": "", "/app/Code/Kits/Kit/Package.swift": "",
            "/app/Code/Kits/Kit/Sources/Kit/K.swift": "",
        ])
        let project = try ProjectText.read(synchronized(""), files)
        XCTAssertEqual(project.packages.map(\.source), [.local(path: "/app/Code/Kits/Kit")])
        XCTAssertEqual(project.targets[0].sources.map(\.path), ["/app/Code/App.swift"])
    }

    func testAWorkspaceNamesItsProjectsByGroupAndContainer() throws {
        let files = FilesInMemory([
            "/app/A.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <!-- <FileRef location = "group:No.xcodeproj"/> -->
               <FileRef location = "group:App.xcodeproj"></FileRef>
               <Group location = "container:Kits" name = "Kits">
                  <FileRef location = "group:A &amp; B/Kit.xcodeproj"/>
                  <FileRef location = "container:Top.xcodeproj"/>
                  <FileRef location = "group:readme.md"/>
               </Group>
               <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
            </Workspace>
            """
        ])
        XCTAssertEqual(
            try WorkspaceReader(files: files, root: "/app").projects(of: "/app/A.xcworkspace"),
            ["/app/App.xcodeproj", "/app/Kits/A & B/Kit.xcodeproj", "/app/Top.xcodeproj"]
        )
    }
}
