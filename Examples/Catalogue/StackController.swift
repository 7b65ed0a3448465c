import UIKit

/// One level of a navigation stack.
class StackController: PageController, UIViewControllerRestoration {
    private let depth: Int

    init(depth: Int) {
        self.depth = depth
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        let next = StackController(depth: coder.decodeInteger(forKey: "depth"))
        next.makeRestorable()
        next.hidesBottomBarWhenPushed = coder.decodeBool(forKey: "hidesBottomBar")
        return next
    }

    private func makeRestorable() {
        restorationIdentifier = "Level"
        restorationClass = StackController.self
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(depth, forKey: "depth")
        coder.encode(hidesBottomBarWhenPushed, forKey: "hidesBottomBar")
        coder.encode(hidesNext, forKey: "hidesNext")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        hidesNext = coder.decodeBool(forKey: "hidesNext")
        if depth == 1 { hides.isOn = hidesNext }
    }

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
        hides.isOn = hidesBottomBarWhenPushed
        hides.isEnabled = depth == 1
        hides.addAction(
            UIAction { [weak self] _ in self?.hidesNext = self?.hides.isOn ?? false },
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
                button("Sheets…") { [weak self] _ in self?.navigationController?.push(.sheets) },
            ]
        )
    }

    private let hides = UISwitch()
    private var hidesNext = false

    private func push() {
        let next = StackController(depth: depth + 1)
        next.makeRestorable()
        next.hidesBottomBarWhenPushed = hidesNext
        navigationController?.pushViewController(next, animated: true)
    }
}
