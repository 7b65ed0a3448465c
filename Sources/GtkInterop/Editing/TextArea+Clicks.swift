import CGtk

/// Clicks on characters, for links.
extension TextArea {
    /// What is beyond is a drag.
    private static let reach = 6.0

    /// Hears of each click or tap on a character that selects nothing, without taking it from GTK.
    ///
    /// - Parameters:
    ///   - clicked: Called with the character's place.
    ///   - hasLink: Whether a click on a character does something, which the pointer's shape shows.
    public func onClick(
        _ clicked: @escaping @MainActor (_ character: Int) -> Void,
        hasLink: @escaping @MainActor (_ character: Int) -> Bool
    ) {
        guard let controller = gtk_event_controller_legacy_new(),
            let motion = gtk_event_controller_motion_new()
        else { return }
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        let reference = ObjectReference(retaining: UnsafeMutableRawPointer(controller))
        var pressed: (x: Double, y: Double)?
        _ = reference.connect("event") { [weak self] _, result in
            if let result { g_value_set_boolean(result, 0) }
            guard let self, let event = gtk_event_controller_get_current_event(controller) else { return }
            switch gdk_event_get_event_type(event) {
            case GDK_BUTTON_PRESS:
                pressed = gdk_button_event_get_button(event) == 1 ? self.place(of: event) : nil
            case GDK_TOUCH_BEGIN: pressed = self.place(of: event)
            case GDK_BUTTON_RELEASE, GDK_TOUCH_END:
                guard let start = pressed, let end = self.place(of: event) else { return }
                pressed = nil
                guard abs(start.x - end.x) <= Self.reach, abs(start.y - end.y) <= Self.reach,
                    let character = self.character(under: start)
                else { return }
                // GTK is told of the event first.
                MainLoop.beforeNextEvent { [weak self] in
                    if self?.selection.isEmpty == true { clicked(character) }
                }
            default: break
            }
        }
        gtk_widget_add_controller(widget, controller)
        let pointer = ObjectReference(retaining: UnsafeMutableRawPointer(motion))
        _ = pointer.connect("motion") { [weak self] arguments, _ in
            guard let self, arguments.count >= 3 else { return }
            var (x, y) = (arguments[1], arguments[2])
            let place = (x: g_value_get_double(&x), y: g_value_get_double(&y))
            self.showsLink(self.character(under: place).map(hasLink) ?? false)
        }
        gtk_widget_add_controller(widget, motion)
    }

    private func showsLink(_ isLink: Bool) {
        guard isLink != showsLinkPointer else { return }
        showsLinkPointer = isLink
        gtk_widget_set_cursor_from_name(widget, isLink ? "pointer" : "text")
    }

    /// The character at a place of the widget; nil where there is none.
    private func character(under place: (x: Double, y: Double)) -> Int? {
        guard place.x.magnitude < 1_000_000, place.y.magnitude < 1_000_000 else { return nil }
        var (x, y): (gint, gint) = (0, 0)
        gtk_text_view_window_to_buffer_coords(
            view,
            GTK_TEXT_WINDOW_WIDGET,
            gint(place.x.rounded()),
            gint(place.y.rounded()),
            &x,
            &y
        )
        var found = GtkTextIter()
        guard gtk_text_view_get_iter_at_location(view, &found, x, y) != 0 else { return nil }
        return Int(gtk_text_iter_get_offset(&found))
    }
}
