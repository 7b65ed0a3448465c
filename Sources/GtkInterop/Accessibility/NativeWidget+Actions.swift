import CGtk

extension NativeWidget {
    /// Offers named actions to assistive technology, replacing those offered before.
    ///
    /// - Parameters:
    ///   - actions: Names of letters, digits and hyphens, and what each one does.
    ///   - prefix: What stands before the names on the accessibility bus; actions with another prefix stay.
    public func setActions(
        _ actions: [(name: String, perform: () -> Void)],
        group prefix: String = "view"
    ) {
        guard !actions.isEmpty else {
            gtk_widget_insert_action_group(widget, prefix, nil)
            return
        }
        guard let pointer = g_simple_action_group_new() else { return }
        let group = ObjectReference(adopting: UnsafeMutableRawPointer(pointer))
        for action in actions {
            guard let pointer = g_simple_action_new(action.name, nil) else { continue }
            let reference = ObjectReference(adopting: UnsafeMutableRawPointer(pointer))
            reference.connect("activate") { action.perform() }
            g_action_map_add_action(OpaquePointer(group.pointer), OpaquePointer(reference.pointer))
        }
        gtk_widget_insert_action_group(widget, prefix, OpaquePointer(group.pointer))
    }
}
