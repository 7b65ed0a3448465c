import XCTest

@testable import TabardKit

/// Writes down every call that it gets, in a journal that several share.
@MainActor
final class Journal {
    var entries: [String] = []

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A controller that writes its life down.
@MainActor
final class RecordingController: UIViewController {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        journal.entries.append("\(name) didLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        journal.entries.append("\(name) willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        journal.entries.append("\(name) didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        journal.entries.append("\(name) willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        journal.entries.append("\(name) didDisappear")
    }
}

/// A tab bar controller that writes its life down.
@MainActor
final class RecordingTabBarController: UITabBarController {
    let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        journal.entries.append("tabs didLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        journal.entries.append("tabs willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        journal.entries.append("tabs didAppear")
    }
}

/// A delegate that writes down what it is asked and told, and may refuse.
@MainActor
final class RecordingDelegate: NSObject, UITabBarControllerDelegate {
    let journal: Journal
    var refuses = false

    init(_ journal: Journal) {
        self.journal = journal
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        journal.entries.append("should \(name(viewController, in: tabBarController))")
        return !refuses
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    ) {
        journal.entries.append("did \(name(viewController, in: tabBarController))")
    }

    private func name(_ controller: UIViewController, in tabs: UITabBarController) -> String {
        controller === tabs.moreNavigationController ? "More" : controller.title ?? "?"
    }
}
