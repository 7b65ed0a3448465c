import Foundation
import XCTest

/// Whole builds of small packages, as a user has them.
final class PackageBuildTests: XCTestCase {
    nonisolated(unsafe) private static var kit: TestKit?
    private var package: TestPackage!

    override class func setUp() {
        kit = try? TestKit.make()
    }

    override class func tearDown() {
        kit = nil
    }

    override func setUpWithError() throws {
        package = try TestPackage(kit: XCTUnwrap(Self.kit))
        try package.writeManifest()
    }

    func testAnUnchangedPackageBuildsAndRuns() throws {
        try package.write(
            """
            import Foundation
            import UIKit
            #if os(iOS)
            final class View: UIView {}
            #else
            #error("not iOS")
            #endif
            print(words(), View() is UIView)
            """,
            to: "Sources/App/main.swift"
        )
        let build = try package.tabardSwift("build")
        XCTAssertEqual(build.status, 0, build.output)
        XCTAssertEqual(try package.run().output, "ours true\n")

        let again = try package.tabardSwift("build")
        XCTAssertEqual(again.status, 0)
        XCTAssertEqual(again.lines(with: "Compiling"), [], "nothing has changed")

        let release = try package.tabardSwift("build", "-c", "release", "-j", "1")
        XCTAssertEqual(release.status, 0, release.output)
    }

    /// O6: what the compiler says names the original and its line, though it reads another text.
    func testMessagesNameTheOriginalLine() throws {
        try package.write(
            "import Foundation\n\n#if os(iOS)\nlet a: Int = \"\"\n#endif\n",
            to: "Sources/App/main.swift"
        )
        try package.write("import Foundation\n\n\nfunc b() { let unused = 1 }\n", to: "Sources/App/B.swift")
        let build = try package.tabardSwift("build")
        XCTAssertEqual(build.status, 1)
        XCTAssertEqual(
            build.lines(with: "main.swift:4:14: error:").first,
            "\(package.path("Sources/App/main.swift")):4:14: error: cannot convert value of type 'String' to specified type 'Int'"
        )
        XCTAssertTrue(
            build.output.contains(
                "\(package.path("Sources/App/B.swift")):4:16: warning: initialization of immutable value"
            ),
            build.output
        )
        XCTAssertFalse(build.output.contains("/lowered/"), build.output)
    }

    /// O6: what cannot be lowered is told like an error of the compiler's, and again as long as it is there.
    func testWhatCannotBeLoweredIsAnErrorAtItsPlace() throws {
        try package.write("import WebKit\n", to: "Sources/App/main.swift")
        for _ in 1...2 {
            let build = try package.tabardSwift("build")
            XCTAssertEqual(build.status, 1)
            XCTAssertEqual(
                build.lines(with: "\(package.path("Sources/App/main.swift")):1:").count,
                1,
                build.output
            )
            XCTAssertTrue(build.output.contains("error:"), build.output)
        }
        try package.write("print(1)\n", to: "Sources/App/main.swift")
        XCTAssertEqual(try package.tabardSwift("build").status, 0)
    }

    /// O6: a crash's backtrace names the original and its line.
    func testACrashNamesTheOriginalLine() throws {
        try package.write(
            "import Foundation\n\n#if os(iOS)\nfunc crash(_ numbers: [Int]) -> Int {\n    numbers[7]\n}\n#endif\nprint(crash([]))\n",
            to: "Sources/App/main.swift"
        )
        XCTAssertEqual(try package.tabardSwift("build").status, 0)
        let backtrace = ["SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,timeout=60s"]
        let crash = try package.run(environment: backtrace)
        XCTAssertNotEqual(crash.status, 0)
        XCTAssertEqual(
            crash.lines(with: "crash(_:)").map {
                $0.contains(" in App at \(package.path("Sources/App/main.swift")):5:")
            },
            [true],
            crash.output
        )
    }

