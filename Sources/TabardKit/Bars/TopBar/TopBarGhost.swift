internal import GtkInterop

/// What the user sees of a tab of the bar of a wide window while it is in their hand.
@MainActor
final class TopBarGhost: UIView {
    private let drawing: TopBarTabDrawing
    /// From the pointer to the middle.
    var grip = CGPoint.zero

    init(of tab: TopBarTab) {
        var drawing = tab.drawing
        drawing.mark = tab.bar?.colors.lifted
        drawing.isMarkRaised = true
        drawing.opacity = 1
        drawing.focus = nil
        self.drawing = drawing
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override func _drawContent(_ snapshot: Snapshot) {
        snapshot.draw(drawing.commands, scale: max(1, traitCollection.displayScale))
    }
}
