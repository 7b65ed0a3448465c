internal import GtkInterop

/// Something that a view offers the user beside what its class does, such as a menu.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that has the interaction.
    var view: UIView? { get }

    /// Called before the interaction comes to a view, or leaves one.
    func willMove(to view: UIView?)

    /// Called after the interaction came to a view, or left one.
    func didMove(to view: UIView?)
}

/// An interaction that listens on the view's widget.
@MainActor
protocol WidgetInteraction: UIInteraction {
    func _attach(to widget: Widget)
}

extension UIView {
    /// What the view offers the user beside what its class does.
    public var interactions: [any UIInteraction] {
        get { _interactions }
        set {
            for old in _interactions where !newValue.contains(where: { $0 === old }) {
                removeInteraction(old)
            }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Gives the view an interaction, which leaves the view that it was on.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard !_interactions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        _interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes an interaction off the view.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard _interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        _interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
