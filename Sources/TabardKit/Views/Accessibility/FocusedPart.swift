internal import GtkInterop

/// A widget that is no view, but has the keyboard focus for an element or for a part of a view.
@MainActor
protocol FocusedPart: WidgetHandler {
    /// Whose it is.
    var element: UIResponder? { get }

    /// Gives it the focus.
    @discardableResult
    func takeFocus() -> Bool
}