    /// A file is compiled again when its lowered text changes, though the file itself did not, nor anything that the
    /// compiler would see in another: the name of a selector is in the text alone.
    func testAFileIsCompiledAgainWhenAnotherFileChangesItsText() throws {
        try package.write(
            "import Foundation\nfunc name() -> String { #selector(B.act).name }\n",
            to: "Sources/App/A.swift"
        )
        try package.write(
            "import Foundation\nclass B { @objc(one) func act() {} }\n",
            to: "Sources/App/B.swift"
        )
        try package.write("print(name())\n", to: "Sources/App/main.swift")
        let first = try package.tabardSwift("build")
        XCTAssertEqual(first.status, 0, first.output)
        XCTAssertEqual(try package.run().output, "one\n")

        try package.write(
            "import Foundation\nclass B { @objc(two) func act() {} }\n",
            to: "Sources/App/B.swift"
        )
        let second = try package.tabardSwift("build")
        XCTAssertEqual(second.status, 0, second.output)
        XCTAssertEqual(try package.run().output, "two\n")
    }

    /// O4: a method in an extension that begins or ceases to override changes another file's text, too.
    func testAnOverrideComesIntoAnExtensionAndGoes() throws {
        try package.write(
            "class Base { func name() -> String { \"base\" } }\nclass A: Base {}\n",
            to: "Sources/App/A.swift"
        )
        try package.write("print(A().name())\n", to: "Sources/App/main.swift")
        let override = "extension A { override func name() -> String { \"extended\" } }\n"
        for (text, printed) in [
            ("extension A {}\n", "base\n"), (override, "extended\n"), ("extension A {}\n", "base\n"),
        ] {
            try package.write(text, to: "Sources/App/B.swift")
            let build = try package.tabardSwift("build")
            XCTAssertEqual(build.status, 0, build.output)
            XCTAssertEqual(try package.run().output, printed)
        }
    }

    /// One more line of a comment in one file compiles that file alone.
    func testAChangeThatConcernsOneFileCompilesThatFile() throws {
        try package.write("import Foundation\nfunc a() -> Int { 1 }\n", to: "Sources/App/A.swift")
        try package.write("import Foundation\nfunc b() -> Int { 2 }\n", to: "Sources/App/B.swift")
        try package.write("print(a() + b())\n", to: "Sources/App/main.swift")
        XCTAssertEqual(try package.tabardSwift("build").status, 0)
        try package.write("import Foundation\nfunc a() -> Int { 10 }\n", to: "Sources/App/A.swift")
        let build = try package.tabardSwift("build")
        XCTAssertEqual(
            build.lines(with: "Compiling App").map { $0.split(separator: " ").last },
            ["A.swift"],
            build.output
        )
        XCTAssertEqual(try package.run().output, "12\n")
    }

    /// Everything is compiled again for another kit.
    func testAnotherKitCompilesEverythingAgain() throws {
        try package.write("print(1)\n", to: "Sources/App/main.swift")
        XCTAssertEqual(try package.tabardSwift("build").status, 0)
        let kit = try XCTUnwrap(Self.kit)
        let version = try Command("/usr/bin/env", ["swiftc", "-version"], in: kit.folder).run().output
        try kit.write(compiler: version, identity: "2")
        let build = try package.tabardSwift("build")
        XCTAssertEqual(build.status, 0, build.output)
        XCTAssertFalse(build.lines(with: "Write swift-version").isEmpty, build.output)

        // A kit for another compiler is told in one line.
        try kit.write(compiler: "Swift version 1.0")
        let refused = try package.tabardSwift("build")
        try kit.write(compiler: version)
        XCTAssertNotEqual(refused.status, 0)
        XCTAssertEqual(refused.output.split(separator: "\n").count, 1, refused.output)
        XCTAssertTrue(
            refused.output.contains("was built by Swift version 1.0, and this is Swift version"),
            refused.output
        )
    }

    /// A program is linked again for the same kit in another folder, since that is where it looks for its library.
    func testTheSameKitElsewhereLinksAgain() throws {
        try package.write("import UIKit\nprint(UIView() is UIView)\n", to: "Sources/App/main.swift")
        XCTAssertEqual(try package.tabardSwift("build").status, 0)
        package.kit = try TestKit.make()
        let build = try package.tabardSwift("build")
        XCTAssertEqual(build.status, 0, build.output)
        try XCTUnwrap(Self.kit).without("libUIKit.so") {
            XCTAssertEqual(try package.run().output, "true\n")
        }
    }

