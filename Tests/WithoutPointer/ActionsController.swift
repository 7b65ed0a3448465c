import UIKit

/// Menus, an action sheet, a sheet, dates, and shortcuts.
final class ActionsController: UIViewController {
    private let outcome = UILabel()
    private var order = "Name"

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(title: "New Note", action: "newNote:", input: "n", modifierFlags: .command),
            UIKeyCommand(title: "Archive", action: "archive:", input: "e"),
        ]
    }

    nonisolated override class var _selectors: _SelectorTable {
        _SelectorTable(
            ActionsController.self,
            super._selectors,
            [
                .method("newNote:") { controller, _ in controller.tell("New note made") },
                .method("archive:") { controller, _ in controller.tell("Archived") },
            ]
        )
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Actions"
        view.backgroundColor = .systemBackground
        let sort = UIButton(configuration: .titled("Sort"))
        sort.menu = menu
        sort.showsMenuAsPrimaryAction = true
        let remove = UIButton(
            configuration: .titled("Delete…"),
            primaryAction: UIAction { [weak self] action in self?.ask(from: action.sender as? UIView) }
        )
        let page = UIButton(
            configuration: .titled("Filters"),
            primaryAction: UIAction { [weak self] _ in self?.showSheet() }
        )
        let date = UIDatePicker()
        date.preferredDatePickerStyle = .compact
        date.datePickerMode = .date
        date.date = Date(timeIntervalSince1970: 1_735_689_600)
        date.timeZone = TimeZone(secondsFromGMT: 0)
        date.accessibilityLabel = "Birthday"
        outcome.text = "Nothing done"
        let stack = UIStackView(arrangedSubviews: [sort, remove, page, date, outcome])
        stack.axis = .vertical
        stack.spacing = 12
        stack.alignment = .leading
        stack.frame = CGRect(x: 20, y: 100, width: 320, height: 300)
        view.addSubview(stack)
    }

    private func tell(_ words: String) {
        outcome.text = words
        UIAccessibility.post(notification: .announcement, argument: words)
    }

    private var menu: UIMenu {
        let orders = ["Name", "Date"].map { name in
            UIAction(title: name, state: name == order ? .on : .off) { [weak self] _ in self?.order = name }
        }
        return UIMenu(children: [
            UIMenu(options: [.displayInline, .singleSelection], children: orders),
            UIMenu(title: "Group", children: [UIAction(title: "By Kind") { _ in }]),
            UIAction(title: "Empty Trash", attributes: .destructive) { _ in },
            UIAction(title: "Restore", attributes: .disabled) { _ in },
        ])
    }

    private func ask(from source: UIView?) {
        let sheet = UIAlertController(title: "Delete the note?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.tell("Deleted") }
        )
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = source
        present(sheet, animated: false)
    }

    private func showSheet() {
        let page = UIViewController()
        page.title = "Filters"
        page.view.backgroundColor = .systemBackground
        let close = UIButton(
            configuration: .titled("Close"),
            primaryAction: UIAction { [weak page] _ in page?.dismiss(animated: false) }
        )
        close.frame = CGRect(x: 20, y: 40, width: 120, height: 44)
        page.view.addSubview(close)
        page.sheetPresentationController?.detents = [.medium(), .large()]
        page.sheetPresentationController?.prefersGrabberVisible = true
        present(page, animated: false)
    }
}
