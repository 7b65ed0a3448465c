import XCTest

@testable import TabardFoundation

/// Rules N3 and V2: the desktop's languages choose among the app's.
final class BundleLanguagesTests: LanguagesTestCase {
    private func text(_ key: String = "hello", _ value: String? = nil, _ table: String? = nil) -> String {
        LoweredLanguages.value(bundle, key, value, table)
    }

    func testN3EveryWayToAskForAText() throws {
        try write("\"hello\" = \"Hello\";", to: "en.lproj/Localizable.strings")
        try write("\"hello\" = \"Hallo\";", to: "de.lproj/Localizable.strings")
        for (language, expected) in [("de", "Hallo"), ("en", "Hello"), ("de-AT", "Hallo"), ("fr", "Hello")] {
            want(language)
            XCTAssertEqual(Set(LoweredLanguages.texts(bundle, "hello")), [expected], language)
            XCTAssertEqual(Set(PlainLanguages.texts(bundle, "hello")), [expected], language)
        }
        XCTAssertEqual(PlainLanguages.texts("none"), ["none", "none", "x", "x"])
        XCTAssertEqual(
            [text("none"), text("none", ""), text("none", "x"), text("", "x"), text("")],
            ["none", "none", "x", "x", ""]
        )
        XCTAssertEqual(
            [text("hello", nil, "None"), text("hello", nil, "../en.lproj/Localizable")],
            ["hello", "hello"]
        )
    }

    func testN3TheClosestLanguageIsChosen() {
        let rows: [([String], [String], String)] = [
            (["zh-HK"], ["en", "zh-Hans", "zh-Hant"], "zh-Hant"),
            (["zh-TW"], ["en", "zh-Hans", "zh-Hant"], "zh-Hant"),
            (["zh-HK"], ["zh-Hant", "zh-HK"], "zh-HK"), (["zh-MO"], ["zh-TW", "zh-HK"], "zh-HK"),
            (["zh-CN"], ["en", "zh-Hans", "zh-Hant"], "zh-Hans"), (["zh-SG"], ["zh-Hant", "zh-CN"], "zh-CN"),
            (["zh-TW", "fr"], ["en", "zh-Hans", "fr"], "fr"), (["de-AT"], ["en", "de"], "de"),
            (["de-AT"], ["de", "de-CH"], "de"), (["nb"], ["en", "no"], "no"), (["nn"], ["en", "no"], "no"),
            (["nn"], ["nb", "en"], "nb"), (["nb"], ["nn", "nb"], "nb"), (["no"], ["nb", "en"], "nb"),
            (["en-AU"], ["en", "en-GB"], "en-GB"), (["en-US"], ["en", "en-GB"], "en"),
            (["en-PH"], ["en", "en-GB"], "en"),
            (["es-MX"], ["es", "es-419"], "es-419"), (["es-ES"], ["es", "es-419"], "es"),
            (["pt"], ["pt-PT", "pt-BR"], "pt-BR"), (["pt-AO"], ["pt-BR", "pt-PT"], "pt-PT"),
            (["fr-CH"], ["fr", "fr-CA"], "fr"), (["iw-IL"], ["en", "he"], "he"),
            (["in"], ["id", "en"], "id"),
            (["xx", "pl", "de"], ["en", "de"], "de"), (["xx"], ["en", "de"], "en"),
            (["xx"], ["pl", "de"], "pl"),
            (["sr-Latn"], ["sr-Cyrl", "sr-Latn"], "sr-Latn"), (["DE_at"], ["en", "De"], "De"),
            (["de"], ["English", "German"], "German"), (["yue"], ["zh-Hans", "zh-Hant"], "zh-Hant"),
            ([], ["en"], "en"),
        ]
        for (wanted, available, expected) in rows {
            XCTAssertEqual(
                LoweredLanguages.preferred(from: available, wanted),
                [expected],
                "\(wanted) of \(available)"
            )
        }
        XCTAssertEqual(LoweredLanguages.preferred(from: []), [])
    }