    /// What is missing is told in one line, and by its name.
    func testAKitThatIsNotWholeIsTold() throws {
        try package.write("print(1)\n", to: "Sources/App/main.swift")
        let kit = try XCTUnwrap(Self.kit)
        for name in ["libUIKit.so", "libUIKit.a", "modules", "UIKit.index.json", "kit.json"] {
            try kit.without(name) {
                let build = try package.tabardSwift("build")
                XCTAssertNotEqual(build.status, 0, name)
                let lines = build.output.split(separator: "\n")
                XCTAssertEqual(lines.count, 1, build.output)
                let text = name == "kit.json" ? "There is no kit in " : " has no \(name)"
                XCTAssertTrue(build.output.contains(text), build.output)
                XCTAssertTrue(build.output.contains("make install"), build.output)
            }
        }
        XCTAssertEqual(try package.tabardSwift("build").status, 0)
    }

    /// A program with Swift's libraries in itself has the kit's too: with the shared one Swift would be there twice.
    func testAStaticProgramNeedsNoKit() throws {
        try package.write("import UIKit\nprint(UIView() is UIView)\n", to: "Sources/App/main.swift")
        let build = try package.tabardSwift("build", "--static-swift-stdlib")
        XCTAssertEqual(build.status, 0, build.output)
        let kit = try XCTUnwrap(Self.kit)
        try kit.without("libUIKit.so") {
            XCTAssertEqual(try package.run().output, "true\n")
        }
        let needed = try Command(
            "/usr/bin/readelf",
            ["-d", package.path(".build/debug/App")],
            in: kit.folder
        )
        .run().lines(with: "(NEEDED)")
        XCTAssertFalse(needed.isEmpty)
        XCTAssertEqual(needed.filter { $0.contains("UIKit") || $0.contains("libswift") }, [])
    }

    func testTestsOfAPackageRun() throws {
        try package.writeManifest(
            ".executableTarget(name: \"App\"), .testTarget(name: \"AppTests\", dependencies: [\"App\"])"
        )
        try package.write("import Foundation\nfunc a() -> String { words() }\n", to: "Sources/App/A.swift")
        try package.write("print(a())\n", to: "Sources/App/main.swift")
        try package.write(
            """
            import Foundation
            import XCTest
            @testable import App
            final class ATests: XCTestCase {
                func testWords() { XCTAssertEqual(a(), "ours") }
                func testMore() { XCTAssertEqual(a(), "theirs") }
            }
            """,
            to: "Tests/AppTests/ATests.swift"
        )
        let test = try package.tabardSwift("test", "--filter", "testWords")
        XCTAssertEqual(test.status, 0, test.output)
        XCTAssertTrue(test.output.hasPrefix("On a display of its own\n"), test.output)
        XCTAssertTrue(test.output.contains("Executed 1 test, with 0 failures"), test.output)
        let failing = try package.tabardSwift("test", "--skip-build", "--filter", "testMore")
        XCTAssertEqual(failing.status, 1)
        XCTAssertTrue(
            failing.output.contains("\(package.path("Tests/AppTests/ATests.swift")):6: error:"),
            failing.output
        )
    }

