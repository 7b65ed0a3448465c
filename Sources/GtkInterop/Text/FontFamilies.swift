import CGtk

/// The installed font families.
public enum FontFamilies {
    /// The installed family of this name, in its own spelling; any thread may ask.
    ///
    /// Spaces and capitals do not matter, so `notosans` finds `Noto Sans`.
    public static func installed(named name: String) -> String? {
        guard !name.isEmpty, name.utf8.count <= 256, !name.utf8.contains(0) else { return nil }
        let wanted = simplified(name)
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: gint = 0
        pango_font_map_list_families(pango_cairo_font_map_get_default(), &list, &count)
        defer { g_free(list) }
        for family in UnsafeBufferPointer(start: list, count: Int(count)) {
            guard let family, let text = pango_font_family_get_name(family) else { continue }
            let spelling = String(cString: text)
            if simplified(spelling) == wanted { return spelling }
        }
        return nil
    }

    private static func simplified(_ name: String) -> String {
        name.lowercased().replacing(" ", with: "")
    }
}
