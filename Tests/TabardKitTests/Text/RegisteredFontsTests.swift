import XCTest

@testable import TabardKit

/// Fonts that apps register by their files.
@preconcurrency @MainActor
final class RegisteredFontsTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    override func setUp() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() async throws {
        try FileManager.default.removeItem(at: folder)
    }

    func testAFontIsKnownOnceItIsRegistered() throws {
        let file = try font(named: "Tabard", in: "DejaVu")
        XCTAssertNil(UIFont(name: "Tabard Sans", size: 12))
        XCTAssertTrue(CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))
        XCTAssertEqual(UIFont(name: "Tabard Sans", size: 12)?.familyName, "Tabard Sans")
        XCTAssertFalse(UIFont.fontNames(forFamilyName: "Tabard Sans").isEmpty)
    }

    func testAnotherThreadMayRegisterFonts() async throws {
        let file = try font(named: "Elsewh", in: "DejaVu")
        let registering = Task.detached { CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil) }
        let isRegistered = await registering.value
        XCTAssertTrue(isRegistered)
        XCTAssertNotNil(UIFont(name: "Elsewh Sans", size: 12))
    }

    func testWhatIsNoFontIsToldWhy() throws {
        let text = folder.appendingPathComponent("text.ttf")
        try Data("no font".utf8).write(to: text)
        XCTAssertEqual(failure(text), CocoaError.fileReadCorruptFile.rawValue)
        let absent = folder.appendingPathComponent("absent.ttf")
        XCTAssertEqual(failure(absent), CocoaError.fileReadNoSuchFile.rawValue)
        XCTAssertFalse(CTFontManagerRegisterFontsForURL(absent as CFURL, .process, nil))
        XCTAssertEqual(
            failure(try XCTUnwrap(URL(string: "https://example.org/a.ttf"))),
            CocoaError.fileReadNoSuchFile.rawValue
        )
    }

    private func failure(_ url: URL) -> Int? {
        var error: Unmanaged<CFError>?
        XCTAssertFalse(CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
        return error?.takeRetainedValue().code
    }

    /// A copy of DejaVu Sans under a name of as many letters, which no other file has.
    ///
    /// It stays after the test, since other tests ask every font that is known, and Pango reads it then.
    private func font(named name: String, in former: String) throws -> URL {
        let data = FontCopy.of(former, as: name)
        XCTAssertFalse(data.isEmpty, "DejaVu Sans is not installed")
        let lasting = FileManager.default.temporaryDirectory.appendingPathComponent("tabard-registered-fonts")
        try FileManager.default.createDirectory(at: lasting, withIntermediateDirectories: true)
        let url = lasting.appendingPathComponent("\(name).ttf")
        try data.write(to: url)
        return url
    }
}
