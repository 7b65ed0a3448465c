import UIKit

/// A table as large as a phone's, which its owner says the rows of.
@MainActor
final class ShownTable: NSObject, UITableViewDataSource {
    var count: Int
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)

    init(_ count: Int) {
        self.count = count
        super.init()
        view.dataSource = self
        view.rowHeight = 44
        view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        view.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}
