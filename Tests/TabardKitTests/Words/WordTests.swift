import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Rule V2: Tabard's own words, in every language that it has.
@preconcurrency @MainActor
final class WordTests: XCTestCase {
    override func tearDown() async throws {
        Language.current = .english
    }

    func testEveryLanguageHasEveryWordWithAllItsParts() {
        let part = #/\{(\w+)\}/#
        for language in Language.allCases {
            let table = Word.table(of: language)
            for word in Word.allCases {
                guard let text = table[word], let english = Word.english[word] else {
                    XCTFail("\(language) has no \(word)")
                    continue
                }
                XCTAssertFalse(text.isEmpty, "\(language) \(word)")
                XCTAssertEqual(
                    text.matches(of: part).map { String($0.1) }.sorted(),
                    english.matches(of: part).map { String($0.1) }.sorted(),
                    "\(language) \(word)"
                )
            }
        }
    }

    func testPartsAreFilledIn() {
        Language.current = .german
        XCTAssertEqual(
            CustomizingWords.carried("Tab Sechs", place: 2, of: 4, replacing: "{name}"),
            "Tab Sechs: Platz 2 von 4, im Tausch gegen {name}"
        )
        XCTAssertEqual(UITabBarItem(tabBarSystemItem: .more, tag: 0).title, "Mehr")
        Language.current = .arabic
        XCTAssertEqual(UITabBarItem(tabBarSystemItem: .more, tag: 0).title, "المزيد")
        XCTAssertEqual(CustomizingWords.done, "تم")
    }

    func testLanguageOfTheDesktop() {
        let cases: [([String: String], Language)] = [
            ([:], .english), (["LANG": "C"], .english), (["LANG": "de_DE.UTF-8"], .german),
            (["LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"], .french),
            (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "ar"], .arabic),
            (["LANG": "xx_YY", "LANGUAGE": "qq:ja:de"], .japanese),
            (["LC_ALL": "C.UTF-8", "LANGUAGE": "de"], .english),
            (["LANG": "pt_BR.UTF-8@latin"], .portuguese), (["LANG": "zh_CN.UTF-8"], .chinese),
            (["LANG": "zh_TW.UTF-8"], .traditionalChinese),
            (["LANG": "pt_PT"], .europeanPortuguese), (["LANG": "nn_NO"], .norwegian),
            (["LANG": "no"], .norwegian),
            (["LANG": "sr_RS@latin"], .english), (["LANG": "zh_HK"], .traditionalChinese),
            (["LANG": "sr_RS"], .serbian),
            (["LANG": "de_DE", "LANGUAGE": "eo:zh_CN"], .chinese), (["LANG": "iw_IL"], .hebrew),
            (["LANG": "_"], .english),
            (["LANG": "", "LC_ALL": ""], .english),
        ]
        for (environment, language) in cases {
            XCTAssertEqual(Language(environment: environment), language, "\(environment)")
        }
    }

    func testV2EveryLanguageIsKnownByItsCode() {
        for language in Language.allCases {
            XCTAssertEqual(Language(locale: language.rawValue), language)
            let locale = language.rawValue.replacingOccurrences(of: "-", with: "_") + ".UTF-8"
            XCTAssertEqual(Language(locale: locale), language)
        }
    }

    /// The languages of an app's own texts.
    func testTheLanguageThatIsClosestToWhatTheUserWants() {
        func best(_ wanted: [String], _ available: String...) -> String? {
            PreferredLanguages(wanted).best(of: available)
        }
        XCTAssertEqual(best(["de", "fr"], "fr", "de"), "de")
        XCTAssertEqual(best(["pl", "fr"], "fr", "de"), "fr")
        XCTAssertEqual(best(["pt-BR"], "pt", "pt_BR", "pt-PT"), "pt_BR")
        XCTAssertEqual(best(["pt-BR"], "pt-PT", "pt"), "pt")
        XCTAssertEqual(best(["pt"], "pt-PT", "pt-BR"), "pt-BR")
        XCTAssertEqual(best(["zh-TW"], "zh-Hans", "zh-Hant"), "zh-Hant")
        XCTAssertEqual(best(["zh-CN"], "zh-Hant", "zh-Hans"), "zh-Hans")
        XCTAssertNil(best(["zh-HK"], "zh-Hans", "zh"))
        XCTAssertEqual(best(["iw", "en"], "en", "he"), "he")
        XCTAssertEqual(best(["no"], "nb"), "nb")
        XCTAssertEqual(best(["sr-Latn-RS"], "sr-Cyrl", "sr"), "sr")
        XCTAssertNil(best([], "en"))
        XCTAssertEqual(
            PreferredLanguages(environment: ["LANG": "sr_RS.UTF-8@latin", "LANGUAGE": "pl:pt_BR:C"]).names,
            ["pl", "pt-BR", "sr-Latn-RS"]
        )
    }
}
