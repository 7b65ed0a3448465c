import XCTest

@testable import XcodeProject

final class AppReaderTests: XCTestCase {
    private func find(_ path: String, _ paths: String...) throws -> AppReader.Found {
        try AppReader(files: FilesInMemory(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }))).find(
            path
        )
    }

    private func message(_ path: String, _ paths: String...) -> String {
        do {
            let files = FilesInMemory(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }))
            return "\(try AppReader(files: files).find(path))"
        } catch {
            return "\(error)"
        }
    }

    func testAFolderMeansItsWorkspaceBeforeItsProject() throws {
        XCTAssertEqual(
            try find("/a", "/a/A.xcworkspace/x", "/a/A.xcodeproj/x", "/a/Pods.xcodeproj/x"),
            .workspace("/a/A.xcworkspace")
        )
        XCTAssertEqual(try find("/a/", "/a/A.xcodeproj/x", "/a/Package.swift"), .project("/a/A.xcodeproj"))
        XCTAssertEqual(try find("/a", "/a/Package.swift"), .package("/a"))
    }

    func testTheWorkspaceInsideAProjectMeansTheProject() throws {
        XCTAssertEqual(
            try find("/a/A.xcodeproj/project.xcworkspace", "/a/A.xcodeproj/project.xcworkspace/x"),
            .project("/a/A.xcodeproj")
        )
    }

    func testWhatIsNotThereAndWhatIsAmbiguousIsSaid() {
        XCTAssertEqual(message("/b", "/a/x"), "/b: error: there is no folder, project or workspace here")
        XCTAssertEqual(message("/a", "/a/x"), "/a: error: the folder holds no project, workspace or package")
        XCTAssertEqual(
            message("/a", "/a/A.xcodeproj/x", "/a/B.xcodeproj/x"),
            "/a: error: the folder holds several projects; name one: “A.xcodeproj”, “B.xcodeproj”"
        )
        XCTAssertEqual(
            message("/a", "/a/project.yml"),
            "/a: error: the folder holds project.yml, but no project; make that first, with “xcodegen generate”"
        )
    }

    func testAProjectNamesOthersThatAreReadToo() throws {
        let files = FilesInMemory([
            "/app/App.xcodeproj/project.pbxproj": ProjectText.app(
                children: "O",
                objects:
                    "O = {isa = PBXFileReference; path = Kit/Kit.xcodeproj; sourceTree = \"<group>\"; };",
                project: "projectReferences = ({ProductGroup = G; ProjectRef = O; });"
            ),
            "/app/Kit/Kit.xcodeproj/project.pbxproj": ProjectText.app(),
        ])
        let input = try AppReader(files: files).read(.project("/app/App.xcodeproj"), root: "/app")
        XCTAssertEqual(input.projects.map(\.path), ["/app/App.xcodeproj", "/app/Kit/Kit.xcodeproj"])
    }

    func testAProjectOutsideIsNamedAndNotRead() throws {
        let files = FilesInMemory([
            "/app/App.xcodeproj/project.pbxproj": ProjectText.app(
                children: "O",
                objects: "O = {isa = PBXFileReference; path = ../Kit.xcodeproj; sourceTree = \"<group>\"; };",
                project: "projectReferences = ({ProductGroup = G; ProjectRef = O; });"
            ),
            "/Kit.xcodeproj/project.pbxproj": ProjectText.app(),
        ])
        let input = try AppReader(files: files).read(.project("/app/App.xcodeproj"), root: "/app")
        XCTAssertEqual(
            input.projects.flatMap(\.problems),
            [Problem(path: "/Kit.xcodeproj", text: "the project lies outside of /app; not read")]
        )
        XCTAssertEqual(files.read, ["/app/App.xcodeproj/project.pbxproj"])
    }
}
