import XCTest

@testable import XcodeProject

final class BuildSettingsTests: XCTestCase {
    private func settings(_ levels: [String: String]...) -> BuildSettings {
        BuildSettings(configuration: "Debug", levels: levels)
    }

    func testAHigherLevelReplacesALowerOneAndMayInheritIt() {
        let found = settings(["A": "1", "B": "1"], ["A": "2"], ["A": "$(inherited) 3", "B": "x ${B}"])
        XCTAssertEqual(found["A"], "2 3")
        XCTAssertEqual(found["B"], "x 1")
        XCTAssertNil(found["C"])
    }

    func testANameInAValueIsLookedUpFromTheTop() {
        let found = settings(["NAME": "$(TARGET) kit", "TARGET": "low"], ["TARGET": "high"])
        XCTAssertEqual(found["NAME"], "high kit")
    }

    func testConditionsHoldForAnIOSDevice() {
        let found = settings([
            "A": "plain", "A[sdk=iphoneos*]": "phone", "B": "plain", "B[sdk=macosx*]": "mac",
            "C[config=Debug][arch=arm64]": "both", "D[config=Release]": "release", "E[arch=x86_64]": "no",
        ])
        XCTAssertEqual(found["A"], "phone")
        XCTAssertEqual(found["B"], "plain")
        XCTAssertEqual(found["C"], "both")
        XCTAssertNil(found["D"])
        XCTAssertNil(found["E"])
    }

    func testModifiersChangeWhatANameStandsFor() {
        let found = settings(["N": "My App 2", "E": ""])
        XCTAssertEqual(found.expanding("$(N:c99extidentifier)"), "My_App_2")
        XCTAssertEqual(found.expanding("org.$(N:rfc1034identifier:lower)"), "org.my-app-2")
        XCTAssertEqual(found.expanding("$(E:default=none) $(missing:default=x)"), "none x")
        XCTAssertEqual(found.expanding("$(open $ $$(N)"), "$(open $ $My App 2")
    }

    func testANamesOwnNameMayHoldANestedOne() {
        XCTAssertEqual(settings(["KIND": "A", "NAME_A": "found"]).expanding("$(NAME_$(KIND))"), "found")
    }

    func testAFileOfSettingsIncludesOthersBeforeItsOwn() throws {
        let files = FilesInMemory([
            "/app/Config/A.xcconfig": """
            // A comment
            #include "Base.xcconfig"
            #include? "Missing.xcconfig"
            #include "Gone.xcconfig"
            NAME = mine // and a comment
            FLAGS = $(inherited) -DB
            FLAGS[sdk=iphoneos*] = -DC;
            """,
            "/app/Config/Base.xcconfig": "NAME = base\nFLAGS = -DA\nOTHER=1",
        ])
        var reader = ConfigurationFile(files: files, root: "/app")
        XCTAssertEqual(
            try reader.read("/app/Config/A.xcconfig"),
            ["NAME": "mine", "FLAGS": "-DA -DB", "FLAGS[sdk=iphoneos*]": "-DC", "OTHER": "1"]
        )
        XCTAssertEqual(
            reader.problems,
            [
                Problem(
                    path: "/app/Config/A.xcconfig",
                    text: "line 4: “Gone.xcconfig” isn't there and was left out"
                )
            ]
        )
    }

    func testALineThatSetsNothingIsAnErrorAtItsPlace() {
        var reader = ConfigurationFile(
            files: FilesInMemory(["/app/A.xcconfig": "A = 1\nwhat is this\n"]),
            root: "/app"
        )
        XCTAssertThrowsError(try reader.read("/app/A.xcconfig")) { error in
            XCTAssertEqual("\(error)", "/app/A.xcconfig:2:1: error: expected a setting as in NAME = value")
        }
    }

    func testAProjectsSettingsLieBelowItsTargets() throws {
        let files = FilesInMemory(["/app/P.xcconfig": "SWIFT_VERSION = 4.2\nSHARED = project file\n"])
        let text = ProjectText.app(
            objects: "X = {isa = PBXFileReference; path = P.xcconfig; sourceTree = \"<group>\"; };",
            settings: "SHARED = \"$(inherited), project\"; LIST = (a, \"b c\", );",
            targetSettings: "SHARED = \"$(inherited), target\";"
        ).replacing(
            "PD = {isa = XCBuildConfiguration;",
            with: "PD = {isa = XCBuildConfiguration; baseConfigurationReference = X;"
        )
        let project = try ProjectText.read(text, files)
        let debug = try XCTUnwrap(project.targets[0].settings["Debug"])
        XCTAssertEqual(debug["SHARED"], "project file, project, target")
        XCTAssertEqual(debug["SWIFT_VERSION"], "4.2")
        XCTAssertEqual(debug.words("LIST"), ["a", "b c"])
        XCTAssertEqual(project.targets[0].settings["Release"]?["SHARED"], ", project, target")
    }
}
