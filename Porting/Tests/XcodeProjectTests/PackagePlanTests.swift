import XCTest

@testable import XcodeProject

final class PackagePlanTests: XCTestCase {
    /// An app with a framework and tests.
    private func app(sources: String = "AB", tests: String = "UB") -> String {
        ProjectText.app(
            sources: sources,
            resources: "XB, IB",
            children: "A, K, U, X, I, KP",
            objects: ProjectText.file("A", "App/Main View.swift") + ProjectText.file("K", "Kit/Kit.swift")
                + ProjectText.file("U", "Tests/AppTests.swift") + ProjectText.file("X", "App/Assets.xcassets")
                + ProjectText.file("I", "App/Info.plist") + """
                    A2 = {isa = PBXBuildFile; fileRef = A; };
                    D = {isa = PBXTargetDependency; target = TK; };
                    D2 = {isa = PBXTargetDependency; target = T; };
                    KP = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                    TK = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                    productReference = KP; buildConfigurationList = KL; buildPhases = (KS); dependencies = (); };
                    KS = {isa = PBXSourcesBuildPhase; files = (KB); };
                    TU = {isa = PBXNativeTarget; name = AppTests; buildConfigurationList = UL; buildPhases = (US);
                    productType = "com.apple.product-type.bundle.unit-test"; dependencies = (D2); };
                    US = {isa = PBXSourcesBuildPhase; files = (\(tests)); };
                    TV = {isa = PBXNativeTarget; name = AppUITests; buildConfigurationList = UL; buildPhases = ();
                    productType = "com.apple.product-type.bundle.ui-testing"; dependencies = (D2); };
                    """ + ProjectText.configurations("K", "") + ProjectText.configurations("U", ""),
            settings: "SDKROOT = iphoneos; SWIFT_VERSION = 5.0; IPHONEOS_DEPLOYMENT_TARGET = 15.4;",
            targetSettings: """
                PRODUCT_NAME = "My App"; INFOPLIST_FILE = App/Info.plist; GENERATE_INFOPLIST_FILE = YES;
                INFOPLIST_KEY_UIMainStoryboardFile = Main;
                SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG SECRET"; OTHER_SWIFT_FLAGS = "-D OTHER -Xcc -w";
                """,
            target: "",
            targets: "TK, TU, TV"
        ).replacing("S, R, F, ); dependencies = ();", with: "S, R, F, ); dependencies = (D);")
    }

    private let files = FilesInMemory([
        "/app/App/Main View.swift": "", "/app/App/Assets.xcassets/Contents.json": "",
        "/app/App/Info.plist": "{}",
        "/app/App/Old.swift": "", "/app/App/Old.m": "", "/app/Kit/Kit.swift": "",
        "/app/Tests/AppTests.swift": "",
    ])

    func testTheManifestHasTheTargetsOwnLists() throws {
        XCTAssertEqual(
            try ProjectText.plan(app(), files).manifest,
            """
            // swift-tools-version: 6.0
            import PackageDescription

            // Written by tabard-swift port from the Xcode project. It is yours: change it as you like.
            let package = Package(
                name: "App",
                defaultLocalization: "en",
                platforms: [.iOS("15.4")],
                products: [.executable(name: "My App", targets: ["My_App"])],
                targets: [
                    .target(
                        name: "Kit",
                        path: "Kit",
                        sources: ["Kit.swift"]
                    ),
                    .executableTarget(
                        name: "My_App",
                        dependencies: ["Kit"],
                        path: "App",
                        exclude: [
                            "Info.plist",
                            "Old.m",
                            "Old.swift",
                        ],
                        sources: ["Main View.swift"],
                        resources: [
                            .process("Assets.xcassets"),
                            .process("Tabard-Info.plist"),
                        ],
                        swiftSettings: [
                            .define("DEBUG"),
                            .define("SECRET"),
                            .define("OTHER"),
                        ]
                    ),
                    .testTarget(
                        name: "AppTests",
                        dependencies: ["My_App"],
                        path: "Tests",
                        sources: ["AppTests.swift"]
                    ),
                ],
                swiftLanguageModes: [.v5]
            )

            """
        )
    }

    func testTestsOfTheInterfaceAreNamedAndNotTakenOver() throws {
        XCTAssertEqual(
            try ProjectText.plan(app(), files).problems,
            [
                Problem(
                    path: "/app/App.xcodeproj",
                    text: "the target “AppUITests” (tests of the interface) is not taken over"
                )
            ]
        )
    }

