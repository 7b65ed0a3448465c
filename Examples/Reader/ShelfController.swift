import UIKit

/// The list of all books.
class ShelfController: UITableViewController, UIDataSourceModelAssociation {
    private let books = (1...200).map { "Book \($0)" }

    /// How far the list is scrolled, in whole points; nil while it is not in sight.
    var place: Int? {
        guard let table = viewIfLoaded as? UITableView, table.window != nil else { return nil }
        return Int((table.contentOffset.y + table.adjustedContentInset.top).rounded())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Books"
        tableView.restorationIdentifier = "Shelf"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Book")
    }

    convenience init() {
        self.init(style: .plain)
        restorationIdentifier = "Shelf"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        books.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
        cell.textLabel?.text = books[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(ChapterController(book: books[indexPath.row], chapter: 1), sender: self)
    }

    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { books[idx.row] }

    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        books.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
    }
}
