import CGtk

/// The type of tags that have colours.
///
/// For a screen reader that asks what a text looks like, GTK 4.8 reads the colour of letters from the property `foreground`, which
/// can only be written, and takes what it did not get for a colour: the app ends. Here the property can be read, as a colour.
@MainActor
enum TextTagClass {
    private static let type: GType = {
        var query = GTypeQuery()
        g_type_query(gtk_text_tag_get_type(), &query)
        return g_type_register_static_simple(
            gtk_text_tag_get_type(),
            "TabardTextTag",
            query.class_size,
            { data, _ in
                guard let data else { return }
                TextTagClass.addColor(to: data.assumingMemoryBound(to: GObjectClass.self))
            },
            query.instance_size,
            nil,
            GTypeFlags(rawValue: 0)
        )
    }()

    nonisolated private static func addColor(to objectClass: UnsafeMutablePointer<GObjectClass>) {
        // Both are called for this property alone: those of GTK's own class are asked of that.
        objectClass.pointee.get_property = { object, _, value, _ in
            guard let object, let value else { return }
            g_object_get_property(object, "foreground-rgba", value)
        }
        objectClass.pointee.set_property = { object, _, value, _ in
            guard let object, let value else { return }
            g_object_set_property(object, "foreground-rgba", value)
        }
        let color = g_param_spec_boxed(
            "foreground",
            nil,
            nil,
            gdk_rgba_get_type(),
            GParamFlags(rawValue: G_PARAM_READABLE.rawValue | G_PARAM_WRITABLE.rawValue)
        )
        g_object_class_install_property(objectClass, 1, color)
    }

    /// A new tag; its one reference is the caller's.
    static func makeTag() -> UnsafeMutablePointer<GtkTextTag>? {
        g_object_new_with_properties(type, 0, nil, nil).map {
            UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkTextTag.self)
        }
    }
}

extension TextArea {
    /// The colour of a character as GTK 4.8 itself asks for it on behalf of screen readers; nil where no tag has one.
    func legacyColor(at offset: Int) -> RGBA? {
        var place = place(offset)
        let tags = gtk_text_iter_get_tags(&place)
        defer { g_slist_free(tags) }
        guard let tag = tags?.pointee.data else { return nil }
        var value = GValue()
        g_value_init(&value, gdk_rgba_get_type())
        defer { g_value_unset(&value) }
        g_object_get_property(tag.assumingMemoryBound(to: GObject.self), "foreground", &value)
        let color = g_value_get_boxed(&value)?.assumingMemoryBound(to: GdkRGBA.self).pointee
        return color.map {
            RGBA(red: Double($0.red), green: Double($0.green), blue: Double($0.blue), alpha: Double($0.alpha))
        }
    }
}
