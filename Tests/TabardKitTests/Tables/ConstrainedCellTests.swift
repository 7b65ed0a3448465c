import GtkInterop
import XCTest

@testable import TabardKit

/// Rows whose height follows from the constraints in their content.
@preconcurrency @MainActor
final class ConstrainedCellTests: XCTestCase {
    func testTheRowIsAsHighAsItsContent() {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
        table.rowHeight = UITableView.automaticDimension
        table.dataSource = source
        let window = UIWindow(frame: table.frame)
        window.addSubview(table)
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        MainLoop.iterate(seconds: 5) { window._widget?.isMapped == true }
        MainLoop.iterate(seconds: 0.1)
        let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        XCTAssertEqual(heights, [80, 120, 160])
    }

    /// A text that became longer is asked for its height as soon as a batch of changes ends, though nothing else changed.
    func testARowGrowsWithItsTextAfterAnEmptyBatch() throws {
        for isTextView in [false, true] {
            let source = TextSource(isTextView: isTextView)
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
            table.rowHeight = UITableView.automaticDimension
            table.estimatedRowHeight = 300
            table.dataSource = source
            let window = UIWindow(frame: table.frame)
            window.addSubview(table)
            window.makeKeyAndVisible()
            defer { window.isHidden = true }
            MainLoop.iterate(seconds: 5) { window._widget?.isMapped == true }
            MainLoop.iterate(seconds: 0.1)
            let path = IndexPath(row: 0, section: 0)
            let before = table.rectForRow(at: path).height
            source.say(String(repeating: "many words ", count: 40), in: table.cellForRow(at: path))
            table.beginUpdates()
            table.endUpdates()
            MainLoop.iterate(seconds: 0.5)
            let after = table.rectForRow(at: path).height
            XCTAssertGreaterThan(after, before + 60, "\(isTextView ? "text view" : "label")")
            XCTAssertEqual(table.cellForRow(at: path)?.frame.height, after)
        }
    }

    private final class TextSource: NSObject, UITableViewDataSource {
        let isTextView: Bool

        init(isTextView: Bool) { self.isTextView = isTextView }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func say(_ text: String, in cell: UITableViewCell?) {
            let view = cell?.contentView.subviews.first
            (view as? UILabel)?.text = text
            (view as? UITextView)?.text = text
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let label = UILabel()
            label.numberOfLines = 0
            let text = UITextView()
            text.isScrollEnabled = false
            text.isEditable = false
            let view = isTextView ? text : label
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            ])
            say("short", in: cell)
            return cell
        }
    }

    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
                box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                box.heightAnchor.constraint(equalToConstant: CGFloat(60 + 40 * indexPath.row)),
            ])
            return cell
        }
    }
}
