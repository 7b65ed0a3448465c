import XCTest

@testable import TabardFoundation

/// Rule N3: formats whose parts follow numbers, and formats that ask for what is not there.
final class LocalizedFormatTests: LanguagesTestCase {
    private func text(_ key: String) -> String { LoweredLanguages.value(bundle, key, nil) }

    func testN3FormsOfNumbers() throws {
        try write(
            Self.plural("n", ["one": "%d file", "other": "%d files"]),
            to: "en.lproj/Localizable.stringsdict"
        )
        try write(
            Self.plural(
                "n",
                ["one": "%d файл", "few": "%d файла", "many": "%d файлов", "other": "%d файла"]
            ),
            to: "ru.lproj/Localizable.stringsdict"
        )
        for (language, forms) in [
            ("en", [(0, "0 files"), (1, "1 file"), (2, "2 files")]),
            ("ru", [(1, "1 файл"), (2, "2 файла"), (5, "5 файлов"), (11, "11 файлов"), (21, "21 файл")]),
        ] {
            want(language)
            for (number, expected) in forms {
                XCTAssertEqual(Set(LoweredLanguages.formatted(text("n"), number)), [expected], "\(number)")
                let plain = PlainLanguages.formatted(text("n"), number, 7, 8)
                XCTAssertEqual(Set(plain), [expected], "\(number)")
            }
        }
    }

    func testN3FormsInALongerText() throws {
        try write(
            Self.plural("n", ["one": "%d day", "other": "%d days"], format: "%2$@: %1$#@n@, %3$.1f %%"),
            to: "en.lproj/Localizable.stringsdict"
        )
        want("en")
        XCTAssertEqual(LoweredLanguages.mixed(text("n"), [2, "Left", 1.25]), "Left: 2 days, 1.2 %")
        XCTAssertEqual(
            LoweredLanguages.mixed("(" + text("n") + ")", [1, "Left", 1.0]),
            "(Left: 1 day, 1.0 %)"
        )
    }

    /// What a table asks for need not be what the app has.
    func testN3FormatsThatAskForSomethingElse() {
        let rows: [(String, [CVarArg], String)] = [
            ("%@", [5], "5"), ("%@ %@", [5], "5 "), ("%d", ["five"], "five"), ("%s", [7], "7"),
            ("%s", ["x"], "x"),
            ("%f", [3], "3"), ("%d", [2.5], "2.5"), ("%9$@", [1], ""), ("%n", [1], ""),
            ("%*d", [3, 5], "  5"),
            ("%*d", ["x", 5], "5"), ("%*d", [Int.max, 5], String(repeating: " ", count: 998) + "5"),
            ("%.*f", [1, 2.55], "2.5"),
            ("%.*f", [-3, 0.5], "0.500000"), ("%p", ["x"], "x"), ("%c", [65], "A"), ("%x", [255], "ff"),
            ("%05.1f", [2.25], "002.2"),
            ("%+d", [3], "+3"), ("%ld", [Int.max], "9223372036854775807"), ("%d", [Int(UInt32.max)], "-1"),
            ("%u", [UInt32.max], "4294967295"), ("%lu", [UInt.max], "18446744073709551615"),
            ("%hhd", [300], "44"),
            ("%Lf", [1.5], "1.500000"), ("%f", [Float(0.5)], "0.500000"),
            ("%@", [NSString(string: "x")], "x"), ("%*d|", [-3, 5], "5  |"), ("100%", [], "100%"),
            ("%", [1], "%"), ("%#@n#0", [1], "%#@n#0"),
            ("%1$@%1$@", ["ab"], "abab"), ("%%d", [1], "%d"), ("", [1], ""),
        ]
        for (format, arguments, expected) in rows {
            XCTAssertEqual(LoweredLanguages.mixed(format, arguments), expected, "\(format) of \(arguments)")
        }
    }

    func testN3NumbersInTheMannerOfALocale() {
        XCTAssertEqual(String(format: "%.2f", locale: Locale(identifier: "de_DE"), 1234.5), "1.234,50")
        XCTAssertEqual(String(format: "%.2f", 1234.5), "1234.50")
    }

    /// Every table against every kind of argument.
    func testN3NoFormatStopsTheProgram() {
        var generator = SeededGenerator(seed: UInt64.random(in: 0...UInt64.max))
        let seed = generator.seed
        let pieces = [
            "%", "1", "9", "$", "#", "@", "*", ".", "l", "L", "h", "d", "s", "n", "f", "C", "S", "p", "x",
            "0", "-", " ", "ä", "%#@n#0@", "%2$",
        ]
        let arguments: [CVarArg] = [1, "x", 2.5, NSString(string: "ns"), Int8(-1), UInt64.max, Float(1)]
        for _ in 0..<3000 {
            let format = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }.joined()
            let given = (0..<Int.random(in: 0...4, using: &generator)).compactMap { _ in
                arguments.randomElement(using: &generator)
            }
            let text = LoweredLanguages.mixed(format, given)
            XCTAssertLessThan(text.utf8.count, 100_000, "\(format), TABARD_SEED=\(seed)")
        }
    }
}

/// Random numbers that a seed repeats.
private struct SeededGenerator: RandomNumberGenerator {
    let seed: UInt64
    private var state: UInt64

    init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
