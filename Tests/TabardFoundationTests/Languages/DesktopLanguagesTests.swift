import XCTest

@testable import TabardFoundation

/// Rule N3: what the desktop says about languages.
final class DesktopLanguagesTests: LanguagesTestCase {
    func testN3ArgumentsNameLanguages() {
        let rows: [([String], [String]?)] = [
            (["app", "-AppleLanguages", "(de, fr)"], ["de", "fr"]),
            (["app", "-AppleLanguages", "(\"zh-Hant\")"], ["zh-Hant"]),
            (["app", "-AppleLanguages", "de"], ["de"]), (["app", "-AppleLanguages", "()"], nil),
            (["app", "-AppleLanguages"], nil), (["app"], nil),
            (["app", "-AppleLanguages", "(../../etc, de_DE.UTF-8)"], ["de-DE"]),
        ]
        for (arguments, expected) in rows {
            let languages = PreferredLanguages(
                setting: LanguageSetting.argument("AppleLanguages", in: arguments)
            )
            XCTAssertEqual(languages?.names, expected, "\(arguments)")
        }
        XCTAssertNil(PreferredLanguages(setting: 5))
        XCTAssertEqual(PreferredLanguages(setting: ["de", 5, ""] as [Any])?.names, ["de"])
    }

    func testN3OddEnvironmentsNameNoLanguage() {
        for value in [
            "../../etc", "/", "C", "POSIX", "C.UTF-8", "", "_", "@", ".", "de/../x", "a%00b",
            String(repeating: "x", count: 9), "ä_Ö",
        ] {
            XCTAssertEqual(PreferredLanguages(environment: ["LANG": value]).names, [], value)
        }
        let many = Array(repeating: "de", count: 5000).joined(separator: ":")
        XCTAssertEqual(
            PreferredLanguages(environment: ["LANG": "de_DE", "LANGUAGE": "::" + many]).best(of: ["de"]),
            "de"
        )
        XCTAssertEqual(PreferredLanguages(environment: ["LANG": "ca_ES@valencia"]).names, ["ca-ES"])
    }

    func testN3TheLocaleHasTheLanguageOfTheAppAndTheRegionOfTheFormats() {
        func identifier(_ environment: [String: String], _ language: String?, _ setting: String? = nil)
            -> String
        {
            DesktopLocale.locale(setting: setting, environment: environment, language: language).identifier
        }
        XCTAssertEqual(identifier([:], nil), "en_001")
        XCTAssertEqual(identifier(["LANG": "de_AT.UTF-8"], "de"), "de_AT")
        XCTAssertEqual(identifier(["LANG": "de_DE.UTF-8"], "en"), "en_DE")
        XCTAssertEqual(identifier(["LANG": "en_US.UTF-8", "LC_TIME": "sv_SE.UTF-8"], "en-US"), "en_SE")
        XCTAssertEqual(identifier(["LANG": "zh_HK.UTF-8"], "zh-Hant"), "zh_HK")
        XCTAssertEqual(identifier(["LANG": "de_DE"], "zh-Hant"), "zh_Hant_DE")
        XCTAssertEqual(identifier(["LC_TIME": "de_DE"], nil), "de_DE")
        XCTAssertEqual(identifier(["LANG": "C"], "fr"), "fr")
        XCTAssertEqual(identifier(["LANG": "de_DE"], "de", "ja_JP"), "ja_JP")
        XCTAssertEqual(identifier(["LANG": "de_DE"], "de", "../x"), "de_DE")
    }

    func testN3TheProgramSeesThem() {
        want("fr-CA", "de")
        XCTAssertEqual(LoweredLanguages.locale.languages, ["fr-CA", "de"])
        DesktopLocale.current = Locale(identifier: "de_AT")
        let seen = LoweredLanguages.locale
        XCTAssertEqual([seen.current, seen.updating, seen.calendar], ["de_AT", "de_AT", "de_AT"])
    }

    private func time(_ body: () -> Void) -> Double {
        let start = processorMilliseconds()
        body()
        return processorMilliseconds() - start
    }

    /// One table is read once, and what is asked again costs the same however many keys there are.
    func testN3CostsOfManyKeys() throws {
        var reading: [Double] = []
        var asking: [Double] = []
        for count in [1000, 2000, 4000] {
            let texts = (0..<count).map {
                "\"key \($0)\" = \"A text of some length with the number \($0)\";\n"
            }.joined()
            try write(texts, to: "\(count).lproj/Localizable.strings")
            let bundle = try XCTUnwrap(Bundle(path: folder.appendingPathComponent("\(count).lproj").path))
            reading.append(time { _ = LoweredLanguages.value(bundle, "key 0", nil) })
            asking.append(
                time {
                    for key in 0..<1000 { _ = LoweredLanguages.value(bundle, "key \(key)", nil) }
                }
            )
        }
        // A catalogue has all languages in one file.
        var catalogs: [Double] = []
        want("de")
        for count in [1000, 2000, 4000] {
            let texts = (0..<count).map { number in
                let rows = ["de", "en", "fr", "ja", "ru"].map { language in
                    "\"\(language)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"A text \(number)\"}}"
                }
                return "\"key \(number)\": {\"localizations\": {\(rows.joined(separator: ", "))}}"
            }
            let catalog = "{\"sourceLanguage\": \"en\", \"strings\": {\(texts.joined(separator: ",\n"))}}"
            try write(catalog, to: "catalog\(count)/Localizable.xcstrings")
            let bundle = try XCTUnwrap(Bundle(path: folder.appendingPathComponent("catalog\(count)").path))
            catalogs.append(time { XCTAssertEqual(LoweredLanguages.value(bundle, "key 5", nil), "A text 5") })
        }
        print("reading catalogues \(catalogs)")
        XCTAssertLessThan(catalogs[2], catalogs[0] * 12)
        print("reading \(reading), asking a thousand times \(asking)")
        XCTAssertLessThan(reading[2], reading[0] * 12)
        XCTAssertLessThan(asking[2], asking[0] * 4)
    }
}
