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

    /// The names of all families, in their order; any thread may ask.
    public static var all: [String] {
        var names: [String] = []
        forEach { family in
            if let text = pango_font_family_get_name(family) { names.append(String(cString: text)) }
        }
        return names.sorted()
    }

    /// The names of a family's styles, such as `Bold Italic`.
    public static func faces(of name: String) -> [String] {
        var names: [String] = []
        forEach { family in
            guard let text = pango_font_family_get_name(family), String(cString: text) == name else { return }
            var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
            var count: gint = 0
            pango_font_family_list_faces(family, &list, &count)
            defer { g_free(list) }
            for face in UnsafeBufferPointer(start: list, count: Int(count)) {
                guard let face, let text = pango_font_face_get_face_name(face) else { continue }
                let spelling = String(cString: text)
                if !names.contains(spelling) { names.append(spelling) }
            }
        }
        return names
    }

    private static func forEach(_ body: (UnsafeMutablePointer<PangoFontFamily>) -> Void) {
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: gint = 0
        pango_font_map_list_families(pango_cairo_font_map_get_default(), &list, &count)
        defer { g_free(list) }
        for family in UnsafeBufferPointer(start: list, count: Int(count)) {
            if let family { body(family) }
        }
    }

    private static func simplified(_ name: String) -> String {
        name.lowercased().replacing(" ", with: "")
    }
}
