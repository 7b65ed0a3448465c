import TabardTesting
import UIKit

/// Scrolls tables of 100 and of 100,000 rows in a window, and prints how long their frames take.
///
/// A frame is in time for a display of 60 hertz if all its work, from its events to the end of its drawing, takes at most
/// 16.7 ms. Cairo draws, so a graphics card would take a part of it. `Scrolling 300` scrolls a table of 10,000 rows without bars by so
/// many steps of 40 points, a frame each, as `ListViewPeer` does, and prints nothing.
enum Trial {
    @MainActor static let table = """
        | rows | motion | frames | median | 99 of 100 within | worst | over 16.7 ms | over 33 ms |
        | --- | --- | --- | --- | --- | --- | --- | --- |
        """

    /// Opens a table, which is pushed onto a navigation stack in a tab, and scrolls it in each way.
    @MainActor
    static func run(rows: Int) {
        let tabs = UITabBarController()
        let start = RowsController(rows: 0)
        start.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
        let navigation = UINavigationController(rootViewController: start)
        tabs.viewControllers = [navigation]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        TestEnvironment.drawFrame(of: window)
        let before = ContinuousClock.now
        let controller = RowsController(rows: rows)
        navigation.pushViewController(controller, animated: false)
        TestEnvironment.drawFrame(of: window)
        let opening = before.duration(to: .now)
        FileHandle.standardError.write(Data("\(rows) rows open in \(opening)\n".utf8))
        for motion in Motion.all {
            guard let recorder = FrameRecorder(of: window) else { fatalError("There is no window") }
            var durations: [Double] = []
            recorder.didRecord = { durations.append($0.duration) }
            motion.move(controller.tableView)
            recorder.stop()
            print(line(rows: rows, motion: motion.name, durations.sorted()))
        }
        window.isHidden = true
        window.rootViewController = nil
    }

    /// Scrolls a table alone, step by step.
    @MainActor
    static func run(steps: Int) {
        let controller = RowsController(rows: 10_000)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        TestEnvironment.drawFrame(of: window)
        // The first rows that come into sight are made, later ones are those that left it.
        for step in -50..<steps {
            controller.tableView.contentOffset.y = 40 * CGFloat(step + 51)
            TestEnvironment.awaitFrame(of: window)
        }
    }

    private static func line(rows: Int, motion: String, _ durations: [Double]) -> String {
        func milliseconds(_ place: Double) -> String {
            guard !durations.isEmpty else { return "–" }
            let index = min(durations.count - 1, Int(Double(durations.count) * place))
            return String(format: "%.1f ms", durations[index] * 1000)
        }
        let late = durations.filter { $0 > 1 / 60 }.count
        let veryLate = durations.filter { $0 > 2 / 60 }.count
        let cells = [
            "\(rows)", motion, "\(durations.count)", milliseconds(0.5), milliseconds(0.99), milliseconds(1),
            "\(late)", "\(veryLate)",
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }
}

/// A way to scroll for some seconds.
@MainActor
struct Motion {
    var name: String
    var move: @MainActor (UITableView) -> Void

    static let all = [
        Motion(name: "mouse wheel", move: turnWheel)
    ]

    /// Turns the wheel of the display's real pointer, as fast as a hand does.
    private static func turnWheel(_ table: UITableView) {
        table.setContentOffset(.zero, animated: false)
        let wheel = Process()
        wheel.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        wheel.arguments = [
            "xdotool", "mousemove", "200", "400", "click", "--repeat", "120", "--delay", "25", "5",
        ]
        guard (try? wheel.run()) != nil else { return }
        TestEnvironment.run(seconds: 20) { !wheel.isRunning }
    }
}

/// Rows as a list of messages has them.
final class RowsController: UITableViewController {
    private let rows: Int

    init(rows: Int) {
        self.rows = rows
        super.init(style: .plain)
        title = "\(rows) rows"
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
        cell.textLabel?.text = "Message number \(indexPath.row)"
        cell.detailTextLabel?.text = "It begins with these words, and is cut off where the row ends"
        let symbol = indexPath.row.isMultiple(of: 3) ? "envelope.fill" : "envelope"
        cell.imageView?.image = UIImage(systemName: symbol)
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

TestEnvironment.areAnimationsEnabled = false
if let steps = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) {
    Trial.run(steps: steps)
} else {
    print(Trial.table)
    for rows in [100, 100_000] { Trial.run(rows: rows) }
}
