import XCTest

@testable import TabardFoundation

/// O5: types of files, as apps name them.
final class UTTypeTests: XCTestCase {
    func testEveryRowOfTheTableIsRead() {
        let rows = DeclaredTypes.text.split(separator: "\n")
        XCTAssertGreaterThan(rows.count, 150)
        XCTAssertEqual(TypeTable.entries.count, rows.count)
        XCTAssertEqual(TypeTable.byIdentifier.count, rows.count, "an identifier stands twice")
        for entry in TypeTable.entries {
            for parent in entry.supertypes { XCTAssertNotNil(TypeTable.byIdentifier[parent], parent) }
        }
    }

    func testTypesAreKindsOfOthers() {
        XCTAssertTrue(UTType.png.conforms(to: .image))
        XCTAssertTrue(UTType.png.conforms(to: .png))
        XCTAssertFalse(UTType.png.isSubtype(of: .png))
        XCTAssertTrue(UTType.image.isSupertype(of: .heic))
        XCTAssertFalse(UTType.png.conforms(to: .text))
        XCTAssertTrue(UTType.json.supertypes.isSuperset(of: [.text, .data, .item, .content]))
        XCTAssertTrue(UTType.mpeg4Audio.conforms(to: .audio))
        XCTAssertEqual(UTType.pdf.identifier, "com.adobe.pdf")
    }

    func testNamesOfOtherSystems() {
        XCTAssertEqual(UTType.jpeg.preferredFilenameExtension, "jpeg")
        XCTAssertEqual(UTType.jpeg.preferredMIMEType, "image/jpeg")
        XCTAssertEqual(UTType(filenameExtension: "JPG"), .jpeg)
        XCTAssertEqual(UTType(mimeType: "text/html"), .html)
        XCTAssertEqual(UTType("public.json"), .json)
        XCTAssertNil(UTType("org.example.unknown"))
        XCTAssertEqual(UTType(filenameExtension: "mp4", conformingTo: .audio), .mpeg4Audio)
        XCTAssertEqual(UTType(filenameExtension: "mp4"), .mpeg4Movie)
        XCTAssertEqual(UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: nil).count, 2)
        XCTAssertEqual(UTType.gif.tags[.mimeType], ["image/gif"])
    }

    func testUnknownEndingsHaveADynamicType() throws {
        let type = try XCTUnwrap(UTType(filenameExtension: "nobodysfile"))
        XCTAssertTrue(type.isDynamic)
        XCTAssertFalse(type.isDeclared)
        XCTAssertTrue(type.conforms(to: .data))
        XCTAssertEqual(type.preferredFilenameExtension, "nobodysfile")
        XCTAssertNil(type.preferredMIMEType)
        XCTAssertEqual(type, UTType(filenameExtension: "nobodysfile"))
        for ending in ["", "a/b", "a\0", String(repeating: "x", count: 300)] {
            XCTAssertNil(UTType(filenameExtension: ending), ending)
        }
        XCTAssertNil(UTType(mimeType: "nonsense"))
        XCTAssertEqual(UTType(mimeType: "application/x-nobody")?.preferredMIMEType, "application/x-nobody")
    }

    func testTheDesktopsTypesAreRead() {
        let types = DesktopTypes.parse(
            "# a comment\n50:text/x-a:*.a\n40:text/x-b:*.a\n50:broken\n50:text/x-c:*.[ch]\n50:text/x-d:makefile\n"
        )
        XCTAssertEqual(types, ["a": "text/x-a"])
    }

    func testTheAppDeclaresTypes() throws {
        let note = UTType(exportedAs: "org.example.note", conformingTo: .json)
        XCTAssertTrue(note.conforms(to: .text))
        XCTAssertFalse(note.isDynamic)
        XCTAssertFalse(note.isPublic)
        XCTAssertTrue(UTType(exportedAs: "org.example.other").conforms(to: .data))
        XCTAssertEqual(UTType(importedAs: "public.png"), .png)
        let data = try JSONEncoder().encode([UTType.png])
        XCTAssertEqual(try JSONDecoder().decode([UTType].self, from: data), [.png])
    }

    func testAddressesGetTheEndingOfAType() {
        let folder = URL(fileURLWithPath: "/a")
        XCTAssertEqual(folder.appendingPathComponent("b", conformingTo: .png).path, "/a/b.png")
        XCTAssertEqual(folder.appendingPathComponent("b.jpg", conformingTo: .jpeg).path, "/a/b.jpg")
        XCTAssertEqual(folder.appendingPathExtension(for: .json).path, "/a.json")
        XCTAssertEqual(folder.appendingPathExtension(for: .folder).path, "/a")
    }
}
