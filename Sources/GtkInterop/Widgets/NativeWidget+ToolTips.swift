import CGtk

extension NativeWidget {
    /// Asks for the text that is shown while the pointer rests over the widget.
    ///
    /// - Parameter text: Called with a place in the widget, in points, or nil where the keyboard asked; it answers with the text
    ///   and perhaps the area that it is about, or nil for none.
    public func onToolTip(_ text: @escaping @MainActor (_ place: PaintPoint?) -> (String, Rectangle?)?) {
        gtk_widget_set_has_tooltip(widget, 1)
        _ = connect("query-tooltip") { arguments, result in
            guard arguments.count >= 5, let result else { return }
            var place: PaintPoint?
            withUnsafePointer(to: arguments[3]) { isKeyboard in
                guard g_value_get_boolean(isKeyboard) == 0 else { return }
                var x = arguments[1]
                var y = arguments[2]
                place = PaintPoint(x: Double(g_value_get_int(&x)), y: Double(g_value_get_int(&y)))
            }
            guard let (text, area) = text(place) else { return g_value_set_boolean(result, 0) }
            var tip = arguments[4]
            guard let object = g_value_get_object(&tip) else { return }
            DesktopTheme.prepare(.everything)
            let native = OpaquePointer(object)
            gtk_tooltip_set_text(native, text)
            if let area, area.isFinite {
                var whole = GdkRectangle(
                    x: wholePoints(area.x),
                    y: wholePoints(area.y),
                    width: wholePoints(area.width),
                    height: wholePoints(area.height)
                )
                gtk_tooltip_set_tip_area(native, &whole)
            }
            g_value_set_boolean(result, 1)
        }
    }
}

/// A length as GTK takes it, however long it is.
private func wholePoints(_ length: Double) -> gint { gint(min(max(length, -1_000_000), 1_000_000)) }