    func testAFileOfTwoTargetsGoesToTheFirstAndIsNamed() throws {
        let plan = try ProjectText.plan(app(tests: "UB, A2"), files)
        let tests = try XCTUnwrap(plan.targets.first { $0.name == "AppTests" })
        XCTAssertEqual(tests.sourceFiles, ["AppTests.swift"])
        XCTAssertEqual(
            tests.leftOut,
            [
                Problem(
                    path: "/app/App/Main View.swift",
                    text: "compiled in My_App; a package compiles a file once"
                )
            ]
        )
    }

    func testTheInfoPlistBecomesAFileOfItsOwnWithTheSettingsFilledIn() throws {
        files["/app/App/Info.plist"] = """
            <plist><dict>
            <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
            <key>CFBundleName</key><string>${PRODUCT_NAME} &amp; Co</string>
            <key>UIStatusBarHidden</key><true/><key>Count</key><integer>3</integer>
            <key>Bytes</key><data>AQIDBA==</data>
            <key>List</key><array><string>$(TARGET_NAME)</string><real>1.5</real></array>
            </dict></plist>
            """
        let text = app().replacing(
            "PRODUCT_NAME =",
            with: """
                PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(TARGET_NAME)"; MARKETING_VERSION = 1.2;
                INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; INFOPLIST_KEY_UIStatusBarHidden = NO;
                INFOPLIST_KEY_UIRequiresFullScreen = YES;
                INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "A B"; PRODUCT_NAME =
                """
        )
        let plan = try ProjectText.plan(text, files)
        XCTAssertEqual(plan.files.map(\.path), ["App/Tabard-Info.plist", "Package.swift"])
        let written = plan.files[0].text
        let read = try PropertyListReader.read(Array(written.utf8), path: "p")
        let list = try XCTUnwrap(read.dictionary)
        XCTAssertEqual(
            list.mapValues(\.string).compactMapValues { $0 },
            [
                "CFBundleIdentifier": "org.example.App", "CFBundleName": "My App & Co",
                "CFBundleShortVersionString": "1.2", "CFBundleDevelopmentRegion": "en", "Count": "3",
                "UIMainStoryboardFile": "Main", "UIRequiresFullScreen": "YES", "UIStatusBarHidden": "YES",
            ]
        )
        XCTAssertEqual(list["UIStatusBarHidden"]?.value, .boolean(true))
        XCTAssertEqual(list["Count"]?.value, .number("3"))
        XCTAssertEqual(list["Bytes"]?.value, .data([1, 2, 3, 4]))
        XCTAssertEqual(list["List"]?.array?.map(\.string), ["App", "1.5"])
        XCTAssertEqual(list["UISupportedInterfaceOrientations~ipad"]?.array?.map(\.string), ["A", "B"])
        XCTAssertEqual(
            list["UIApplicationSceneManifest"]?.dictionary?["UIApplicationSupportsMultipleScenes"]?.value,
            .boolean(true)
        )
    }

    func testAnInfoPlistThatCanNotBeReadIsNamedAndTheAppIsTakenOver() throws {
        for (text, cause) in [
            ("bplist00", "this is a binary property list; only those of text are read (line 1, column 1)"),
            ("<plist>\n<array/></plist>", "the file holds an array, not a dictionary (line 2, column 1)"),
            ("<plist>\n<dict>", "expected an element, not the end of the file (line 2, column 7)"),
        ] {
            files["/app/App/Info.plist"] = text
            let plan = try ProjectText.plan(app(), files)
            XCTAssertEqual(plan.targets.count, 3)
            XCTAssertEqual(
                plan.problems.filter { $0.path == "/app/App/Info.plist" },
                [Problem(path: "/app/App/Info.plist", text: "left out: \(cause)")]
            )
        }
    }

    func testFilesOutsideOfThePackageAreAnErrorThatNamesTheFolderThatHoldsAll() throws {
        let text = ProjectText.app(
            sources: "AB, OB",
            children: "A, O",
            objects: ProjectText.file("A", "A.swift") + ProjectText.file("O", "../shared/O.swift")
        )
        let files = FilesInMemory(["/app/A.swift": "", "/shared/O.swift": ""])
        XCTAssertThrowsError(try ProjectText.plan(text, files)) { error in
            XCTAssertEqual(
                "\(error)",
                "/shared/O.swift: error: 1 file of the app, this one first, lie outside of /app, and a package holds no "
                    + "files of other folders; write the manifest to a folder that holds them all, with --into /"
            )
        }
        XCTAssertFalse(files.read.contains("/shared/O.swift"))
    }

