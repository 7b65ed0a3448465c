internal import GtkInterop

extension UIControl {
    /// Shows the keyboard focus on a control of the app's own, which has no drawing that could do so.
    func _drawFocusRing(_ snapshot: Snapshot) {
        guard state.contains(.focused) else { return }
        let area = CGRect(origin: .zero, size: bounds.size).insetBy(dx: FocusRing.width, dy: FocusRing.width)
        let ring = DrawingCommand.stroke(
            area,
            cornerRadius: min(max(layer.cornerRadius, 6), area.height / 2),
            width: FocusRing.width,
            color: tintColor.components(with: traitCollection)
        )
        snapshot.draw([ring], scale: max(1, traitCollection.displayScale))
    }
}
