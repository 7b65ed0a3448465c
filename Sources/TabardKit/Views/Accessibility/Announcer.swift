internal import GtkInterop

/// Says something through a screen reader at once.
///
/// GTK 4.8 has no announcements, and Orca 43 listens to none. It says a changed description of what has the focus, and of the
/// window where nothing has it: so an announcement stands there until the focus moves, or the element's own description changes.
@MainActor
enum Announcer {
    private static var place: AnnouncementPlace?

    /// What was announced last and stands in the place of the focused element's own description; nil for nothing.
    static var standing: String? { place?.text }

    /// Says a text; nothing if no window is there to say it.
    static func say(_ text: String, in window: (any RootView)? = nil) {
        guard !text.isEmpty, let native = (window ?? RootViews.active)?._native else { return }
        place?.restore()
        place = AnnouncementPlace(native)
        place?.announce(text)
    }

    /// The focus is elsewhere: what it was on says its own again.
    static func focusMoved() {
        place?.restore()
        place = nil
    }

    /// Moves the focus to an element, so that a screen reader says it; what can't have it is said.
    static func go(to element: AnyObject?) {
        switch element {
        case let element as UIAccessibilityElement:
            if element._shown?.takeFocus() != true { say(element.accessibilityLabel ?? "") }
        case let view as UIView:
            view._askForAccessibility()
            view._focusForReading()
        default: break
        }
    }
}

extension UIView {
    /// Gives the view the focus for a screen reader, though the keyboard does not come to it by itself.
    func _focusForReading() {
        // A focusable child, such as a text's own widget, takes it in the place of the view.
        if isFirstResponder || becomeFirstResponder() { return }
        guard let widget = _widget else { return }
        let wasFocusable = widget.isFocusable
        widget.isFocusable = true
        if !widget.grabFocus() { Announcer.say(_accessibility.spokenLabel ?? "", in: _window) }
        widget.isFocusable = wasFocusable
    }
}
