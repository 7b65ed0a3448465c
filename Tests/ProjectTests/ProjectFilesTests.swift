import XCTest

/// The files around the sources agree with them and with one another.
final class ProjectFilesTests: XCTestCase {
    private let checkout = Checkout.current

    func testTheMakefileHasItsTargets() {
        let makefile = checkout.text("Makefile")
        let targets = Set(makefile.matches(of: /(?m)^([a-z]+):/).map { String($0.1) })
        XCTAssertEqual(
            targets,
            [
                "run", "test", "soak", "build", "pictures", "interface", "documentation", "floors",
                "benchmark", "benchmarks", "format", "install", "package", "packages", "release",
                "lint", "help",
            ]
        )
        XCTAssertTrue(makefile.contains("APP ?= Catalogue"))
        XCTAssertTrue(checkout.text(".ci/run").contains("make test"))
    }

    func testTheScriptsCanBeRun() {
        let scripts = [
            "set-up", "run", "headless", "fuzz", "soak", "floors", "manual", "documentation", "pictures",
            "compare-builds",
            "install", "packages", "release", "version", "interface-change",
        ]
        for name in scripts.map({ "Scripts/\($0)" }) + [".ci/run"] {
            let path = checkout.root.appendingPathComponent(name).path
            XCTAssertTrue(FileManager.default.isExecutableFile(atPath: path), name)
        }
    }

    func testTheListsOfPackagesAgree() {
        let setUp = checkout.text("Scripts/set-up")
        let run = Packages.list("run_packages", inSetUp: setUp)
        let test = Packages.list("test_packages", inSetUp: setUp)
        let providers = Packages.providers(inManifest: checkout.text("Package.swift"))
        XCTAssertFalse(providers.isEmpty)
        XCTAssertEqual(Set(providers).subtracting(run), [], "Scripts/set-up lacks these")

        let contributing = checkout.text("CONTRIBUTING.md")
        XCTAssertFalse(run.isEmpty || test.isEmpty)
        XCTAssertEqual(
            Packages.list(after: "apt-get install", inDocumentation: contributing).sorted(),
            (run + test).sorted()
        )
    }

    func testTheChangelogHasAPlaceForWhatIsNew() {
        XCTAssertTrue(checkout.text("CHANGELOG.md").contains("\n## [Unreleased]\n"))
    }

    func testTheReadmeSaysWhatTheManifestDoes() {
        let alias = "[.unsafeFlags([\"-module-alias\", \"UIKit=TabardKit\"])]"
        XCTAssertTrue(checkout.text("README.md").contains(alias))
        XCTAssertTrue(checkout.text("Package.swift").contains(alias))
        for command in ["make run", "make test"] {
            XCTAssertTrue(checkout.text("README.md").contains(command), command)
        }
    }

    func testLinksPointToFiles() {
        // DocC itself finds what articles point to, as another test has it do.
        let texts = checkout.allFiles.filter { $0.path.hasSuffix(".md") && !$0.path.contains(".docc/") }
        XCTAssertGreaterThanOrEqual(texts.count, 5)
        let findings = texts.flatMap { Links.findings(in: $0, exists: checkout.exists) }
        XCTAssertTrue(findings.isEmpty, "\(findings)")
    }

    func testEveryPictureIsShownByAPage() {
        let pictures = checkout.paths(in: Pictures.folder, endingWith: ["png", "svg", "jpg", "gif"])
        XCTAssertGreaterThan(pictures.count, 50)
        let pages = checkout.allFiles.filter { $0.path.hasSuffix(".md") }
        let findings = Pictures.findings(in: pictures, pages: pages)
        XCTAssertTrue(findings.isEmpty, "\n" + findings.map(\.description).joined(separator: "\n"))
    }
}
