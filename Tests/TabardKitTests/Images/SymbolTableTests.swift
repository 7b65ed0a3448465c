import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// The tables can be searched by halves, and each of their lines is read to its end.
final class SymbolTableTests: XCTestCase {
    func testEachTableIsSortedByTheBytesOfItsNames() {
        for table in SymbolTable.tables {
            let names = table.split(separator: "\n").map { Array($0.prefix { $0 != " " }.utf8) }
            XCTAssertGreaterThan(names.count, 20)
            for (name, next) in zip(names, names.dropFirst()) {
                XCTAssertTrue(
                    name.lexicographicallyPrecedes(next),
                    "\(String(decoding: next, as: UTF8.self)) stands too far down"
                )
            }
        }
    }

    func testNoNameStandsTwice() {
        XCTAssertEqual(Dictionary(grouping: SymbolTable.bases) { $0 }.filter { $1.count > 1 }.map(\.key), [])
        XCTAssertEqual(Dictionary(grouping: SymbolTable.names) { $0 }.filter { $1.count > 1 }.map(\.key), [])
    }

    func testEachDrawingIsFoundAndReadWhole() throws {
        for line in SymbolTable.tables.flatMap({ $0.split(separator: "\n") }) {
            let halves = line.split(separator: "|")
            XCTAssertEqual(halves.count, 2, "\(line)")
            let name = try XCTUnwrap(line.split(separator: " ").first)
            let entry = try XCTUnwrap(SymbolTable.entry(of: name), "\(name)")
            XCTAssertEqual(entry.parts.count, halves[1].split(separator: ";").count, "\(name)")
            for case .mark(let mark) in entry.header.badges + entry.header.plainBadges {
                XCTAssertNotNil(SymbolTable.entry(of: mark), "\(name) has a badge of \(mark)")
            }
            for other in entry.parts.compactMap(\.symbolName) {
                XCTAssertNotNil(SymbolTable.entry(of: other), "\(name) is drawn with \(other)")
            }
        }
    }

    func testEveryWordOfAHeaderIsUnderstood() throws {
        for line in SymbolTable.tables.flatMap({ $0.split(separator: "\n") }) {
            for word in line.prefix(while: { $0 != "|" }).split(separator: " ").dropFirst() {
                switch word.first {
                case "+", "-": continue
                case "@": XCTAssertNotNil(SymbolEnclosure(rawValue: String(word.dropFirst())), "\(line)")
                default: XCTAssertTrue(word.allSatisfy("fcqxBorn".contains), "\(line)")
                }
            }
        }
    }

    func testNamesBesideThoseOfTheTableAreNotFound() {
        for name in SymbolTable.bases {
            XCTAssertNil(SymbolTable.header(of: name + "!"), name)
            XCTAssertNil(SymbolTable.header(of: name.dropLast() + "\u{1}"), name)
        }
        XCTAssertNil(SymbolTable.header(of: ""))
        XCTAssertNil(SymbolTable.header(of: "\n"))
        for line in SymbolTable.tables.flatMap({ $0.split(separator: "\n") }) {
            let head = line.prefix { $0 != "|" }
            XCTAssertNil(SymbolTable.header(of: head), "\(line)")
            guard head.dropLast().contains(" ") else { continue }
            XCTAssertNil(SymbolTable.header(of: head.dropLast()), "\(line)")
        }
    }

    func testNumbersArePutTogetherOfDigits() throws {
        XCTAssertEqual(SymbolTable.entry(of: "42")?.parts.compactMap(\.symbolName), ["4", "2"])
        for name in ["09", "51", "100", "-5", "+5"] { XCTAssertNil(SymbolTable.header(of: name), name) }
        XCTAssertNotNil(Symbol(named: "50.circle.fill"))
        XCTAssertNil(Symbol(named: "51.circle"))
        XCTAssertNil(Symbol(named: "42"))
    }
}
