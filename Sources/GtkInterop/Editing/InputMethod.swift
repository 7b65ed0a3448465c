import CGtk

/// What the user's keys write into a widget that is none of GTK's texts: dead keys, Compose, and the input method of the desktop.
@MainActor
public final class InputMethod: ObjectReference {
    /// A text was written.
    public var committed: (@MainActor (String) -> Void)?
    /// The text that is being composed is another one, empty when it is done; with the place of the insertion mark in it, in
    /// Unicode scalars.
    public var composed: (@MainActor (_ text: String, _ mark: Int) -> Void)?
    /// Asked for the text around the insertion mark, and where in it the mark and the other end of the selection are, in Unicode
    /// scalars.
    public var surrounding: (@MainActor () -> (text: String, mark: Int, anchor: Int)?)?
    /// Asked to take Unicode scalars away, from a place that is counted from the insertion mark on.
    public var deleteSurrounding: (@MainActor (_ offset: Int, _ count: Int) -> Bool)?

    private var context: UnsafeMutablePointer<GtkIMContext> { typed(GtkIMContext.self) }
    private weak var owner: NativeWidget?

    /// Makes what the desktop offers.
    public init() {
        Toolkit.start()
        guard let context = gtk_im_multicontext_new() else {
            fatalError("GTK could not make an input method")
        }
        super.init(adopting: UnsafeMutableRawPointer(context))
        _ = connect("commit") { [weak self] arguments, _ in
            guard arguments.count >= 2 else { return }
            var value = arguments[1]
            guard let text = g_value_get_string(&value) else { return }
            self?.committed?(String(cString: text))
        }
        connect("preedit-changed") { [weak self] in self?.tellComposition() }
        _ = connect("retrieve-surrounding") { [weak self] _, result in
            let isThere = self?.tellSurrounding() ?? false
            if let result { g_value_set_boolean(result, isThere ? 1 : 0) }
        }
        _ = connect("delete-surrounding") { [weak self] arguments, result in
            guard arguments.count >= 3 else { return }
            var (offset, count) = (arguments[1], arguments[2])
            let place = Int(g_value_get_int(&offset))
            let isDone = self?.deleteSurrounding?(place, Int(g_value_get_int(&count))) ?? false
            if let result { g_value_set_boolean(result, isDone ? 1 : 0) }
        }
    }

    /// Takes the keys that come to a widget while it has the focus.
    ///
    /// - Parameter handler: Called with a key that the input method leaves; it returns true if it used the key.
    public func takeKeys(of widget: NativeWidget, _ handler: @escaping @MainActor (Key, Modifiers) -> Bool) {
        guard let controller = gtk_event_controller_key_new() else { return }
        owner = widget
        gtk_event_controller_key_set_im_context(controller, context)
        let reference = ObjectReference(retaining: UnsafeMutableRawPointer(controller))
        _ = reference.connect("key-pressed") { arguments, result in
            guard arguments.count >= 4, let result else { return }
            var values = (arguments[1], arguments[3])
            let key = Key(value: g_value_get_uint(&values.0))
            let modifiers = Modifiers(gdk: GdkModifierType(rawValue: g_value_get_flags(&values.1)))
            g_value_set_boolean(result, handler(key, modifiers) ? 1 : 0)
        }
        gtk_widget_add_controller(widget.widget, controller)
        if gtk_widget_get_realized(widget.widget) != 0 {
            gtk_im_context_set_client_widget(context, widget.widget)
        }
        // The input method refers to the widget, which owns the method.
        widget.connect("realize") { [weak self] in
            guard let self, let owner = self.owner else { return }
            gtk_im_context_set_client_widget(self.context, owner.widget)
        }
        widget.connect("unrealize") { [weak self] in
            guard let self else { return }
            gtk_im_context_set_client_widget(self.context, nil)
        }
    }

    /// What is to be written.
    public func setPurpose(_ purpose: TextPurpose, hints: TextHints) {
        var value = GValue()
        g_value_init(&value, gtk_input_purpose_get_type())
        g_value_set_enum(&value, gint(purpose.gtk.rawValue))
        g_object_set_property(object, "input-purpose", &value)
        g_value_unset(&value)
        g_value_init(&value, gtk_input_hints_get_type())
        g_value_set_flags(&value, guint(hints.gtk.rawValue))
        g_object_set_property(object, "input-hints", &value)
        g_value_unset(&value)
    }

    /// Where the insertion mark stands in the widget, beside which suggestions are shown.
    public func setMark(_ area: Rectangle) {
        guard area.isFinite else { return }
        func whole(_ length: Double) -> gint { gint(min(max(length.rounded(), -1_000_000), 1_000_000)) }
        var place = GdkRectangle(
            x: whole(area.x),
            y: whole(area.y),
            width: whole(area.width),
            height: whole(area.height)
        )
        gtk_im_context_set_cursor_location(context, &place)
    }

    /// Gives up what is being composed: the text or the selection is another one.
    public func reset() { gtk_im_context_reset(context) }

    private func tellComposition() {
        var text: UnsafeMutablePointer<CChar>?
        var attributes: OpaquePointer?
        var mark: gint = 0
        gtk_im_context_get_preedit_string(context, &text, &attributes, &mark)
        if let attributes { pango_attr_list_unref(attributes) }
        guard let text else { return }
        defer { g_free(text) }
        composed?(String(cString: text), Int(mark))
    }

    private func tellSurrounding() -> Bool {
        guard let (text, mark, anchor) = surrounding?() else { return false }
        let scalars = text.unicodeScalars
        func bytes(_ count: Int) -> gint {
            let end = scalars.index(scalars.startIndex, offsetBy: max(0, count), limitedBy: scalars.endIndex)
            return gint(text.utf8.distance(from: text.startIndex, to: end ?? scalars.endIndex))
        }
        gtk_im_context_set_surrounding_with_selection(
            context,
            text,
            gint(text.utf8.count),
            bytes(mark),
            bytes(anchor)
        )
        return true
    }
}
