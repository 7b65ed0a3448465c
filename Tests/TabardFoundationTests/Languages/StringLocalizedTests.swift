import XCTest

@testable import TabardFoundation

/// Rule N3: `String(localized:)`.
final class StringLocalizedTests: LanguagesTestCase {
    func testN3TextsWithValues() throws {
        try write(
            """
            "hello" = "Hallo"; "%lld files in %@" = "In %2$@: %1$lld Dateien"; "files.in" = "%2$lld (%1$@)";
            "100%" = "100 %"; "Price %.2f" = "Preis %.2f"; "In %@" = "Darin: %@";
            """,
            to: "de.lproj/Localizable.strings"
        )
        want("de")
        XCTAssertEqual(
            LoweredLanguages.localized(bundle, count: 1234, name: "x%d"),
            [
                "Hallo", "In x%d: 1.234 Dateien", "1.234 (x%d)", "100% of x%d", "100 %", "Preis 1,50",
                "Hallo",
                "Darin: Hallo", "1234 7 0,5",
            ]
        )
        try write("", to: "en.lproj/Localizable.strings")
        want("en")
        XCTAssertEqual(
            LoweredLanguages.localized(bundle, count: 3, name: "x"),
            [
                "hello", "3 files in x", "x: 3", "100% of x", "100%", "Price 1.50", "hello", "In hello",
                "3 7 0.5",
            ]
        )
    }

    func testN3FormsOfACatalogue() throws {
        func unit(_ value: String) -> String { "{\"stringUnit\": {\"value\": \"\(value)\"}}" }
        let german =
            "{\"variations\": {\"plural\": {\"one\": \(unit("%lld Datei in %@")), \"other\": \(unit("%lld Dateien in %@"))}}}"
        try write(
            "{\"sourceLanguage\": \"en\", \"strings\": {\"%lld files in %@\": {\"localizations\": {\"de\": \(german)}}}}",
            to: "Localizable.xcstrings"
        )
        want("de")
        XCTAssertEqual(LoweredLanguages.localized(bundle, count: 1, name: "a")[1], "1 Datei in a")
        XCTAssertEqual(LoweredLanguages.localized(bundle, count: 2, name: "a")[1], "2 Dateien in a")
    }

    func testN3ResourcesAreCoded() throws {
        let resource = LocalizedStringResource("\(3) files", table: "T", locale: Locale(identifier: "de"))
        let data = try JSONEncoder().encode(resource)
        let decoded = try JSONDecoder().decode(LocalizedStringResource.self, from: data)
        XCTAssertEqual(decoded, resource)
        XCTAssertEqual(decoded.key, "%lld files")
        XCTAssertEqual(String(localized: decoded), "3 files")
        var options = String.LocalizationOptions()
        options.replacements = [5]
        XCTAssertEqual(String(localized: resource, options: options), "5 files")
        XCTAssertEqual(String(localized: "\(placeholder: .int) files", options: options), "5 files")
    }
}
