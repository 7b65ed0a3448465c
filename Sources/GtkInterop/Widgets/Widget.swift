import CGtk

/// The one widget type that all views are made of.
///
/// It has no look and no layout of its own: GTK's measuring, allocating, drawing and picking are
/// forwarded to a handler, which the widget holds weakly.
@MainActor
public final class Widget: NativeWidget {
    /// Makes a widget with a fixed accessible role.
    ///
    /// - Parameters:
    ///   - handler: Receives GTK's calls. It normally owns the widget, so it is held weakly.
    ///   - isScrollable: Whether it is the content of a `ScrollArea`.
    package init(handler: any WidgetHandler, role: AccessibleRole = .generic, isScrollable: Bool = false) {
        Toolkit.start()
        let type = isScrollable ? WidgetClass.scrollableType : WidgetClass.type
        guard let instance = g_object_new_with_properties(type, 0, nil, nil) else {
            fatalError("GTK could not make a widget")
        }
        super.init(adopting: instance)
        typed(TabardWidget.self).pointee.handler = WidgetBox(handler).retainedPointer()
        if role != .generic {
            setRole(role)
        }
    }

    /// Draws a child where it was last placed, unless it is too small to be seen. Valid only inside `widgetSnapshot`.
    public func drawChild(_ child: NativeWidget, in snapshot: Snapshot) {
        DrawnScale.draw(child, of: self, in: snapshot)
    }
}

/// What the GObject owns: a weak way back to the handler.
final class WidgetBox: @unchecked Sendable {
    private(set) weak var handler: (any WidgetHandler)?
    var adjustments = ScrollAdjustments()
    /// Whether what was set before the first focus has been told.
    var isToldToAssistiveTechnology = false

    init(_ handler: any WidgetHandler) {
        self.handler = handler
        ClosureBoxes.count += 1
    }

    deinit {
        adjustments.releaseAll()
        ClosureBoxes.count -= 1
    }

    func retainedPointer() -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(self).toOpaque()
    }

    static func of(_ widget: UnsafeMutableRawPointer?) -> WidgetBox? {
        guard let handler = widget?.assumingMemoryBound(to: TabardWidget.self).pointee.handler else {
            return nil
        }
        return Unmanaged<WidgetBox>.fromOpaque(handler).takeUnretainedValue()
    }

    /// The box of a widget of any type; nil if it is none of ours.
    @MainActor
    static func of(any widget: UnsafeMutablePointer<GtkWidget>) -> WidgetBox? {
        let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
        let isOurs = [WidgetClass.type, WidgetClass.scrollableType].contains {
            g_type_check_instance_is_a(instance, $0) != 0
        }
        return isOurs ? of(UnsafeMutableRawPointer(widget)) : nil
    }

    static func release(of widget: UnsafeMutableRawPointer) {
        let instance = widget.assumingMemoryBound(to: TabardWidget.self)
        guard let handler = instance.pointee.handler else { return }
        instance.pointee.handler = nil
        Unmanaged<WidgetBox>.fromOpaque(handler).release()
    }
}
