internal import GtkInterop

/// Opens what something that is dragged waits over.
@MainActor
final class SpringLoading {
    /// How long the drag must stay over one thing.
    static let seconds = 0.7

    private var target: AnyHashable?
    /// Which wait it is: one that was given up ends without a word.
    private var wait = 0

    /// The drag is over something, or over nothing that opens.
    ///
    /// - Parameters:
    ///   - target: What it is over. The wait begins anew where that is another thing.
    ///   - open: Called once, when the drag has stayed there for long enough.
    func hover(over target: AnyHashable?, _ open: @escaping () -> Void = {}) {
        guard target != self.target else { return }
        self.target = target
        wait += 1
        guard target != nil else { return }
        let wait = wait
        MainLoop.after(seconds: Self.seconds) { [weak self] in
            if self?.wait == wait { open() }
        }
    }
}