    /// Dependencies that cannot be built otherwise see UIKit, those that merely ask do not.
    func testDependenciesOfBothKinds() throws {
        for (name, source) in [
            "Needing":
                "#if os(iOS)\nimport UIKit\npublic typealias View = UIView\n#else\nimport AppKit\n#endif\npublic func needing() -> Bool { true }\n",
            "Asking":
                "#if canImport(UIKit)\npublic func asking() -> Bool { true }\n#else\npublic func asking() -> Bool { false }\n#endif\n",
        ] {
            try package.write(
                "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"\(name)\", products: [.library(name: \"\(name)\", targets: [\"\(name)\"])], targets: [.target(name: \"\(name)\")])\n",
                to: "Libraries/\(name)/Package.swift"
            )
            try package.write(source, to: "Libraries/\(name)/Sources/\(name)/A.swift")
        }
        try package.writeManifest(
            ".executableTarget(name: \"App\", dependencies: [\"Needing\", \"Asking\"])",
            dependencies: ".package(path: \"Libraries/Needing\"), .package(path: \"Libraries/Asking\")"
        )
        try package.write(
            "import Asking\nimport Needing\nprint(needing(), asking(), View() is View)\n",
            to: "Sources/App/main.swift"
        )
        let build = try package.tabardSwift("build")
        XCTAssertEqual(build.status, 0, build.output)
        XCTAssertEqual(try package.run().output, "true false true\n")

        try package.write("Asking sees UIKit\n", to: ".tabard/modules")
        XCTAssertEqual(try package.tabardSwift("build").status, 0)
        XCTAssertEqual(try package.run().output, "true true true\n")
    }

    /// O6: coverage names the original and its lines.
    func testCoverageNamesTheOriginalLine() throws {
        try package.writeManifest(
            ".target(name: \"App\"), .testTarget(name: \"AppTests\", dependencies: [\"App\"])"
        )
        try package.write(
            """
            import Foundation
            public final class A: NSObject {
                @objc public func used() -> Int {
                    1
                }
                @objc public func unused() -> Int {
                    2
                }
            }
            """,
            to: "Sources/App/A.swift"
        )
        try package.write(
            """
            import XCTest
            import App
            final class ATests: XCTestCase {
                func testA() { XCTAssertEqual(A().used(), 1) }
            }
            """,
            to: "Tests/AppTests/ATests.swift"
        )
        let test = try package.tabardSwift("test", "--enable-code-coverage")
        XCTAssertEqual(test.status, 0, test.output)
        struct Report: Decodable {
            struct Part: Decodable { let files: [File] }
            struct File: Decodable {
                let filename: String
                /// Of each place its line, column and how often it was run, and three switches.
                let segments: [[Number]]
            }
            struct Number: Decodable {
                let value: Int
                init(from decoder: any Decoder) throws {
                    let container = try decoder.singleValueContainer()
                    value = try (try? container.decode(Int.self)) ?? (container.decode(Bool.self) ? 1 : 0)
                }
            }
            let data: [Part]
        }
        let json = try Data(contentsOf: URL(fileURLWithPath: package.path(".build/debug/codecov/App.json")))
        let files = try JSONDecoder().decode(Report.self, from: json).data.flatMap(\.files)
        let file = try XCTUnwrap(files.first { $0.filename == package.path("Sources/App/A.swift") })
        XCTAssertFalse(files.contains { $0.filename.contains("/lowered/") })
        // What is counted begins at these lines.
        let counts = file.segments.filter { $0[3].value == 1 && $0[4].value == 1 && $0[0].value < 9 }
        XCTAssertEqual(counts.map { [$0[0].value, $0[2].value] }, [[3, 1], [6, 0]])
    }

