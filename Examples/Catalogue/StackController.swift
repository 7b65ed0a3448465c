import UIKit

/// One level of a navigation stack.
class StackController: PageController {
    private let depth: Int

    init(depth: Int) {
        self.depth = depth
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        if depth > 1 { title = "Level \(depth)" }
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak self] _ in self?.push() }
        )
        addCard([
            text("Each tab has a stack of its own. It is still here when you come back to the tab."),
            text("The title is large until you scroll.", color: .secondaryLabel),
            button("Go Deeper") { [weak self] _ in self?.push() },
        ])
        let hides = UISwitch()
        hides.isOn = hidesBottomBarWhenPushed
        hides.isEnabled = depth == 1
        hides.addAction(
            UIAction { [weak self, weak hides] _ in self?.hidesNext = hides?.isOn ?? false },
            for: .valueChanged
        )
        addCard(
            "The next level",
            [
                row("Hides the tab bar", hides),
                text("A tap on the selected tab goes back to the first level.", color: .secondaryLabel),
            ]
        )
        addCard(
            "Levels beside each other",
            [
                text("A wide window shows three levels in columns; a narrow one has tabs instead."),
                button("Columns…") { [weak self] _ in self?.present(ColumnsController(), animated: true) },
            ]
        )
        addCard(
            "In front",
            [
                text("Sheets, popovers and an app's own ways of coming lie in front of the tabs."),
                button("Sheets…") { [weak self] _ in self?.showSheets() },
            ]
        )
    }

    private var hidesNext = false

    private func showSheets() {
        let page = SheetsController()
        page.title = "Sheets"
        navigationController?.pushViewController(page, animated: true)
    }

    private func push() {
        let next = StackController(depth: depth + 1)
        next.hidesBottomBarWhenPushed = hidesNext
        navigationController?.pushViewController(next, animated: true)
    }
}