    func testSourcesThatAreNoSwiftAreNamedWithTheReason() throws {
        let text = ProjectText.app(
            sources: "AB, MB, CB, XB, GB",
            children: "A, M, C, X, G",
            objects: ProjectText.file("A", "A.swift") + ProjectText.file("M", "M.m")
                + ProjectText.file("C", "C.cpp")
                + ProjectText.file("X", "X.metal") + ProjectText.file("G", "Gone.swift"),
            targetSettings: "SWIFT_OBJC_BRIDGING_HEADER = Bridge.h;"
        )
        let plan = try ProjectText.plan(text, FilesInMemory(["/app/A.swift": ""]))
        XCTAssertEqual(
            plan.targets[0].leftOut,
            [
                Problem(path: "/app/M.m", text: "Objective-C"), Problem(path: "/app/C.cpp", text: "C or C++"),
                Problem(path: "/app/X.metal", text: "Metal"),
                Problem(path: "/app/Gone.swift", text: "the file isn't there"),
                Problem(path: "/app/Bridge.h", text: "a bridging header: Swift on Linux sees no Objective-C"),
            ]
        )
    }

    func testTwoResourcesOfOneNameAreOneAndTheOtherIsNamed() throws {
        let text = ProjectText.app(
            sources: "AB",
            resources: "XB, YB, LB, MB",
            children: "A, X, Y, L, M",
            objects: ProjectText.file("A", "A.swift") + ProjectText.file("X", "a/Media.xcassets")
                + ProjectText.file("Y", "b/Media.xcassets") + ProjectText.file("L", "en.lproj/T.strings")
                + ProjectText.file("M", "de.lproj/T.strings")
        )
        let files = FilesInMemory([
            "/app/A.swift": "", "/app/a/Media.xcassets/c": "", "/app/b/Media.xcassets/c": "",
            "/app/en.lproj/T.strings": "", "/app/de.lproj/T.strings": "",
        ])
        let target = try XCTUnwrap(try ProjectText.plan(text, files).targets.first)
        XCTAssertEqual(
            target.resources.map(\.path),
            ["Tabard-Info.plist", "a/Media.xcassets", "de.lproj/T.strings", "en.lproj/T.strings"]
        )
        XCTAssertEqual(
            target.leftOut,
            [
                Problem(
                    path: "/app/b/Media.xcassets",
                    text: "a resource of this name is there already: a/Media.xcassets"
                )
            ]
        )
    }

    func testASynchronizedFolderIsNamedAsAWholeWhereAllOfItBelongsToTheTarget() throws {
        let files = FilesInMemory([
            "/app/Code/App.swift": "", "/app/Code/Views/A.swift": "", "/app/Code/Views/Deep/B.swift": "",
            "/app/Code/Part/C.swift": "", "/app/Code/Part/Widget.swift": "", "/app/Code/Look/D.swift": "",
            "/app/Code/Look/D.xib": "",
        ])
        let text = ProjectText.app(
            children: "Y",
            objects: """
                Y = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); path = Code; sourceTree = "<group>"; };
                E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Part/Widget.swift);
                target = T; };
                """,
            target: "fileSystemSynchronizedGroups = (Y);",
            version: 77
        )
        let target = try XCTUnwrap(try ProjectText.plan(text, files).targets.first)
        // A new file in the folder would become a part of Xcode's target.
        XCTAssertEqual(target.path, ".")
        // SwiftPM lets no resource lie in a folder of sources.
        XCTAssertEqual(
            target.sources,
            ["Code/App.swift", "Code/Look/D.swift", "Code/Part/C.swift", "Code/Views"]
        )
        XCTAssertEqual(target.exclude, ["App.xcodeproj", "Code/Part/Widget.swift"])
        XCTAssertEqual(
            target.sourceFiles,
            [
                "Code/App.swift", "Code/Look/D.swift", "Code/Part/C.swift", "Code/Views/A.swift",
                "Code/Views/Deep/B.swift",
            ]
        )
    }

