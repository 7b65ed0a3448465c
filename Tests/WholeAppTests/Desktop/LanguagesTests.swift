import Foundation
import TabardTesting
import XCTest

/// Rules N3 and V2: the example `Languages` under what a desktop may say about languages; Documentation/languages.md has the
/// same table.
@preconcurrency @MainActor
final class LanguagesTests: XCTestCase {
    private static let english = [
        "Bookshelf", "Done", "Your books", "Hello, reader!", "1 book", "3 books", "5 books",
        "21 pages of 340 read",
    ]
    private static let german = [
        "Bücherregal", "Fertig", "Deine Bücher", "Hallo, Leserin und Leser!", "1 Buch", "3 Bücher",
        "5 Bücher",
        "21 Seiten von 340 gelesen",
    ]
    private static let norwegian = [
        "Bokhylle", "Ferdig", "Bøkene dine", "Hei, leser!", "1 bok", "3 bøker", "5 bøker",
        "21 sider av 340 lest",
    ]
    private static let russian = [
        "Книжная полка", "Готово", "Ваши книги", "Привет, читатель!", "1 книга", "3 книги", "5 книг",
        "Прогресс: 21 страница из 340",
    ]
    private static let chinese = [
        "書架", "完成", "你的書", "讀者你好！", "1 本書", "3 本書", "5 本書", "共 340 頁，已讀 21 頁",
    ]

    /// What is set, and the words on the screen; at the end a date and a number.
    private static let rows: [(environment: [String: String], arguments: [String], words: [String])] = [
        ([:], [], english + ["January 1, 2025", "1,234.50"]),
        (["LANG": "de_DE.UTF-8"], [], german + ["1. Januar 2025", "1.234,50"]),
        (["LANG": "de_AT.UTF-8"], [], german + ["1. Jänner 2025", "1.234,50"]),
        (["LANG": "nb_NO.UTF-8"], [], norwegian + ["1. januar 2025", "1\u{A0}234,50"]),
        (["LANG": "nn_NO.UTF-8"], [], norwegian + ["1. januar 2025", "1\u{A0}234,50"]),
        (["LANG": "ru_RU.UTF-8"], [], russian + ["1 января 2025\u{202F}г.", "1\u{A0}234,50"]),
        (["LANG": "zh_HK.UTF-8"], [], chinese + ["2025年1月1日", "1,234.50"]),
        (["LANG": "zh_CN.UTF-8", "LANGUAGE": "zh_CN:zh_TW"], [], chinese + ["2025年1月1日", "1,234.50"]),
        // Tabard has words in Polish, the app has none. Numbers are those of the region.
        (
            ["LANG": "pl_PL.UTF-8", "LANGUAGE": "pl:de"], [],
            german.replacing(["Fertig"], with: ["Gotowe"]) + ["1. Januar 2025", "1\u{A0}234,50"]
        ),
        (
            ["LANG": "pl_PL.UTF-8"], [],
            english.replacing(["Done"], with: ["Gotowe"]) + ["1 January 2025", "1\u{A0}234,50"]
        ),
        (["LANG": "C.UTF-8", "LANGUAGE": "de"], [], english + ["January 1, 2025", "1,234.50"]),
        (
            ["LANG": "de_DE.UTF-8"], ["-AppleLanguages", "(ru)"],
            russian + ["1 января 2025\u{202F}г.", "1.234,50"]
        ),
    ]

    func testN3V2TheWordsOnTheScreenFollowTheDesktop() throws {
        let display = try TestDisplay()
        for (environment, arguments, words) in Self.rows {
            // The C library need not have the locale, of which GTK would warn.
            var variables: [String: String?] = ["LC_ALL": nil, "G_DEBUG": nil]
            for (name, value) in environment { variables[name] = value }
            let app = try TestApplication(
                "Languages",
                arguments: arguments,
                on: display,
                environment: variables
            )
            let root = try app.accessibleRoot()
            let shown = waitUntil(timeout: .seconds(20)) { try Set(words).isSubset(of: Self.texts(of: root)) }
            let texts = try Self.texts(of: root)
            XCTAssertTrue(shown, "\(environment) \(arguments) shows\n\(texts), not\n\(words)")
            app.terminate()
            XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        }
        display.stop()
    }

    /// Rule V3: the direction is that of the app's language also where an argument names it, whatever the machine has of it.
    func testV3TheDirectionFollowsArguments() throws {
        let display = try TestDisplay()
        let rows: [(arguments: [String], isRightToLeft: Bool)] = [
            ([], false), (["-AppleLanguages", "(ar)"], true), (["-AppleLanguages", "(de)"], false),
            (["-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"], true),
        ]
        for (arguments, isRightToLeft) in rows {
            let app = try TestApplication("TabBarSaveState", arguments: arguments, on: display)
            let tabs = try app.accessibleRoot().waitFor(role: .pageTabList).findAll(role: .pageTab)
            let places = try tabs.map { try $0.frameInWindow.x }
            XCTAssertEqual(places, places.sorted { isRightToLeft ? $0 > $1 : $0 < $1 }, "\(arguments)")
            XCTAssertGreaterThan(Set(places).count, 3)
            app.terminate()
            XCTAssertEqual(app.waitForExit(timeout: .seconds(5)), .exited(0), app.endDescription)
        }
        display.stop()
    }

    private static func texts(of root: AccessibleObject) throws -> [String] {
        var texts: [String] = []
        for object in try root.descendants {
            let name = try object.name
            if !name.isEmpty, !texts.contains(name) { texts.append(name) }
        }
        return texts
    }
}
