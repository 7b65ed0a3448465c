/// Says which text is shown while the pointer rests at a place of a view.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// What is shown at a place; nil for nothing. The interaction's `defaultToolTip` by default.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction,
        configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    /// The interaction's `defaultToolTip`.
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction,
        configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
        _answer("toolTipInteraction:configurationAtPoint:", interaction, point)
            ?? interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    }
}
