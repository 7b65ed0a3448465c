internal import GtkInterop

/// What had the keyboard focus of a window before something came in front of it.
@MainActor
struct FormerFocus {
    private weak var holder: (any WidgetHandler)?
    private let wasSomewhere: Bool

    init(in window: (any RootView)?) {
        holder = window?._native?.focusedHandler
        wasSomewhere = holder != nil
    }

    /// Gives the focus back, or to what is shown where that is gone. What is edited was edited before, as on iOS.
    func takeBack(in window: (any RootView)?) {
        guard let window, wasSomewhere else { return }
        if !takeBack() { AccessibilityFocus.wasLost(in: window) }
    }

    private func takeBack() -> Bool {
        switch holder {
        case let view as UIView:
            guard view.window != nil else { return false }
            view._focusForReading()
            return view._window?._focusedElement != nil
        case let part as any FocusedPart: return part.takeFocus()
        default: return false
        }
    }
}
