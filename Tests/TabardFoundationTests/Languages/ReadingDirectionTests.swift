import StringTables
import XCTest

@testable import TabardFoundation

/// Rule V3: from where an app is read whose arguments or defaults name a language.
final class ReadingDirectionTests: XCTestCase {
    func testV3TheLanguageInWhichTheAppIsShownDecides() {
        let rows: [(settings: [String: Any], language: String?, expected: Bool?)] = [
            ([:], "ar", nil), (["AppleLanguages": ["ar"]], "ar", true),
            (["AppleLanguages": "(he"], "he", nil),
            (["AppleLanguages": ["he", "en"]], "en", false), (["AppleLanguages": ["ar"]], nil, nil),
            (["AppleLanguages": [String]()], "ar", nil), (["AppleLanguages": 5], "ar", nil),
            (["AppleTextDirection": "YES"], "en", true), (["AppleTextDirection": true], "en", true),
            (["AppleTextDirection": "NO"], "ar", nil), (["AppleTextDirection": ["YES"]], "en", nil),
            (["NSForceRightToLeftWritingDirection": "yes", "AppleLanguages": ["de"]], "de", true),
            (["NSForceRightToLeftWritingDirection": false, "AppleLanguages": ["de"]], "de", false),
        ]
        for (settings, language, expected) in rows {
            XCTAssertEqual(
                ReadingDirection.isRightToLeft(setting: { settings[$0] }, language: language),
                expected,
                "\(settings) \(language ?? "none")"
            )
        }
    }

    func testV3LanguagesAreWrittenAsTheirScripts() {
        for name in [
            "ar", "ar-EG", "he_IL", "iw", "fa", "ur-PK", "yi", "ckb", "ps", "sd", "ug", "dv", "az-Arab",
            "ks_Arab_IN",
        ] {
            XCTAssertTrue(LanguageTag(name).isWrittenFromTheRight, name)
        }
        for name in [
            "en", "de-AT", "ja", "hi", "th", "az", "az-Latn", "sd-Deva", "ur_Latn", "", "ku", "zh-Hant",
        ] {
            XCTAssertFalse(LanguageTag(name).isWrittenFromTheRight, name)
        }
    }
}
