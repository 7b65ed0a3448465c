@testable import TabardKit

/// A controller that writes its life down, and then does what a test wants.
@MainActor
final class HookedController: UIViewController {
    let journal: Journal
    var onWillAppear: () -> Void = {}
    var onDidAppear: () -> Void = {}

    init(_ name: String, _ journal: Journal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ text: String) { journal.entries.append("\(title ?? "?") \(text)") }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
        onWillAppear()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
        onDidAppear()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }
}
