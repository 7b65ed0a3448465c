import CGtk

/// A gesture that recognizes nothing by itself: it knows each press on a widget, so that any of them can be claimed.
///
/// GTK's own gestures follow one press, or a fixed number. Only the class above them follows all, but it can't be
/// instantiated, hence a class of our own that changes nothing.
@MainActor
enum TouchClaim {
    private static let type: GType = {
        var query = GTypeQuery()
        g_type_query(gtk_gesture_get_type(), &query)
        return g_type_register_static_simple(
            gtk_gesture_get_type(),
            "TabardTouchClaim",
            query.class_size,
            nil,
            query.instance_size,
            nil,
            GTypeFlags(rawValue: 0)
        )
    }()

    static func make() -> ObjectReference {
        guard let gesture = g_object_new_with_properties(type, 0, nil, nil) else {
            fatalError("GTK could not make a gesture")
        }
        gtk_event_controller_set_propagation_phase(OpaquePointer(gesture), GTK_PHASE_CAPTURE)
        return ObjectReference(adopting: gesture)
    }
}
