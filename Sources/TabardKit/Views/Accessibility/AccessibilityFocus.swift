internal import GtkInterop

/// Follows the keyboard focus of a window, where a screen reader is.
@MainActor
enum AccessibilityFocus {
    private static weak var element: UIResponder?

    /// Follows a window from its opening on.
    static func follow(_ window: any RootView) {
        window._native?.onFocusMove { [weak window] in
            if let window { moved(in: window) }
        }
    }

    /// What had the focus is leaving, as with a controller that goes: then something of what is shown gets it, so that the
    /// keyboard and screen readers are not nowhere (V4).
    ///
    /// What is to be shown may not be on the screen yet, so it is tried again a few times.
    static func wasLost(in window: any RootView, attempts: Int = 10) {
        MainLoop.whenIdle { [weak window] in
            guard let window, window._focusedElement == nil, window._native?.isMapped == true else { return }
            if let entry = window._focusEntry {
                if entry.canBecomeFirstResponder || entry._role == .heading {
                    entry._focusForReading()
                } else {
                    focusWithoutEditing(entry, in: window)
                }
            }
            guard window._focusedElement == nil, attempts > 1 else { return }
            MainLoop.after(seconds: 0.05) { [weak window] in
                if let window { wasLost(in: window, attempts: attempts - 1) }
            }
        }
    }

    /// Gives the focus to the first in a view that is no text to be edited, as nobody asked to edit; or else to the view itself.
    private static func focusWithoutEditing(_ view: UIView, in window: any RootView) {
        EditedField.isWindowOpening = true
        defer { EditedField.isWindowOpening = false }
        for _ in 0..<mostTexts {
            guard view._widget?.focusFirstChild() == true else { break }
            if window._native?.isTextFocused != true { return }
        }
        window._native?.clearFocus()
        view._focusForReading()
    }

    /// The most texts that are passed over.
    private static let mostTexts = 50

    private static func moved(in window: any RootView) {
        window._focus.moved()
        Announcer.focusMoved()
        let (old, new) = (element, window._focusedElement)
        guard old !== new else { return }
        element = new
        (new as? UIView)?._askForAccessibility()
        // Elements that are no views hear of it from their own widgets.
        if old is UIView { old?.accessibilityElementDidLoseFocus() }
        if new is UIView { new?.accessibilityElementDidBecomeFocused() }
        var told: [String: Any] = [:]
        told[UIAccessibility.focusedElementUserInfoKey] = new
        told[UIAccessibility.unfocusedElementUserInfoKey] = old
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification,
            object: nil,
            userInfo: told
        )
    }
}

extension RootView {
    /// The element that has the focus: a view, or a `UIAccessibilityElement`.
    var _focusedElement: UIResponder? {
        let handler = _native?.focusedHandler
        return handler as? UIView ?? (handler as? any FocusedPart)?.element
    }
}
