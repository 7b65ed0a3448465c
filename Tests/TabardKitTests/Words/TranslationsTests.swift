import StringTables
import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Rule V2: the catalogue of Tabard's own words, in every language, as translators get it.
@preconcurrency @MainActor
final class TranslationsTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Translations").standardizedFileURL

    private struct Catalog: Decodable {
        struct Entry: Decodable {
            let comment: String?
            let localizations: [String: Localization]
        }
        struct Localization: Decodable {
            let stringUnit: Unit?
            let variations: [String: [String: Localization]]?
        }
        struct Unit: Decodable { let value: String }
        let strings: [String: Entry]
    }

    private static func catalog() throws -> Catalog {
        let data = try Data(contentsOf: folder.appendingPathComponent("Words.xcstrings"))
        return try JSONDecoder().decode(Catalog.self, from: data)
    }

    func testV2ThereAreFortyLanguagesAndANoteForEveryWord() throws {
        XCTAssertGreaterThanOrEqual(Language.allCases.count, 40)
        let catalog = try Self.catalog()
        XCTAssertEqual(Set(catalog.strings.keys), Set(Word.allCases.map { "\($0)" }))
        for (word, entry) in catalog.strings {
            XCTAssertFalse((entry.comment ?? "").isEmpty, "\(word) has no note for translators")
            let languages = Set(entry.localizations.keys)
            let missing = Set(Language.allCases.map(\.rawValue)).subtracting(languages)
            XCTAssertEqual(missing, [], "\(word) has no text in them")
        }
    }

    /// Whoever reads a text reads the same from the catalogue and from the program.
    func testV2TheProgramHasTheTextsOfTheCatalogue() throws {
        let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent("Words.xcstrings")))
        let catalog = try StringCatalog(bytes: bytes)
        for language in Language.allCases {
            let table = catalog.table(of: language.rawValue)
            XCTAssertEqual(table.varying, [:])
            let program = Word.table(of: language).map { ("\($0)", $1) }
            XCTAssertEqual(
                table.texts,
                Dictionary(uniqueKeysWithValues: program),
                "\(language): Scripts/words makes them from the catalogue"
            )
        }
    }

    /// A text with forms for numbers has all that its language needs.
    func testV2PluralFormsAreComplete() throws {
        var count = 0
        for (word, entry) in try Self.catalog().strings {
            for (language, text) in entry.localizations {
                guard let forms = text.variations?["plural"] else {
                    XCTAssertNotNil(text.stringUnit, "\(word) in \(language)")
                    continue
                }
                count += 1
                let needed = Set(PluralRules(language: language).categories.map(\.rawValue))
                XCTAssertEqual(needed.subtracting(forms.keys), [], "\(word) in \(language)")
            }
        }
        // No word counts anything yet.
        XCTAssertEqual(count, 0)
    }

    /// The words that GNOME's translators have for the same, so that a desktop speaks with one voice.
    ///
    /// `Translations/terms.tsv` has the terms, from the catalogues of GTK and GNOME 43, and the words that differ on purpose:
    /// those that Apple's systems have in the language, and where GNOME's says something else.
    func testV2TermsAreThoseOfGNOME() throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent("terms.tsv"), encoding: .utf8)
        let rows = text.split(separator: "\n").dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        XCTAssertGreaterThan(rows.count, 1_500)
        let words = Dictionary(uniqueKeysWithValues: Word.allCases.map { ("\($0)", $0) })
        func plain(_ text: String) -> String {
            text.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: " .…:"))
        }
        var kept = 0
        for row in rows {
            guard row.count == 4, let language = Language(rawValue: row[0]), let word = words[row[1]] else {
                XCTFail("\(row)")
                continue
            }
            let own = word.text(in: language)
            if row[3].isEmpty {
                let terms = row[2].split(separator: "|").map { plain(String($0)) }
                XCTAssertTrue(
                    terms.contains(plain(own)),
                    "\(row[0]) \(row[1]): '\(own)' is none of \(row[2])"
                )
            } else {
                XCTAssertEqual(own, row[3], "\(row[0]) \(row[1])")
                kept += 1
            }
        }
        XCTAssertLessThan(kept * 10, rows.count)
    }

    /// Titles have a quarter of a bar on a telephone, buttons half of it, in the sizes of text that they have there.
    func testV2NoTextIsLongerThanItsPlace() {
        let titles: [Word] = [
            .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search,
            .downloads, .mostRecent, .mostViewed,
        ]
        let buttons: [Word] = [.done, .cancel, .edit, .save, .add, .undo, .redo, .close, .back, .reset]
        for (words, size, width) in [(titles, 10.0, 108.0), (buttons, 17.0, 190.0)] {
            for language in Language.allCases {
                for word in words {
                    let label = UILabel()
                    label.font = .systemFont(ofSize: size)
                    label.text = word.text(in: language)
                    let needed = label.sizeThatFits(CGSize(width: 1000, height: 100)).width
                    XCTAssertLessThanOrEqual(needed, width, "\(language) \(word): \(word.text(in: language))")
                }
            }
        }
    }
}
