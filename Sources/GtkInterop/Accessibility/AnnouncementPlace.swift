import CGtk

/// Where a window's announcements are made: on what has the keyboard focus, or on the window itself.
///
/// GTK says it by itself since 4.14. Before, a changed description of that is what Orca 43 says at once, whatever it says.
@MainActor
package final class AnnouncementPlace {
    private let widget: NativeWidget
    private let own: @MainActor () -> String?
    /// What was announced, while it stands there.
    package private(set) var text: String?

    package init(_ window: NativeWindow) {
        guard let focused = window.focusedAccessible else {
            widget = window
            own = { nil }
            return
        }
        widget = focused
        let isInside = WidgetBox.of(any: focused.widget) == nil
        own = { [weak handler = window.focusedHandler] in handler?.widgetDescription(ofPart: isInside) }
    }

    /// Says a text.
    package func announce(_ text: String) {
        if widget.announceNatively(text) { return }
        // The same text again would be no change.
        widget.setAccessibleDescription("")
        widget.setAccessibleDescription(text)
        self.text = text
        // Of nothing instead, nothing is said.
        if own()?.isEmpty ?? true { restore() }
    }

    /// Puts the widget's own description back.
    package func restore() {
        guard text != nil else { return }
        text = nil
        widget.setAccessibleDescription(own())
    }
}

extension NativeWindow {
    /// What has the keyboard focus, as assistive technology knows it; nil while nothing has.
    var focusedAccessible: NativeWidget? {
        var focused = gtk_window_get_focus(window)
        // The text inside an entry is not on the bus; the entry stands for it.
        while let widget = focused,
            gtk_accessible_get_accessible_role(OpaquePointer(widget)) == GTK_ACCESSIBLE_ROLE_NONE
        {
            focused = gtk_widget_get_parent(widget)
        }
        return focused.map { NativeWidget(retaining: UnsafeMutableRawPointer($0)) }
    }

    /// Who stands behind what has the keyboard focus, or holds it.
    package var focusedHandler: (any WidgetHandler)? {
        var focused = gtk_window_get_focus(window)
        while let widget = focused {
            if let handler = WidgetBox.of(any: widget)?.handler { return handler }
            focused = gtk_widget_get_parent(widget)
        }
        return nil
    }

    /// Hears of the keyboard focus moving from one widget to another, or to none.
    package func onFocusMove(_ moved: @escaping @MainActor () -> Void) {
        connect("notify::focus-widget") { moved() }
    }
}
