@testable import TabardKit

/// A controller that writes down all that it hears of its view, its traits and memory.
@MainActor
final class LifeRecordingController: UIViewController {
    let name: String
    let journal: Journal
    /// What is done in `viewIsAppearing(_:)`.
    var whenIsAppearing: () -> Void = {}

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ text: String) { journal.entries.append("\(name) \(text)") }

    private func word(_ sizeClass: UIUserInterfaceSizeClass) -> String {
        sizeClass == .compact ? "compact" : "regular"
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("isAppearing\(animated ? " animated" : "")")
        whenIsAppearing()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if _appearance == .appearing { note("willLayout") }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }

    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        note("will be \(word(newCollection.horizontalSizeClass))")
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            self?.note("is \(self.map { $0.word($0.traitCollection.horizontalSizeClass) } ?? "")")
        }
        super.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        note("will be \(Int(size.width)) wide")
        super.viewWillTransition(to: size, with: coordinator)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previous = previousTraitCollection?.horizontalSizeClass,
            previous != traitCollection.horizontalSizeClass, previous != .unspecified
        else { return }
        note("was \(word(previous))")
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        note("short of memory")
    }
}
