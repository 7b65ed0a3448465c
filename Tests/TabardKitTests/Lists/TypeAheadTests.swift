import GtkInterop
import XCTest

@testable import TabardKit

/// Typed letters go to the next row that begins with them (V4).
@preconcurrency @MainActor
final class TypeAheadTests: TextTestCase {
    private func search(
        _ letters: String,
        in texts: [String],
        from start: Int?,
        pauseBefore pause: Int? = nil
    )
        -> Int?
    {
        var typed = TypeAhead()
        var current = start
        for (index, letter) in letters.unicodeScalars.enumerated() {
            typed.type(letter, at: Double(index) * 0.9 + (pause.map { index >= $0 } == true ? 0.2 : 0))
            current = typed.row(in: texts, after: current) ?? current
        }
        return current
    }

    func testV4WhichRowIsFound() {
        let names = ["Ada", "Édith", "Grace", "Hedy", "Katherine", "Kathleen", "aal", "Øre", "élan", ""]
        let cases: [(String, Int?, Int?)] = [
            ("g", 0, 2), ("G", 0, 2), ("é", 0, 1), ("e", 0, 1), ("e", 1, 8), ("e", 8, 1), ("k", 0, 4),
            ("kk", 0, 5), ("kkk", 0, 4), ("kat", 4, 5), ("kathl", 0, 5), ("x", 3, 3), ("a", 0, 6),
            ("aa", 0, 6), ("aaa", 6, 0), ("gr", 2, 2), ("k", nil, 4), ("gx", 0, 2),
        ]
        for (letters, start, expected) in cases {
            XCTAssertEqual(
                search(letters, in: names, from: start),
                expected,
                "\(letters) from \(start ?? -1)"
            )
        }
        XCTAssertNil(search("a", in: [], from: nil))
        // After a pause of a second another search begins.
        XCTAssertEqual(search("ke", in: ["Ada", "Eve", "Kate", "Kevin"], from: 0), 3)
        XCTAssertEqual(search("ke", in: ["Ada", "Eve", "Kate", "Kevin"], from: 0, pauseBefore: 1), 1)
        var endless = TypeAhead()
        for index in 0..<10_000 { endless.type("a", at: Double(index) * 0.001) }
        XCTAssertLessThanOrEqual(endless.text.count, 100)
    }

    private final class Source: NSObject, UITableViewDataSource {
        let names: [String]
        var titles: [String]?
        var asked: Set<Int> = []
        init(_ names: [String]) { self.names = names }

        func numberOfSections(in tableView: UITableView) -> Int { titles?.count ?? 1 }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            titles == nil ? names.count : names.count / (titles?.count ?? 1)
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let index =
                indexPath.section * self.tableView(tableView, numberOfRowsInSection: 0) + indexPath.row
            asked.insert(index)
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = names[index]
            return cell
        }

        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    }

    private func table(_ source: Source) -> UITableView {
        let table = UITableView()
        table.dataSource = source
        put(table, CGRect(x: 0, y: 0, width: 300, height: 300))
        MainLoop.iterate(seconds: 0.1)
        table._moveFocus(to: IndexPath(row: 0, section: 0))
        return table
    }

    /// Rows that have no cell are not made for it: the data source is asked for none but those in sight.
    func testV4OnlyKnownRowsAreLookedThrough() throws {
        let source = Source((0..<10_000).map { $0 == 4 ? "Beta" : $0 == 9_000 ? "Zeta" : "Alpha \($0)" })
        let table = table(source)
        try type("b")
        XCTAssertEqual(table._pathWithFocus, IndexPath(row: 4, section: 0))
        let known = source.asked.count
        try type("z")
        XCTAssertEqual(table._pathWithFocus, IndexPath(row: 4, section: 0))
        XCTAssertEqual(source.asked.count, known)
        XCTAssertLessThan(known, 40)
    }

    /// The index at the edge knows more than the rows in sight.
    func testV4TheIndexOfSectionsLeadsFurther() throws {
        let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
        let source = Source(letters.flatMap { letter in (0..<100).map { "\(letter)\($0)" } })
        source.titles = letters
        let table = table(source)
        XCTAssertNotNil(table._sectionIndex)
        try type("m")
        XCTAssertEqual(table._pathWithFocus, IndexPath(row: 0, section: 12))
        try type("2")
        XCTAssertEqual(table._pathWithFocus, IndexPath(row: 2, section: 12))
        XCTAssertLessThan(source.asked.count, 120)
    }

    /// Shortcuts of the app's come first, and modifiers are none of it.
    func testV4ShortcutsAndTextsKeepTheirLetters() throws {
        let source = Source(["Ada", "Bob", "Cleo"])
        let table = table(source)
        controller.addKeyCommand(UIKeyCommand(action: "nextResponder", input: "b"))
        try type("b", "ctrl+c", "alt+c")
        XCTAssertEqual(table._pathWithFocus, IndexPath(row: 0, section: 0))
        try type("shift+c")
        XCTAssertEqual(table._pathWithFocus, IndexPath(row: 2, section: 0))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.addSubview(field)
        MainLoop.iterate(seconds: 0.1)
        XCTAssertTrue(field.becomeFirstResponder())
        MainLoop.iterate(seconds: 1.1)
        try type("a")
        XCTAssertEqual(field.text, "a")
        XCTAssertTrue(field.isFirstResponder)
    }
}
