/// Tells a table what is in it. The first two methods are required.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Makes or reuses the cell for a row that comes into sight.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// How many sections there are; 1 by default.
    func numberOfSections(in tableView: UITableView) -> Int

    /// The text above a section; nil, that is none, by default.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// The text below a section; nil, that is none, by default.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
