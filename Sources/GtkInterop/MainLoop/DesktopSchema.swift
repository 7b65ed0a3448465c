import CGtk

/// A group of the desktop's settings, such as `org.gnome.desktop.a11y.applications`.
///
/// Making one connects to where the desktop keeps its settings, so it is made when a value is first needed.
@MainActor
public final class DesktopSchema: ObjectReference {
    private let schema: OpaquePointer

    /// Nil if the desktop has no such group.
    public init?(_ identifier: String) {
        guard let source = g_settings_schema_source_get_default(),
            let schema = g_settings_schema_source_lookup(source, identifier, 1)
        else { return nil }
        // Without a path of its own GLib would end the program.
        guard g_settings_schema_get_path(schema) != nil,
            let settings = g_settings_new_full(schema, nil, nil)
        else {
            g_settings_schema_unref(schema)
            return nil
        }
        self.schema = schema
        super.init(adopting: UnsafeMutableRawPointer(settings))
    }

    isolated deinit { g_settings_schema_unref(schema) }

    /// Whether a setting is on; nil if there is none of the name, or it is not one of on and off.
    public func flag(_ key: String) -> Bool? {
        read(key, G_VARIANT_CLASS_BOOLEAN) { g_variant_get_boolean($0) != 0 }
    }

    /// A number; nil if there is none of the name, or it is something else.
    public func number(_ key: String) -> Double? {
        read(key, G_VARIANT_CLASS_DOUBLE) { g_variant_get_double($0) }
    }

    /// Calls a closure after any of the settings changed.
    public func onChange(_ handler: @escaping @MainActor () -> Void) { connect("changed", handler) }

    private func read<Value>(
        _ key: String,
        _ kind: GVariantClass,
        _ value: (OpaquePointer) -> Value
    ) -> Value? {
        guard g_settings_schema_has_key(schema, key) != 0,
            let variant = g_settings_get_value(typed(GSettings.self), key)
        else { return nil }
        defer { g_variant_unref(variant) }
        return g_variant_classify(variant) == kind ? value(variant) : nil
    }
}

extension DesktopSchema {
    /// Changes a setting of on and off, for tests: in the memory of the process, where no desktop keeps it.
    func set(_ key: String, _ isOn: Bool) {
        guard flag(key) != nil else { return }
        g_settings_set_boolean(typed(GSettings.self), key, isOn ? 1 : 0)
    }
}
