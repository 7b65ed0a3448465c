import UIKit

/// The ways in which a controller comes in front of another one.
class SheetsController: PageController, UIViewControllerTransitioningDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        addCard(
            "Sheets",
            [
                text("Pull a sheet up to make it larger, and down to be rid of it."),
                button("Half a Sheet") { [weak self] _ in self?.showHalf() },
                button("A Low Sheet") { [weak self] _ in self?.showLow() },
                button("A Whole Sheet") { [weak self] _ in self?.present(self?.note("A whole sheet")) },
                button("A Form that Stays") { [weak self] _ in self?.showForm() },
            ]
        )
        addCard(
            "Others",
            [
                button("Popover") { [weak self] in self?.showPopover(from: $0) },
                button("Full Screen") { [weak self] _ in self?.showFullScreen() },
                button("A Card from Below") { [weak self] _ in self?.showCard() },
            ]
        )
    }

    /// A list that can be read beside what lies below.
    func showHalf() {
        let list = UITableViewController(style: .insetGrouped)
        list.title = "Filters"
        let names = ["Nearby", "Open now", "With a garden", "Quiet", "Vegetarian", "For children", "Cheap"]
        let source = Rows(names)
        list.tableView.dataSource = source
        list.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        list.navigationItem.rightBarButtonItem = closeItem(of: list)
        rows = source
        let stack = UINavigationController(rootViewController: list)
        if let sheet = stack.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.largestUndimmedDetentIdentifier = .medium
        }
        present(stack)
    }

    private var rows: Rows?

    private func showLow() {
        let page = note("This sheet is 180 points high.")
        page.sheetPresentationController?.detents = [.custom { _ in 180 }]
        page.sheetPresentationController?.preferredCornerRadius = 24
        present(page)
    }

    private func showForm() {
        let page = note("Only Done leads away from here.")
        page.modalPresentationStyle = .formSheet
        page.isModalInPresentation = true
        present(page)
    }

    private func showPopover(from button: UIButton?) {
        let page = UIViewController()
        page.view.backgroundColor = .clear
        page.preferredContentSize = CGSize(width: 240, height: 80)
        page.modalPresentationStyle = .popover
        let label = text("It points at its button.")
        label.textAlignment = .center
        label.frame = page.view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(label)
        page.popoverPresentationController?.sourceView = button
        page.popoverPresentationController?.delegate = self
        present(page)
    }

    private func showFullScreen() {
        let page = note("Nothing else is in sight.")
        page.modalPresentationStyle = .fullScreen
        page.modalTransitionStyle = .crossDissolve
        present(page)
    }

    /// A card that a presentation controller of this app's own puts near the lower edge.
    func showCard() {
        let page = note("This app says itself where the card stands.")
        page.view.backgroundColor = .secondarySystemGroupedBackground
        page.view.layer.cornerRadius = 20
        page.view.clipsToBounds = true
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = self
        present(page)
    }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        CardPresentation(presentedViewController: presented, presenting: presenting)
    }

    private func present(_ controller: UIViewController?) {
        if let controller { present(controller, animated: UIView.areAnimationsEnabled) }
    }

    /// A page with a text and a button that dismisses it.
    private func note(_ words: String) -> UIViewController {
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        let label = text(words)
        label.textAlignment = .center
        let done = button("Done") { [weak page] _ in page?.dismiss(animated: true) }
        let content = ScrollingStack(
            [label, done],
            margins: UIEdgeInsets(top: 40, left: 24, bottom: 24, right: 24)
        )
        content.frame = page.view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(content)
        return page
    }

    private func closeItem(of page: UIViewController) -> UIBarButtonItem {
        UIBarButtonItem(
            systemItem: .close,
            primaryAction: UIAction { [weak page] _ in page?.dismiss(animated: true) }
        )
    }

    private class Rows: NSObject, UITableViewDataSource {
        private let names: [String]

        init(_ names: [String]) { self.names = names }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = names[indexPath.row]
            cell.contentConfiguration = content
            cell.accessoryType = indexPath.row % 3 == 0 ? .checkmark : .none
            return cell
        }
    }
}

extension SheetsController: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
}
