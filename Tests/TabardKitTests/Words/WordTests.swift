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
            (["LANG": "zh_TW.UTF-8"], .english), (["LANG": "iw_IL"], .hebrew), (["LANG": "_"], .english),
            (["LANG": "", "LC_ALL": ""], .english),
        ]
        for (environment, language) in cases {
            XCTAssertEqual(Language(environment: environment), language, "\(environment)")
        }
    }
}
