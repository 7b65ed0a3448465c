/// Keys that go down or come up.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    private let presses: Set<UIPress>

    /// The text that is edited: what its class does not use it gets itself, and nobody behind it.
    weak var _text: UIResponder?

    init(_ presses: Set<UIPress>, text: UIResponder?) {
        self.presses = presses
        _text = text
        super.init(type: .presses, timestamp: presses.first?.timestamp ?? 0)
    }

    /// All keys that are down, and the one that just came up.
    open var allPresses: Set<UIPress> { presses }
}
