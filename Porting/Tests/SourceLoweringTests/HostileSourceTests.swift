import Foundation
import SourceLowering
import XCTest

/// Sources that no compiler would take.
final class HostileSourceTests: LoweringTestCase {
    func testDeepNestingIsRefused() {
        let chain = "let a = b" + String(repeating: ".c", count: 50_000) + "\n"
        let messages = diagnostics("import UIKit\n" + chain)
        XCTAssertEqual(messages.count, 1)
        XCTAssertTrue(
            messages[0].hasPrefix("Tabs.swift:2:")
                && messages[0].hasSuffix(
                    ": error: this is nested too deeply; split the expression into several"
                ),
            messages[0]
        )
        XCTAssertEqual(
            diagnostics("let a = " + String(repeating: "[", count: 300)),
            ["Tabs.swift:1:23: error: this is nested too deeply; split the expression into several"]
        )
        for (open, close) in Self.brackets {
            let text =
                "let a = " + String(repeating: open, count: 30_000) + String(repeating: close, count: 30_000)
            _ = lowerModule(["A.swift": text])
        }
    }

    func testLongChainsThatTheParserFollowsAreRefused() {
        let chains = [
            ("func a(_ b: Int) {\nif b == 0 {}", " else if b == 1 {\n}\n", "\n}\n"),
            ("", "#if os(iOS)\n", "let a = 1\n"), ("let a: A", " -> A", "\n"),
        ]
        for (start, link, end) in chains {
            for count in [2_000, 20_000] {
                let text = "import UIKit\n" + start + String(repeating: link, count: count) + end
                let messages = diagnostics(text)
                XCTAssertEqual(messages.count, 1, link)
                XCTAssertTrue(
                    messages.first?.hasSuffix(
                        ": error: this is nested too deeply; split the expression into several"
                    ) == true,
                    "\(messages)"
                )
            }
        }
        let branches = String(repeating: " else if b == 1 {\n}\n", count: 1_000)
        let inner = "func c(_ b: Int) {\nif b == 0 {}\(branches)\n}\n"
        XCTAssertEqual(diagnostics("import UIKit\n" + inner + inner), [])
    }

    func testManyMarksInARowAreRefused() {
        let text = "import UIKit\nlet a: A" + String(repeating: "?", count: 100_000) + "\n"
        XCTAssertEqual(diagnostics(text).count, 1)
    }

    func testWhatIsNestedAsDeepAsMayBeComesThrough() {
        for (open, close) in Self.brackets {
            _ = lowerModule([
                "A.swift": "let a = " + String(repeating: open, count: 14)
                    + String(repeating: close, count: 14)
            ])
        }
    }

    func testLongChainsComeThrough() {
        for chain in Self.chains {
            _ = lowerModule(["A.swift": "let a = b" + String(repeating: chain, count: 1_000)])
        }
    }

    func testLongRunsOfWordsComeThrough() {
        for word in Self.repeatedWords {
            let count = word.allSatisfy { $0.isLetter || $0 == " " } ? 30_000 : 500
            _ = lowerModule(["A.swift": "let a: " + String(repeating: word, count: count)])
            _ = lowerModule(["A.swift": "let a = " + String(repeating: word, count: count)])
        }
    }

    /// A list of names is no nest, however many there are.
    func testTextsOfManyWordsAreTaken() {
        let names = String(repeating: "Aachen Ås if oranges\n", count: 150)
        XCTAssertEqual(diagnostics("import UIKit\nlet names = \"\"\"\n\(names)\"\"\"\n"), [])
        XCTAssertEqual(
            diagnostics("let a = " + String(repeating: "try await b ", count: 300)),
            ["Tabs.swift:1:811: error: this is nested too deeply; split the expression into several"]
        )
        // Declarations that have no braces are in each other.
        for link in ["class a ", "actor ", "extension a\n", "protocol\n", "do\n", "b enum ", "_borrowing "] {
            let start = link == "_borrowing " ? "do {} catch " : ""
            let found = diagnostics(start + String(repeating: link, count: 300))
            XCTAssertTrue(found.contains { $0.contains("nested too deeply") }, "\(link): \(found)")
        }
    }

    func testCostsGrowAsSourcesDo() {
        for (name, line) in Self.lines {
            func seconds(_ count: Int) -> Double {
                let text =
                    "import UIKit\n@objc protocol P {\n@objc optional func p()\n}\nclass C: UIView {\n}\n"
                    + (0..<count).map { line.replacingOccurrences(of: "$", with: "\($0)") }.joined()
                let before = Date()
                _ = lowerModule(["A.swift": text])
                return Date().timeIntervalSince(before)
            }
            let few = seconds(150)
            let many = seconds(1_200)
            XCTAssertLessThan(many, 24 * few, name)
        }
    }

    private static let lines = [
        ("extensions of UIKit's", "extension UIView { @objc public func a$() { _ = #selector(a$) } }\n"),
        ("extensions", "extension C { @objc private func a$() { _ = #selector(a$) } }\n"),
        ("protocols", "@objc protocol P$ { @objc optional func a$() }\nclass C$: No$ { func a$() {} }\n"),
    ]

