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
