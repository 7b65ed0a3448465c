/// The button in a text field that empties it. The keyboard does that without it, so the Tab key passes it over.
@MainActor
final class ClearButton: UIButton {
    override var _takesKeyboard: Bool { false }
}