    private static let brackets = [
        ("(", ")"), ("[", "]"), ("{", "}"), ("if a {", "}"), ("Optional<", ">"), ("func a() {", "}"),
        ("(a, ", ")"), ("[a: ", "]"),
        ("a(", ")"), ("(a: ", ")"), ("{ a in ", "}"), ("((", "))"), ("[[", "]]"), ("\"\\(", ")\""),
    ]

    private static let chains = [
        "?", "!", "()", "[0]", " + a", " as? A", "{}", "<A>", " ? a : b", "\n.b { }", "&", " try", ".self",
    ]

    private static let repeatedWords = [
        "try ", "await ", "some ", "any ", "inout ", "@a ", "if a {} else ", "-> ", "a ? b : ", "repeat ",
        "each ", "let a: ",
        "case .a: ", "consume ", "\\a.", "#if a\n", "func ", "throw ", "return ", "do ", "let a, ", "~", "!",
        "&",
    ]

    func testBrokenSourcesComeThrough() {
        for text in [
            "", "\u{0}", "@objc", "class", "class A: A { @objc func a() {} }",
            "class A: B {} class B: A { @objc func c() {} }",
            "#selector(", "#selector()", "#keyPath(", "extension { @objc func a() {} }",
            "class A { @objc func a(",
            "@objc protocol P { @objc optional func a(", "@objc protocol P { @objc optional var", "import",
            "#if os(iOS)",
            "protocol P: P {} class A: P { @objc func a() {} }", "class A: UIView { @objc func a() {}",
            "typealias A = B; typealias B = A; class C: A { @objc func a() {} }",
            "extension A.B.C { override func a() {} }",
            "import UIKit\r@objc class A {\r@objc func a() {}\r}",
        ] {
            _ = lowerModule(["A.swift": text])
        }
    }

    /// `LOWERING_FUZZ` is how many sources are made, `LOWERING_CORPUS` where they are taken from; the seed is in the message.
    func testMutatedSourcesNeverStopLowering() {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["LOWERING_FUZZ"].flatMap(Int.init) ?? 150
        var originals = Samples.all.map { Array($0.value.utf8) }
        for folder in (environment["LOWERING_CORPUS"] ?? "").split(separator: ":") {
            let files = FileManager.default.enumerator(atPath: String(folder))?.allObjects ?? []
            for case let path as String in files where path.hasSuffix(".swift") {
                guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)"),
                    data.count < 20_000
                else { continue }
                originals.append(Array(data))
            }
        }
        originals.sort { $0.lexicographicallyPrecedes($1) }
        for seed in 0..<count {
            var random = SeededGenerator(seed: UInt64(seed))
            var bytes = originals[Int(random.next() % UInt64(originals.count))]
            for _ in 0...Int(random.next() % 12) { mutate(&bytes, originals, &random) }
            let text = String(decoding: bytes, as: UTF8.self)
            let before = Date()
            let lowered = lowerModule(["A.swift": text])["A.swift"]
            XCTAssertLessThan(Date().timeIntervalSince(before), 20, "seed \(seed)")
            if lowered?.isChanged == false { XCTAssertEqual(lowered?.text, text, "seed \(seed)") }
        }
    }

    private static let words = [
        "@objc ", "override ", "class A: UIView {", "}", "{", "(", ")", "#selector(", "#keyPath(",
        "extension A {", "optional ",
        "?(", "?.", "\"", "\"\"\"", "/*", "//", "\n", "#if os(iOS)\n", "#endif\n", "@objc protocol P {",
        "func a() {}", "var b: Int {",
        "import UIKit\n", "static ", "dynamic ", "super.", "where T: A", "<T>", "didSet {", ": ", "\\(", "#",
        "\u{0}", "ä",
    ]

    private func mutate(_ bytes: inout [UInt8], _ others: [[UInt8]], _ random: inout SeededGenerator) {
        func place() -> Int { Int(random.next() % UInt64(bytes.count + 1)) }
        switch random.next() % 6 {
        case 0:
            let start = place()
            bytes.removeSubrange(start..<min(bytes.count, start + Int(random.next() % 60)))
        case 1:
            bytes.insert(
                contentsOf: Self.words[Int(random.next() % UInt64(Self.words.count))].utf8,
                at: place()
            )
        case 2:
            let start = place()
            let piece = bytes[start..<min(bytes.count, start + Int(random.next() % 400))]
            bytes.insert(contentsOf: Array(piece), at: place())
        case 3:
            let other = others[Int(random.next() % UInt64(others.count))]
            let start = Int(random.next() % UInt64(other.count + 1))
            bytes.insert(contentsOf: other[start..<min(other.count, start + 300)], at: place())
        case 4:
            let at = place()
            if at < bytes.count { bytes[at] = UInt8(truncatingIfNeeded: random.next()) }
        default:
            bytes.removeSubrange(place()...)
        }
    }
}

/// The same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
