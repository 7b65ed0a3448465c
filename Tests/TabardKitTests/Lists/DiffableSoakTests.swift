import GtkInterop
import XCTest

@testable import TabardKit

/// Random changes of snapshots, and the rows on the screen beside a plain model of them.
///
/// By default few changes are made, the same in each run. `TABARD_SOAK=1` makes a million of them; `TABARD_SEED=7` others.
@preconcurrency @MainActor
final class DiffableSoakTests: TabBarTestCase {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    /// What the snapshots say, as arrays.
    private struct Model {
        var sections: [(section: Int, items: [Int])] = []
        private var next = 0

        var count: Int { sections.reduce(0) { $0 + $1.items.count } }

        private mutating func number() -> Int {
            next += 1
            return next
        }

        /// Makes one change to the model and to a snapshot.
        mutating func change(_ snapshot: inout Snapshot, by random: inout SeededGenerator) {
            let kind = Int.random(in: 0..<12, using: &random)
            guard kind > 0, let place = sections.indices.randomElement(using: &random) else {
                return changeSections(&snapshot, by: &random)
            }
            let (section, items) = sections[place]
            switch kind {
            case 1...5 where count < 400 || items.isEmpty:
                let item = number()
                if let index = items.indices.randomElement(using: &random) {
                    sections[place].items.insert(item, at: index)
                    snapshot.insertItems([item], beforeItem: items[index])
                } else {
                    sections[place].items.append(item)
                    snapshot.appendItems([item], toSection: section)
                }
            case 1...8:
                guard let item = items.randomElement(using: &random) else { return }
                sections[place].items.removeAll { $0 == item }
                snapshot.deleteItems([item])
            case 9, 10:
                guard let item = items.randomElement(using: &random),
                    let other = sections.indices.randomElement(using: &random),
                    let target = sections[other].items.filter({ $0 != item }).randomElement(using: &random)
                else { return }
                sections[place].items.removeAll { $0 == item }
                let index = sections[other].items.firstIndex(of: target) ?? 0
                sections[other].items.insert(item, at: index)
                snapshot.moveItem(item, beforeItem: target)
            default:
                guard let item = items.randomElement(using: &random) else { return }
                if Bool.random(using: &random) {
                    snapshot.reloadItems([item])
                } else {
                    snapshot.reconfigureItems([item])
                }
            }
        }

        private mutating func changeSections(_ snapshot: inout Snapshot, by random: inout SeededGenerator) {
            if sections.count < 8, Bool.random(using: &random) || sections.isEmpty {
                let section = number()
                if let index = sections.indices.randomElement(using: &random) {
                    snapshot.insertSections([section], beforeSection: sections[index].section)
                    sections.insert((section, []), at: index)
                } else {
                    snapshot.appendSections([section])
                    sections.append((section, []))
                }
            } else if sections.count > 4, let index = sections.indices.randomElement(using: &random) {
                snapshot.deleteSections([sections.remove(at: index).section])
            } else if sections.count > 1 {
                let moved = sections.removeFirst()
                snapshot.moveSection(moved.section, afterSection: sections[sections.count - 1].section)
                sections.append(moved)
            }
        }
    }

    func testRowsOnTheScreenAreThoseOfTheModel() throws {
        let environment = ProcessInfo.processInfo.environment
        let wanted = environment["TABARD_SOAK"] == "1" ? 1_000_000 : 3_000
        var random = SeededGenerator(seed: environment["TABARD_SEED"].flatMap(UInt64.init) ?? 1)
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        let controller = UIViewController()
        controller.view = table
        show(controller, width: 320, height: 600)
        var model = Model()
        var (changes, snapshots, rows) = (0, 0, 0)
        while changes < wanted {
            var snapshot = source.snapshot()
            let count = min(Int.random(in: 1...200, using: &random), wanted - changes)
            for _ in 0..<count { model.change(&snapshot, by: &random) }
            changes += count
            snapshots += 1
            source.apply(snapshot, animatingDifferences: snapshots.isMultiple(of: 2))
            if snapshots.isMultiple(of: 3) {
                let most = max(0, table.contentSize.height - table.bounds.height)
                table.contentOffset.y = CGFloat.random(in: 0...max(1, most), using: &random).rounded()
            }
            table.layoutIfNeeded()
            rows += check(table, model)
            if snapshots.isMultiple(of: 50) { MainLoop.iterate(seconds: 0.001) }
        }
        print("\(changes) changes in \(snapshots) snapshots, \(rows) rows on the screen compared")
    }

    /// Compares the rows in sight with the model; their number.
    private func check(_ table: UITableView, _ model: Model) -> Int {
        XCTAssertEqual(table.numberOfSections, model.sections.count)
        let paths = table.indexPathsForVisibleRows ?? []
        for path in paths {
            let shown = table.cellForRow(at: path)?.textLabel?.text
            let expected = "\(model.sections[path.section].items[path.row])"
            if shown != expected { XCTFail("Row \(path) shows \(shown ?? "nothing"), not \(expected)") }
        }
        return paths.count
    }
}
