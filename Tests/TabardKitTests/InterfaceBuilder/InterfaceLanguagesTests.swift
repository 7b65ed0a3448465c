import XCTest

@testable import TabardKit

/// The texts of the user's language for a document (I6).
@preconcurrency @MainActor
final class InterfaceLanguagesTests: InterfaceTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUp() async throws {
        try await super.setUp()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        Language.current = .german
    }

    override func tearDown() async throws {
        PreferredLanguages.current = PreferredLanguages(["en"])
        try? FileManager.default.removeItem(at: folder)
        try await super.tearDown()
    }

    private func write(_ text: String, to path: String) throws {
        let url = folder.appendingPathComponent(path)
        let parent = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func strings(of path: String) -> [String: String] {
        InterfaceLanguages.strings(for: folder.appendingPathComponent(path))
    }

    func testI6TextsBesideTheBaseDocument() throws {
        try write("\"a.text\" = \"Hallo\";", to: "de.lproj/Card.strings")
        try write("\"a.text\" = \"Bonjour\";", to: "fr.lproj/Card.strings")
        XCTAssertEqual(strings(of: "Base.lproj/Card.xib"), ["a.text": "Hallo"])
        XCTAssertEqual(strings(of: "Card.xib"), [:])
        XCTAssertEqual(strings(of: "Base.lproj/Other.xib"), [:])
        XCTAssertEqual(told, [])
    }

    func testI6TheCatalogueOfAllLanguages() throws {
        let unit = "{\"stringUnit\": {\"value\": \"Hallo\"}}"
        try write(
            "{\"strings\": {\"a.text\": {\"localizations\": {\"de\": \(unit)}}}}",
            to: "mul.lproj/Card.xcstrings"
        )
        XCTAssertEqual(strings(of: "Base.lproj/Card.xib"), ["a.text": "Hallo"])
    }

    func testI7BrokenTextsAreTold() throws {
        try write("\"a.text\" = \"Hallo\"\n\"b.text\"", to: "de.lproj/Card.strings")
        XCTAssertEqual(strings(of: "Base.lproj/Card.xib"), [:])
        XCTAssertEqual(told, ["2: There is '\"' where ';' must stand"])
    }

    /// The app's languages are not Tabard's.
    func testI6LanguagesThatTabardHasNoWordsOf() throws {
        try write("\"a.text\" = \"Cześć\";", to: "pl.lproj/Card.strings")
        try write("\"a.text\" = \"Oi\";", to: "pt-BR.lproj/Card.strings")
        try write("\"a.text\" = \"Bonjour\";", to: "fr.lproj/Card.strings")
        func shown(_ languages: String...) -> String? {
            PreferredLanguages.current = PreferredLanguages(languages)
            return strings(of: "Base.lproj/Card.xib")["a.text"]
        }
        XCTAssertEqual(shown("pl"), "Cześć")
        XCTAssertEqual(shown("pt-PT"), "Oi")
        XCTAssertEqual(shown("xx", "fr-CA"), "Bonjour")
        // The base document is in English, which the user wants before French.
        XCTAssertNil(shown("en-GB", "fr"))
        XCTAssertNil(shown("xx"))
    }

    func testI7ListsWithoutEndAreTold() throws {
        let deep = "<?xml version=\"1.0\"?><plist>" + String(repeating: "<array>", count: 200_000)
        try write(deep, to: "de.lproj/Card.strings")
        XCTAssertEqual(strings(of: "Base.lproj/Card.xib"), [:])
        XCTAssertEqual(
            told,
            [" The file has lists in lists, at most 16 in each other are read"]
        )
    }
}
