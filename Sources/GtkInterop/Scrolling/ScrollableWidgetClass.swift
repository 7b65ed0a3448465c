import CGtk

/// The adjustments that a `ScrollArea` gives its content.
struct ScrollAdjustments {
    var horizontal: UnsafeMutablePointer<GtkAdjustment>?
    var vertical: UnsafeMutablePointer<GtkAdjustment>?

    func releaseAll() {
        for adjustment in [horizontal, vertical] {
            if let adjustment { g_object_unref(adjustment) }
        }
    }
}

/// The numbers of the properties that GtkScrollable asks of its implementations.
private enum ScrollableProperty: guint, CaseIterable {
    case horizontalAdjustment = 1
    case verticalAdjustment
    case horizontalPolicy
    case verticalPolicy

    var name: String {
        switch self {
        case .horizontalAdjustment: "hadjustment"
        case .verticalAdjustment: "vadjustment"
        case .horizontalPolicy: "hscroll-policy"
        case .verticalPolicy: "vscroll-policy"
        }
    }
}

extension WidgetClass {
    /// The widget type as content of a scrolled window: it moves its children itself, in double
    /// precision, so that lists of any length scroll without jitter.
    static let scrollableType: GType = {
        let type = register("TabardScrollableWidget", parent: WidgetClass.type) { data, _ in
            guard let data else { return }
            WidgetClass.fillScrollableProperties(data.assumingMemoryBound(to: GObjectClass.self))
        }
        var interface = GInterfaceInfo(interface_init: nil, interface_finalize: nil, interface_data: nil)
        g_type_add_interface_static(type, gtk_scrollable_get_type(), &interface)
        return type
    }()

    nonisolated private static func fillScrollableProperties(
        _ objectClass: UnsafeMutablePointer<GObjectClass>
    ) {
        objectClass.pointee.set_property = { object, property, value, _ in
            guard let box = WidgetBox.of(object), let value else { return }
            switch ScrollableProperty(rawValue: property) {
            case .horizontalAdjustment:
                WidgetClass.replace(&box.adjustments.horizontal, with: value)
            case .verticalAdjustment:
                WidgetClass.replace(&box.adjustments.vertical, with: value)
            case .horizontalPolicy, .verticalPolicy, nil:
                // The content never asks for a size, so the policies change nothing.
                break
            }
        }
        objectClass.pointee.get_property = { object, property, value, _ in
            let box = WidgetBox.of(object)
            switch ScrollableProperty(rawValue: property) {
            case .horizontalAdjustment: g_value_set_object(value, box?.adjustments.horizontal)
            case .verticalAdjustment: g_value_set_object(value, box?.adjustments.vertical)
            case .horizontalPolicy, .verticalPolicy:
                g_value_set_enum(value, gint(GTK_SCROLL_MINIMUM.rawValue))
            case nil: break
            }
        }
        for property in ScrollableProperty.allCases {
            g_object_class_override_property(objectClass, property.rawValue, property.name)
        }
    }

    nonisolated private static func replace(
        _ adjustment: inout UnsafeMutablePointer<GtkAdjustment>?,
        with value: UnsafePointer<GValue>
    ) {
        if let adjustment { g_object_unref(adjustment) }
        let new = g_value_dup_object(value)
        adjustment = new?.assumingMemoryBound(to: GtkAdjustment.self)
    }
}