    func testN3TheBundlesLanguages() throws {
        want("de-AT", "fr")
        XCTAssertEqual(LoweredLanguages.languages(bundle).all, [])
        XCTAssertEqual(LoweredLanguages.languages(bundle).preferred, ["en"])
        for name in ["fr", "pt-br", "Base", "mul", "zh-Hant"] {
            try write("", to: "\(name).lproj/Localizable.strings")
        }
        want("de-AT", "fr")
        var languages = LoweredLanguages.languages(bundle)
        XCTAssertEqual(languages.all, ["fr", "pt-br", "zh-Hant", "Base"])
        XCTAssertEqual(languages.preferred, ["fr"])
        XCTAssertEqual(languages.development, "en")
        want("pt-BR")
        XCTAssertEqual(LoweredLanguages.languages(bundle).preferred, ["pt-br"])
        let information =
            ["CFBundleDevelopmentRegion": "fr", "CFBundleLocalizations": ["de", "it"]] as [String: Any]
        try write(
            PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0),
            to: "Info.plist"
        )
        want("xx")
        languages = LoweredLanguages.languages(bundle)
        XCTAssertEqual(languages.all, ["de", "fr", "it", "pt-br", "zh-Hant", "Base"])
        XCTAssertEqual(languages.preferred, ["fr"])
        XCTAssertEqual(languages.development, "fr")
    }

    func testN3TheNextWishComesBeforeTheAppsOwnLanguage() throws {
        try write("\"hello\" = \"Hello\"; \"own\" = \"Own\";", to: "en.lproj/Localizable.strings")
        try write("\"hello\" = \"Bonjour\";", to: "fr.lproj/Localizable.strings")
        try write("\"own\" = \"Propre\";", to: "fr.lproj/Other.strings")
        try write("\"own\" = \"Eigen\";", to: "de.lproj/Other.strings")
        want("pl", "fr", "en")
        XCTAssertEqual(text(), "Bonjour")
        // A table that the first language lacks is that of the next.
        want("de", "fr")
        XCTAssertEqual([text(), text("own", nil, "Other")], ["Bonjour", "Eigen"])
        // A key that a table lacks is missing, as on Apple's systems.
        XCTAssertEqual(text("own"), "own")
    }

    func testN3TextsOfTheBaseAndWithoutALanguage() throws {
        try write("\"hello\" = \"Base\";", to: "Base.lproj/Localizable.strings")
        try write("\"hello\" = \"None\";", to: "Plain.strings")
        want("de")
        XCTAssertEqual([text(), text("hello", nil, "Plain")], ["Base", "None"])
    }

    func testN3TheFolderOfALanguageIsABundle() throws {
        try write("\"hello\" = \"Hallo\";", to: "de.lproj/Localizable.strings")
        try write("\"hello\" = \"Bonjour\";", to: "fr.lproj/Localizable.strings")
        want("de")
        let french = try XCTUnwrap(Bundle(path: folder.appendingPathComponent("fr.lproj").path))
        XCTAssertEqual(LoweredLanguages.value(french, "hello", nil), "Bonjour")
        XCTAssertEqual(LoweredLanguages.languages(french).preferred, ["fr"])
    }

    func testN3Catalogues() throws {
        func unit(_ value: String) -> String {
            "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}"
        }
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "hello": {"localizations": {"en": \(unit("Hello")), "de": \(unit("Hallo")), "zh-Hant": \(unit("您好"))}},
            "only": {"localizations": {"en": \(unit("Only"))}}, "Key": {},
            "n": {"localizations": {"de": {"variations": {"plural": {"one": \(unit("%lld Tag")), "other": \(unit("%lld Tage"))}}}}}}}
            """
        try write(catalog, to: "Localizable.xcstrings")
        want("de-CH")
        XCTAssertEqual(LoweredLanguages.languages(bundle).all, ["de", "en", "zh-Hant"])
        XCTAssertEqual(text(), "Hallo")
        // The text of the app's own language stands for a missing one.
        XCTAssertEqual([text("only"), text("Key"), text("x", "y")], ["Only", "Key", "y"])
        XCTAssertEqual(Set(LoweredLanguages.formatted(text("n"), 1)), ["1 Tag"])
        XCTAssertEqual(Set(LoweredLanguages.formatted(text("n"), 3)), ["3 Tage"])
        // The package manager writes names in small letters.
        try write("\"small\" = \"小\";", to: "zh-hant.lproj/Localizable.strings")
        want("zh-HK")
        XCTAssertEqual([text(), text("small")], ["您好", "小"])
        XCTAssertEqual(LoweredLanguages.languages(bundle).all, ["de", "en", "zh-Hant"])
        want("fr")
        XCTAssertEqual(text(), "Hello")
    }

    func testN3HostileCatalogues() throws {
        func unit(_ value: String) -> String { "{\"stringUnit\": {\"value\": \"\(value)\"}}" }
        func plural(_ value: String) -> String { "\"variations\": {\"plural\": {\"other\": \(unit(value))}}" }
        func catalog(_ language: String, _ text: String) -> String {
            "{\"sourceLanguage\": \"\(language)\", \"strings\": {\"k\": {\"localizations\": {\"\(language)\": \(text)}}}}"
        }
        let many = (0..<5000).map { "\"p\($0)\": {\(plural("x"))}" }.joined(separator: ",")
        let texts = [
            "{\"stringUnit\": {\"value\": \"%#@a@\"}, \"substitutions\": {\"a\": {\"argNum\": \(Int.min), \(plural("%arg"))}}}",
            "{\"stringUnit\": {\"value\": \"%#@a@\"}, \"substitutions\": {\"a\": {\"argNum\": \(Int.max), \(plural("%#@a@%#@a@"))}}}",
            "{\"stringUnit\": {\"value\": \"%#@p1@\"}, \"substitutions\": {\(many)}}",
            "{\(plural("%9$@ %s %n"))}", "{}",
            "{\"variations\": {\"device\": {}}}", "{\"variations\": {\"plural\": {}}}",
            "{\"stringUnit\": null}",
        ]
        for (index, text) in texts.enumerated() {
            for language in ["de", "de-/../../x", "", "\u{0}", "../de"] {
                try write(catalog(language, text), to: "\(index)/Localizable.xcstrings")
                want("de", "en")
                let bundle = Bundle.at(folder.appendingPathComponent("\(index)"))
                XCTAssertTrue(LoweredLanguages.languages(bundle).all.allSatisfy { !$0.contains("/") })
                let format = LoweredLanguages.value(bundle, "k", nil)
                for number in [0, 1, 2] {
                    XCTAssertLessThan(LoweredLanguages.mixed(format, [number]).count, 100_001)
                }
                try FileManager.default.removeItem(at: folder.appendingPathComponent("\(index)"))
            }
        }
    }

    func testN3CataloguesOfGettext() throws {
        let messages: [(String, String)] = [("hello", "Hallo"), ("", "x")]
        try write(Data(Self.messages(messages)), to: "locale/de/LC_MESSAGES/Localizable.mo")
        want("de")
        XCTAssertEqual(LoweredLanguages.languages(bundle).all, ["de"])
        XCTAssertEqual(text(), "Hallo")
        want("fr")
        XCTAssertEqual(text("other"), "other")
    }

    private static func messages(_ texts: [(String, String)]) -> [UInt8] {
        var strings: [UInt8] = []
        var tables: [[UInt8]] = [[], []]
        func word(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
        for pair in texts {
            for (table, text) in [pair.0, pair.1].enumerated() {
                tables[table] += word(text.utf8.count) + word(28 + texts.count * 16 + strings.count)
                strings += Array(text.utf8) + [0]
            }
        }
        return [0xDE, 0x12, 0x04, 0x95] + [0, texts.count, 28, 28 + texts.count * 8, 0, 0].flatMap(word)
            + tables[0]
            + tables[1] + strings
    }

    func testN3ResourcesOfTheLanguage() throws {
        try write("a", to: "plain.txt")
        for name in ["en", "de", "Base"] { try write(name, to: "\(name).lproj/page.html") }
        try write("b", to: "Base.lproj/base.txt")
        try write("c", to: "de.lproj/inner/deep.txt")
        want("de")
        func path(_ name: String?, _ ending: String?) -> String? {
            LoweredLanguages.resource(bundle, name, ending)?.replacingOccurrences(
                of: folder.path + "/",
                with: ""
            )
        }
        XCTAssertEqual(path("plain", "txt"), "plain.txt")
        XCTAssertEqual(path("plain.txt", nil), "plain.txt")
        XCTAssertEqual(path("page", ".html"), "de.lproj/page.html")
        XCTAssertEqual(path("base", "txt"), "Base.lproj/base.txt")
        XCTAssertEqual(path(nil, "html"), "de.lproj/page.html")
        XCTAssertEqual(path("none", "txt"), nil)
        XCTAssertEqual(path(nil, nil), nil)
        XCTAssertEqual(path("", ""), nil)
        XCTAssertEqual(
            LoweredLanguages.resource(bundle, "page", "html", of: "en")?.hasSuffix("en.lproj/page.html"),
            true
        )
        want("en")
        XCTAssertEqual(path("page", "html"), "en.lproj/page.html")
    }

    func testN3TheInformationOfTheLanguage() throws {
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["CFBundleDisplayName": "Notes"],
            format: .xml,
            options: 0
        )
        try write(list, to: "Info.plist")
        try write("CFBundleDisplayName = \"Notizen\";", to: "de.lproj/InfoPlist.strings")
        want("de")
        XCTAssertEqual(LoweredLanguages.localized(bundle, "CFBundleDisplayName") as? String, "Notizen")
        try write("", to: "fr.lproj/Localizable.strings")
        want("fr")
        XCTAssertNil(LoweredLanguages.localized(bundle, "CFBundleDisplayName"))
    }

    func testN3TwoThreadsAskAtOnce() throws {
        let keys = (0..<200).map { "\"k\($0)\" = \"v\($0)\";" }.joined()
        try write(keys, to: "de.lproj/Localizable.strings")
        try write(
            Self.plural("n", ["one": "%d Tag", "other": "%d Tage"]),
            to: "de.lproj/Localizable.stringsdict"
        )
        want("de")
        let path = folder.path
        let wrong = Tally()
        DispatchQueue.concurrentPerform(iterations: 400) { index in
            guard let bundle = Bundle(path: path) else { return wrong.add() }
            if LoweredLanguages.value(bundle, "k\(index % 200)", nil) != "v\(index % 200)" { wrong.add() }
            let format = LoweredLanguages.value(bundle, "n", nil)
            if LoweredLanguages.mixed(format, [index % 2]) != (index % 2 == 1 ? "1 Tag" : "0 Tage") {
                wrong.add()
            }
        }
        XCTAssertEqual(wrong.count, 0)
    }
}

/// Counts from many threads.
private final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0
    func add() { lock.withLock { number += 1 } }
    var count: Int { lock.withLock { number } }
}