    /// Conditions on systems hold as on iOS, in the package and in dependencies that are for iOS alone.
    func testConditionsOfTheManifestHoldAsOnIOS() throws {
        for (name, platforms) in [("ForPhones", "platforms: [.iOS(.v15)], "), ("ForAll", "")] {
            try package.write(
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "\(name)", \(platforms)products: [.library(name: "\(name)", targets: ["\(name)"])],
                    targets: [.target(name: "\(name)", swiftSettings: [.define("IOS", .when(platforms: [.iOS]))])]
                )
                """,
                to: "Libraries/\(name)/Package.swift"
            )
            try package.write(
                "#if IOS\npublic let is\(name) = true\n#else\npublic let is\(name) = false\n#endif\n",
                to: "Libraries/\(name)/Sources/\(name)/A.swift"
            )
        }
        for name in ["Phone", "Desktop", "Other"] {
            try package.write("public let a = 1\n", to: "Sources/\(name)/A.swift")
        }
        try package.writeManifest(
            """
            .target(name: "Phone"), .target(name: "Desktop"), .target(name: "Other"),
            .executableTarget(
                name: "App",
                dependencies: [
                    .target(name: "Phone", condition: .when(platforms: [.iOS, .macOS])),
                    .target(name: "Desktop", condition: .when(platforms: [.linux])),
                    .target(name: "Other", condition: .when(platforms: [.windows])),
                    .product(name: "ForPhones", package: "ForPhones", condition: .when(platforms: [.iOS])), "ForAll",
                ],
                swiftSettings: [
                    .define("ON_IOS", .when(platforms: [.iOS])), .define("ON_LINUX", .when(platforms: [.linux])),
                    .define("DEBUGGING", .when(platforms: [.iOS], configuration: .debug)),
                ],
                linkerSettings: [.linkedFramework("UIKit", .when(platforms: [.iOS]))]
            )
            """,
            dependencies: ".package(path: \"Libraries/ForPhones\"), .package(path: \"Libraries/ForAll\")"
        )
        try package.write(
            """
            import Desktop
            import ForAll
            import ForPhones
            import Phone
            #if ON_IOS && DEBUGGING && !ON_LINUX
            print(isForPhones, isForAll)
            #endif
            """,
            to: "Sources/App/main.swift"
        )
        // SwiftPM remembers what it read from manifests, with another compiler as well.
        let plain = try Command("/usr/bin/env", ["swift", "package", "describe"], in: package.folder).run()
        XCTAssertEqual(plain.status, 0, plain.output)
        let build = try package.tabardSwift("build")
        XCTAssertEqual(build.status, 0, build.output)
        XCTAssertFalse(build.output.contains("Other"), build.output)
        XCTAssertEqual(try package.run().output, "true false\n")
    }

    /// A manifest's errors are at its own lines.
    func testAManifestsErrorsNameItsLine() throws {
        try package.writeManifest(
            ".executableTarget(name: \"App\", swiftSettings: [.define(\"A\", .when(platforms: [.iPhone]))])"
        )
        try package.write("print(1)\n", to: "Sources/App/main.swift")
        let build = try package.tabardSwift("build")
        XCTAssertEqual(build.status, 1)
        XCTAssertFalse(build.lines(with: "\(package.path("Package.swift")):4:").isEmpty, build.output)
    }

    /// Interface documents and their strings become resources as in Xcode: by the manifest, or by themselves.
    func testInterfaceDocumentsAreInTheBundle() throws {
        try package.writeManifest(
            """
            .executableTarget(name: "App", exclude: ["Old.xib", "Part"], resources: [.process("Declared")]),
            .target(name: "Part", path: "Sources/App/Part"), .target(name: "Empty")
            """,
            defaultLocalization: "en"
        )
        try package.write("import Part\nprint(1)\n", to: "Sources/App/main.swift")
        try package.write("public let a = 1\n", to: "Sources/App/Part/A.swift")
        try package.write("public let a = 1\n", to: "Sources/Empty/A.swift")
        for name in [
            "Base.lproj/Main.storyboard", "Cell.xib", "Old.xib", "Declared/Base.lproj/Card.xib",
            "Screens/Other.storyboard",
            "Media.xcassets/Contents.json", "Part/Piece.xib",
        ] {
            try package.write("<document/>", to: "Sources/App/\(name)")
        }
        try package.write("\"a.text\" = \"b\";", to: "Sources/App/de.lproj/Main.strings")
        try package.write("{}", to: "Sources/App/Screens/Words.xcstrings")
        let build = try package.tabardSwift("build")
        XCTAssertEqual(build.status, 0, build.output)
        XCTAssertEqual(
            try package.resources("App"),
            [
                "Base.lproj/Card.xib", "Base.lproj/Main.storyboard", "Cell.xib", "Info.plist",
                "Media.xcassets/Contents.json", "Other.storyboard", "Words.xcstrings",
                "de.lproj/Main.strings",
            ]
        )
        XCTAssertEqual(try package.resources("Part"), ["Info.plist", "Piece.xib"])
        XCTAssertEqual(try package.resources("Empty"), [])

        // SwiftPM remembers what the manifest said.
        try package.write("<document/>", to: "Sources/App/Screens/New.xib")
        try package.write("<document new=\"YES\"/>", to: "Sources/App/Cell.xib")
        let again = try package.tabardSwift("build")
        XCTAssertEqual(again.status, 0, again.output)
        XCTAssertTrue(try package.resources("App").contains("New.xib"), again.output)
        XCTAssertEqual(try package.resource("Cell.xib", of: "App"), "<document new=\"YES\"/>")
        XCTAssertEqual(again.lines(with: "Compiling"), [], "no source has changed")
    }

    /// An Xcode project's documents arrive where `Bundle` looks for them.
    func testDocumentsOfAnXcodeProjectAreInTheBundle() throws {
        try FileManager.default.removeItem(atPath: package.path("Package.swift"))
        try package.write(
            """
            // !$*UTF8*$!
            {archiveVersion = 1; classes = {}; objectVersion = 56; rootObject = P; objects = {
            P = {isa = PBXProject; buildConfigurationList = L; developmentRegion = en; mainGroup = G; targets = (T); };
            G = {isa = PBXGroup; children = (A, V, X, C, W); sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildConfigurationList = L; buildPhases = (S, R); dependencies = (); };
            S = {isa = PBXSourcesBuildPhase; files = (AB); };
            R = {isa = PBXResourcesBuildPhase; files = (VB, XB, CB, WB); };
            L = {isa = XCConfigurationList; buildConfigurations = (D); defaultConfigurationName = Debug; };
            D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0;
                PRODUCT_NAME = App; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main;}; };
            A = {isa = PBXFileReference; path = App/main.swift; sourceTree = "<group>"; };
            V = {isa = PBXVariantGroup; name = Main.storyboard; children = (V1, V2); sourceTree = "<group>"; };
            V1 = {isa = PBXFileReference; path = App/Base.lproj/Main.storyboard; sourceTree = "<group>"; };
            V2 = {isa = PBXFileReference; path = App/de.lproj/Main.strings; sourceTree = "<group>"; };
            X = {isa = PBXFileReference; path = App/Views/Cell.xib; sourceTree = "<group>"; };
            C = {isa = PBXFileReference; path = App/mul.lproj/Cell.xcstrings; sourceTree = "<group>"; };
            W = {isa = PBXFileReference; path = App/Words.xcstrings; sourceTree = "<group>"; };
            AB = {isa = PBXBuildFile; fileRef = A; }; VB = {isa = PBXBuildFile; fileRef = V; };
            XB = {isa = PBXBuildFile; fileRef = X; }; CB = {isa = PBXBuildFile; fileRef = C; };
            WB = {isa = PBXBuildFile; fileRef = W; };
            };}
            """,
            to: "App.xcodeproj/project.pbxproj"
        )
        for name in ["Base.lproj/Main.storyboard", "Views/Cell.xib", "Views/Unused.xib"] {
            try package.write("<document/>", to: "App/\(name)")
        }
        for name in ["mul.lproj/Cell.xcstrings", "Words.xcstrings"] {
            try package.write("{}", to: "App/\(name)")
        }
        try package.write("\"a.text\" = \"b\";", to: "App/de.lproj/Main.strings")
        try package.write(
            """
            import Foundation
            let url = Bundle.module.url(forResource: "Main", withExtension: "storyboard")
            print(url.map { $0.pathComponents.suffix(2).joined(separator: "/") } ?? "none")
            """,
            to: "App/main.swift"
        )
        let port = try package.tabardSwift("port")
        XCTAssertEqual(port.status, 0, port.output)
        let build = try package.tabardSwift("build")
        XCTAssertEqual(build.status, 0, build.output)
        XCTAssertEqual(
            try package.resources("App"),
            [
                "Base.lproj/Main.storyboard", "Cell.xib", "Info.plist", "Tabard-Info.plist",
                "Words.xcstrings",
                "de.lproj/Main.strings", "mul.lproj/Cell.xcstrings",
            ]
        )
        XCTAssertEqual(try package.run().output, "Base.lproj/Main.storyboard\n")
    }
}
