import GtkInterop
import XCTest

@testable import TabardKit

/// How long the frames take in which a long list changes, by animation, and is scrolled.
///
/// `TABARD_FRAMES=1` measures and prints; else only that the work of a frame does not grow with the number of rows.
@preconcurrency @MainActor
final class FrameTimeTests: TabBarTestCase {
    private struct Frames {
        var count = 0
        /// From frame to frame, and the time of the processor that it took, in milliseconds.
        var intervals: [Double] = []
        var work: [Double] = []
        /// The processor's time for the snapshot itself.
        var applying = 0.0

        func later(than limit: Double, in times: KeyPath<Frames, [Double]>) -> Int {
            self[keyPath: times].filter { $0 > limit }.count
        }

        var line: String {
            let sorted = work.sorted()
            func at(_ part: Double) -> String {
                guard !sorted.isEmpty else { return "-" }
                return String(format: "%.1f", sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))])
            }
            return
                "\(count) frames; work: median \(at(0.5)), 99 % \(at(0.99)), most \(at(1)) ms; more than 16.7 ms: \(later(than: 16.7, in: \.work)), than 33 ms: \(later(than: 33, in: \.work)); apart: more than 25 ms: \(later(than: 25, in: \.intervals)), than 33 ms: \(later(than: 33.4, in: \.intervals)); snapshot \(String(format: "%.1f", applying)) ms"
        }
    }

    private func now() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000 }

    /// Shows rows, changes a tenth of them, and scrolls down.
    private func measure(_ count: Int, frames wanted: Int) -> Frames {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(item)"
            content.secondaryText = "Detail"
            cell.contentConfiguration = content
            return cell
        }
        let controller = UIViewController()
        controller.view = table
        show(controller, width: 400, height: 700)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        source.apply(snapshot, animatingDifferences: false)
        MainLoop.iterate(seconds: 0.5)
        Toolkit.areAnimationsEnabled = true
        var random = SeededGenerator(seed: 5)
        for index in 0..<count / 30 {
            let item = Int.random(in: 0..<count, using: &random)
            if snapshot.indexOfItem(item) != nil { snapshot.deleteItems([item]) }
            let other = snapshot.itemIdentifiers[index]
            snapshot.insertItems([count + index], beforeItem: other)
            let moved = snapshot.itemIdentifiers[(index * 7) % snapshot.numberOfItems]
            if moved != other { snapshot.moveItem(moved, afterItem: other) }
        }
        var frames = Frames()
        var (last, lastWork) = (now(), processorMilliseconds())
        table._widget?.addTick {
            let (time, work) = (self.now(), processorMilliseconds())
            if frames.count > 0 {
                frames.intervals.append(time - last)
                frames.work.append(work - lastWork)
            }
            (last, lastWork) = (time, work)
            frames.count += 1
            if frames.count == 5 {
                let start = processorMilliseconds()
                source.apply(snapshot, animatingDifferences: true)
                frames.applying = processorMilliseconds() - start
            } else if frames.count > 30 {
                table.contentOffset.y += 37
            }
            return frames.count < wanted
        }
        MainLoop.iterate(seconds: 60) { frames.count >= wanted }
        windows.last?.isHidden = true
        windows.last?.rootViewController = nil
        return frames
    }

    func testTheWorkOfAFrameDoesNotGrowWithTheRows() {
        if ProcessInfo.processInfo.environment["TABARD_FRAMES"] == "1" {
            for count in [1_000, 2_000, 4_000, 10_000] {
                print("\(count) rows: \(measure(count, frames: 300).line)")
            }
            return
        }
        let few = measure(1_000, frames: 80)
        let many = measure(8_000, frames: 80)
        func median(_ frames: Frames) -> Double { frames.work.sorted()[frames.work.count / 2] }
        XCTAssertLessThan(median(many), max(2, median(few) * 3))
    }
}
