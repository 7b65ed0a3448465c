import Foundation
import XCTest

@testable import StringTables

/// Rule N3: which form a number has in a language.
final class PluralRulesTests: XCTestCase {
    private func category(_ number: Int, _ language: String) -> PluralCategory {
        PluralRules(language: language).category(of: PluralOperands(number))
    }

    func testFormsOfSomeLanguages() {
        let rows: [(String, [Int: PluralCategory])] = [
            ("en", [0: .other, 1: .one, 2: .other, 21: .other, -1: .one]),
            ("fr", [0: .one, 1: .one, 2: .other, 1_000_000: .many]),
            ("ru", [1: .one, 2: .few, 5: .many, 11: .many, 21: .one, 112: .many]),
            ("pl", [1: .one, 2: .few, 5: .many, 21: .many, 22: .few]),
            ("ar", [0: .zero, 1: .one, 2: .two, 3: .few, 11: .many, 100: .other, 103: .few]),
            ("ja", [0: .other, 1: .other]), ("cy", [6: .many]), ("pt-BR", [0: .one]), ("pt-PT", [0: .other]),
            ("xx", [1: .other]), ("", [1: .other]), ("zh-Hant-HK", [1: .other]), ("iw", [1: .one, 2: .two]),
        ]
        for (language, forms) in rows {
            for (number, form) in forms {
                XCTAssertEqual(category(number, language), form, "\(number) in \(language)")
            }
        }
    }

    func testTheGreatestNumbersHaveForms() {
        for language in ["ru", "ar", "fr", "kw"] {
            let rules = PluralRules(language: language)
            for number in [Int.max, .min, 1_000_000_000_000] {
                XCTAssertTrue(rules.categories.contains(rules.category(of: PluralOperands(number))))
            }
            for number in [Double.infinity, -.infinity, .nan, 1e300, -0.0, .leastNonzeroMagnitude] {
                XCTAssertTrue(rules.categories.contains(rules.category(of: PluralOperands(number))))
            }
        }
        XCTAssertEqual(category(.max, "en"), .other)
        XCTAssertEqual(PluralRules(language: "ru").category(of: PluralOperands(Double.nan)), .other)
    }

    func testNumbersAsTheyAreShown() {
        let english = PluralRules(language: "en")
        XCTAssertEqual(english.category(of: PluralOperands(1.0)), .one)
        XCTAssertEqual(english.category(of: PluralOperands(1.0, fractionDigits: 1)), .other)
        XCTAssertEqual(english.category(of: PluralOperands(1.5)), .other)
        XCTAssertEqual(PluralRules(language: "cs").category(of: PluralOperands(1.5)), .many)
        XCTAssertEqual(PluralRules(language: "da").category(of: PluralOperands(0.1)), .one)
    }

    func testAFormForNothingIsTakenInEveryLanguage() {
        let rules = PluralRules(language: "en")
        let forms: [PluralCategory: String] = [.zero: "none", .one: "one", .other: "many"]
        XCTAssertEqual(
            [0, 1, 2].map { rules.form(in: forms, for: PluralOperands($0)) },
            ["none", "one", "many"]
        )
        XCTAssertEqual(rules.form(in: [.few: "few"], for: PluralOperands(1)), "few")
        XCTAssertNil(rules.form(in: [:], for: PluralOperands(1)))
    }

    /// The rules as Unicode's library has them that comes with Foundation.
    func testTheFormsAreThoseOfUnicodesLibrary() throws {
        // Foundation's part with the library is loaded.
        XCTAssertEqual(Locale(identifier: "de").localizedString(forLanguageCode: "de"), "Deutsch")
        let numbers =
            (0...220).map(Double.init) + [
                999, 1000, 1001, 2000, 10_000, 100_000, 1_000_000, 2_000_000, 1_000_001,
            ]
            + [0.1, 0.2, 0.5, 1.1, 1.5, 1.2, 2.1, 2.5, 10.1, 11.1, 21.1, 0.11, 1.21, 100.3, 0.04, 3.14, 2.02]
        let languages = PluralRules.table.flatMap { $0.languages.split(separator: " ").map(String.init) }
        XCTAssertGreaterThan(languages.count, 180)
        var different: [String] = []
        for language in languages + ["ja", "zh", "ko", "th", "vi", "id", "ms", "yue", "pt_BR", "zh_TW"] {
            let rules = PluralRules(language: language)
            let library = try XCTUnwrap(UnicodePluralRules(language), language)
            let wrong = numbers.filter {
                library.category(of: $0) != rules.category(of: PluralOperands($0)).rawValue
            }
            if !wrong.isEmpty {
                let first = wrong[0]
                let ours = rules.category(of: PluralOperands(first))
                different.append(
                    "\(language): \(first) is \(library.category(of: first)), not \(ours) (\(wrong.count))"
                )
            }
        }
        XCTAssertEqual(different, [])
    }
}

/// The rules of plurals of ICU.
private final class UnicodePluralRules {
    private let rules: OpaquePointer

    init?(_ language: String) {
        var status: Int32 = 0
        guard let rules = openRules(language, &status), status <= 0 else { return nil }
        self.rules = rules
    }

    func category(of number: Double) -> String {
        var name = SIMD32<UInt16>()
        var status: Int32 = 0
        let length = selectRule(rules, number, &name, 32, &status)
        return String(decoding: (0..<Int(length)).map { name[$0] }, as: UTF16.self)
    }
}

@_silgen_name("swift_uplrules_open")
private func openRules(_ language: UnsafePointer<CChar>, _ status: inout Int32) -> OpaquePointer?

@_silgen_name("swift_uplrules_select")
private func selectRule(
    _ rules: OpaquePointer,
    _ number: Double,
    _ name: inout SIMD32<UInt16>,
    _ room: Int32,
    _ status: inout Int32
) -> Int32