    func testTheLanguagesVersionAndFeaturesComeFromTheSettings() throws {
        let text = ProjectText.app(
            sources: "AB",
            children: "A",
            objects: ProjectText.file("A", "A.swift"),
            targetSettings: """
                SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_STRICT_CONCURRENCY = complete;
                SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES;
                """
        )
        let plan = try ProjectText.plan(text, FilesInMemory(["/app/A.swift": ""]))
        XCTAssertEqual(plan.languageMode, "6")
        XCTAssertEqual(plan.toolsVersion, "6.2")
        XCTAssertEqual(
            plan.targets[0].settings,
            [.defaultIsolationOnMainActor, .upcomingFeature("MemberImportVisibility")]
        )
        XCTAssertEqual(PackagePlanner.languageMode("4.2"), "4_2")
        XCTAssertEqual(PackagePlanner.languageMode("5.9"), "5")
        XCTAssertEqual(PackagePlanner.languageMode("3.0"), "4")
        XCTAssertEqual(PackagePlanner.languageMode(nil), "5")
    }

    func testSeveralAppsAskForOneAndTheChoicesAreNamed() throws {
        let text = ProjectText.app(
            objects: """
                T2 = {isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.application";
                buildConfigurationList = TL; buildPhases = (); dependencies = (); };
                """,
            targets: "T2"
        ).replacing("name = App;", with: "name = First;")
        XCTAssertThrowsError(try ProjectText.plan(text)) { error in
            XCTAssertEqual(
                "\(error)",
                "/app/App.xcodeproj: error: several targets could be meant: “First”, “Other”; name one with --target"
            )
        }
        XCTAssertThrowsError(try ProjectText.plan(text, target: "Third")) { error in
            XCTAssertEqual(
                "\(error)",
                "/app/App.xcodeproj: error: there is no target “Third”; there are “First”, “Other”"
            )
        }
    }

    func testAProductWithoutAPackageComesFromTheFolderThatMakesIt() throws {
        let files = FilesInMemory([
            "/app/A.swift": "",
            "/app/Uses/Package.swift":
                ".library(name: \"Uses\", targets: []), .product(name: \"Kit\", package: \"Kit\")",
            "/app/Packages/Kit/Package.swift": ".library(\n    name: \"Kit\",\n    targets: [])",
        ])
        let text = ProjectText.app(
            sources: "AB",
            children: "A, U, K",
            objects: ProjectText.file("A", "A.swift") + ProjectText.file("U", "Uses")
                + ProjectText.file("K", "Packages/Kit") + """
                    KP = {isa = XCSwiftPackageProductDependency; productName = Kit; };
                    NP = {isa = XCSwiftPackageProductDependency; productName = Nobodys; };
                    LP = {isa = XCSwiftPackageProductDependency; productName = "plugin:Lint"; };
                    """,
            target: "packageProductDependencies = (KP, NP, LP);"
        )
        let plan = try ProjectText.plan(text, files)
        XCTAssertEqual(plan.packages.map(\.source), [.local(path: "Packages/Kit")])
        XCTAssertEqual(plan.targets[0].dependencies, [.product("Kit", package: "Kit")])
        XCTAssertEqual(plan.problems.map(\.text), ["no package is known to have “Nobodys”"])
        XCTAssertEqual(plan.targets[0].leftOut.map(\.text), ["the build’s plugin “Lint”"])
    }

    func testAnAppsModuleHasANameThatLinkersReadAndTestsKnowItByItsOwn() throws {
        let text = app().replacing("PRODUCT_NAME = \"My App\";", with: "PRODUCT_NAME = \"Übungs App\";")
        let plan = try ProjectText.plan(text, files)
        let app = try XCTUnwrap(plan.targets.first { $0.kind == .executable })
        XCTAssertEqual(
            [app.name, app.moduleName, app.productName],
            ["Ubungs_App", "Übungs_App", "Übungs App"]
        )
        let tests = try XCTUnwrap(plan.targets.first { $0.kind == .test })
        XCTAssertEqual(tests.dependencies, [.target("Ubungs_App")])
        XCTAssertEqual(tests.settings, [.moduleAlias("Übungs_App", of: "Ubungs_App")])
        XCTAssertEqual(ModuleName.plain("掘金"), "App")
    }

    func testTextsInTheManifestCannotEndTheirQuotes() {
        XCTAssertEqual(PackagePlan.literal("a\"b\\(c)\n\u{202E}é"), "\"a\\\"b\\\\(c)\\n\\u{202e}é\"")
    }
}
