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
    static func wasLost(in window: any RootView) {
        MainLoop.whenIdle { [weak window] in
            guard let window, window._focusedElement == nil, window._native?.isMapped == true,
                let entry = window._focusEntry
            else { return }
            if entry.canBecomeFirstResponder || entry._role == .heading {
                entry._focusForReading()
            } else {
                entry._widget?.focusFirstChild()
            }
        }
    }

    private static func moved(in window: any RootView) {
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
        return handler as? UIView ?? (handler as? AccessibilityElementWidget)?.element
    }
}
