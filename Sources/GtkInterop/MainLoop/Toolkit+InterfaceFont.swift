import CGtk

extension Toolkit {
    /// Whether the user gave the interface a bold font, which is the desktop's way to ask for bold text.
    public static var isInterfaceFontBold: Bool {
        isBold(fontNamed: DesktopSettings.shared?.text("gtk-font-name") ?? "")
    }

    /// Whether a font's name, such as `Cantarell Bold 11`, asks for strong letters.
    static func isBold(fontNamed name: String) -> Bool {
        guard !name.isEmpty, name.utf8.count < 1_000,
            let description = pango_font_description_from_string(name)
        else { return false }
        defer { pango_font_description_free(description) }
        return pango_font_description_get_weight(description).rawValue >= PANGO_WEIGHT_SEMIBOLD.rawValue
    }

    /// Calls a closure whenever the interface's font, or whether things may move, changed.
    public static func onInterfaceChange(_ handler: @escaping @MainActor () -> Void) {
        DesktopSettings.shared?.onChange(of: "gtk-font-name", handler)
        DesktopSettings.shared?.onChange(of: "gtk-enable-animations", handler)
    }

    /// Puts a font of the app's own in place of the desktop's, for tests.
    public static func setInterfaceFont(_ name: String) { setSetting("gtk-font-name", name) }
}
