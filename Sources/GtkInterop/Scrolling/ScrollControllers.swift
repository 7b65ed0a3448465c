import CGtk

/// The controllers by which a scrolled window hears of wheels and touchpads.
@MainActor
struct ScrollControllers {
    private let controllers: [ObjectReference]

    init(of area: ScrollArea) {
        let list = ObjectReference(
            adopting: UnsafeMutableRawPointer(gtk_widget_observe_controllers(area.widget))
        )
        let model = OpaquePointer(list.pointer)
        controllers = (0..<g_list_model_get_n_items(model)).compactMap { index in
            guard let item = g_list_model_get_item(model, index) else { return nil }
            let controller = ObjectReference(adopting: item)
            let isScroll = g_type_is_a(controller.typeIdentifier, gtk_event_controller_scroll_get_type()) != 0
            return isScroll ? controller : nil
        }
    }

    /// Lets those of a phase believe that the wheel was turned by some steps, or touched but not turned.
    func turn(_ phase: GtkPropagationPhase, byX x: Double = 0, y: Double = 0) {
        for controller in controllers
        where gtk_event_controller_get_propagation_phase(OpaquePointer(controller.pointer)) == phase {
            var values = [GValue](repeating: GValue(), count: 3)
            g_value_init(&values[0], controller.typeIdentifier)
            g_value_set_object(&values[0], controller.pointer)
            for (index, steps) in [(1, x), (2, y)] {
                g_value_init(&values[index], tabard_type_double())
                g_value_set_double(&values[index], steps)
            }
            var isHandled = GValue()
            g_value_init(&isHandled, tabard_type_boolean())
            g_signal_emitv(&values, g_signal_lookup("scroll", controller.typeIdentifier), 0, &isHandled)
            for index in values.indices { g_value_unset(&values[index]) }
            g_value_unset(&isHandled)
        }
    }
}
