import TabardTesting
import UIKit

/// Applies snapshots to lists of 1,000 to 10,000 items, and prints how long that takes and what its frames do.
///
/// A third of a tenth of the items goes, as many come and as many move, so that a tenth changes, as when a list is
/// sorted and brought up to date. What applying takes is counted with the frame that follows it.
enum Trial {
    static let table = """
        | list | items | applying | frame with it | median frame | over 16.7 ms | over 33 ms |
        | --- | --- | --- | --- | --- | --- | --- |
        """

    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    /// The list before and after, as numbers.
    static func snapshots(of count: Int) -> (Snapshot, Snapshot) {
        var before = Snapshot()
        before.appendSections([0])
        before.appendItems(Array(0..<count))
        var items = Array(0..<count)
        var random = Steps(state: 5)
        for index in 0..<count / 30 {
            items.remove(at: random.next(below: items.count))
            items.insert(count + index, at: random.next(below: items.count))
            let moved = items.remove(at: random.next(below: items.count))
            items.insert(moved, at: random.next(below: items.count))
        }
        var after = Snapshot()
        after.appendSections([0])
        after.appendItems(items)
        return (before, after)
    }

    /// The processor's time that something takes, in seconds.
    static func time(_ action: () -> Void) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = now()
        action()
        return now() - start
    }

    /// Shows a list, applies the other snapshot and looks at the next forty frames.
    @MainActor
    static func run(_ name: String, _ count: Int, _ list: any AnyList) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let controller = UIViewController()
        controller.view = list.view
        window.rootViewController = controller
        window.makeKeyAndVisible()
        TestEnvironment.drawFrame(of: window)
        let (before, after) = snapshots(of: count)
        list.apply(before, animated: false)
        TestEnvironment.run(seconds: 0.5)
        let applying = time { list.apply(after, animated: true) }
        var frames: [Double] = []
        while frames.count < 40 { frames.append(time { TestEnvironment.drawFrame(of: window) }) }
        let first = applying + frames[0]
        let sorted = ([first] + frames.dropFirst()).sorted()
        func milliseconds(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1000) }
        let cells = [
            name, "\(count)", milliseconds(applying), milliseconds(first), milliseconds(sorted[20]),
            "\(sorted.count { $0 > 1 / 60 })", "\(sorted.count { $0 > 2 / 60 })",
        ]
        print("| " + cells.joined(separator: " | ") + " |")
        window.isHidden = true
        window.rootViewController = nil
    }
}

/// Numbers that look random and are always the same.
struct Steps {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}

/// A table or a collection with a diffable data source.
@MainActor
protocol AnyList {
    var view: UIView { get }
    func apply(_ snapshot: Trial.Snapshot, animated: Bool)
}

@MainActor
final class TableList: AnyList {
    private let table = UITableView(frame: .zero, style: .plain)
    private let source: UITableViewDiffableDataSource<Int, Int>

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            var content = cell.defaultContentConfiguration()
            content.text = "Message number \(item)"
            content.secondaryText = "It begins with these words"
            cell.contentConfiguration = content
            return cell
        }
    }

    var view: UIView { table }

    func apply(_ snapshot: Trial.Snapshot, animated: Bool) {
        source.apply(snapshot, animatingDifferences: animated)
    }
}

@MainActor
final class CollectionList: AnyList {
    private let list: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, Int>

    init() {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain)
        )
        list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Message number \(item)"
            content.secondaryText = "It begins with these words"
            cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
    }

    var view: UIView { list }

    func apply(_ snapshot: Trial.Snapshot, animated: Bool) {
        source.apply(snapshot, animatingDifferences: animated)
    }
}

TestEnvironment.areAnimationsEnabled = true
print(Trial.table)
for count in [1_000, 2_000, 4_000, 10_000] { Trial.run("table", count, TableList()) }
for count in [1_000, 2_000, 4_000, 10_000] { Trial.run("collection", count, CollectionList()) }
