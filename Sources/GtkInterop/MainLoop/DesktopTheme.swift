import CGtk

/// The desktop's style sheet, of which is read what GTK's own widgets need that are shown: views draw themselves.
///
/// GTK and libadwaita read 400 kB of rules as they start, a third of an app's start, of which a window of views needs two.
/// So libadwaita is told of a theme of the user's, which keeps it from reading its own, and this type reads it in its place.
@MainActor
final class DesktopTheme {
    /// What is drawn by the rules.
    struct Parts: OptionSet {
        let rawValue: Int

        /// Scroll bars, and what is seen at the edges of a scroll area.
        static let scrolling = Parts(rawValue: 1)
        /// The title bar and the shadow of a window, where they are a program's to draw.
        static let decorations = Parts(rawValue: 2)
        /// All of GTK's widgets.
        static let everything = Parts(rawValue: 4)

        /// The elements by which rules name the parts, and those of a window of views.
        var elements: [String] {
            var elements = ["window", "tabard"]
            if contains(.scrolling) {
                elements += ["scrolledwindow", "scrollbar", "range", "trough", "slider"]
                elements += ["overshoot", "undershoot", "junction"]
            }
            if contains(.decorations) {
                elements += [
                    "headerbar", "windowhandle", "windowcontrols", "box", "button", "image", "label",
                ]
            }
            return elements
        }
    }

    /// The variable that has all rules read at the start.
    static let variable = "TABARD_WHOLE_THEME"

    /// Nil where a theme of the user's holds, or where libadwaita reads its own.
    private static var shared: DesktopTheme?

    /// What libadwaita's rules come to for a window and the views in it.
    static let rulesOfWindows = """
        @define-color blue_3 #3584e4;
        .background { color: @window_fg_color; background-color: @window_bg_color; }
        :not(window):drop(active) { box-shadow: inset 0 0 0 1px @accent_bg_color; }
        """

    private let manager: ObjectReference
    private let rules: ObjectReference
    private let colors: ObjectReference
    private var parts: Parts = []
    private var bytesRead = 0

    /// What libadwaita has to find in the environment as it starts; empty where it is to read its rules itself.
    static func variables() -> [String: String] {
        guard TemporaryEnvironment.value(of: variable) == nil, g_getenv("GTK_THEME") == nil, isKnown else {
            return [:]
        }
        return ["GTK_THEME": "Adwaita-empty"]
    }

    /// Whether libadwaita's sheets are those that this type knows. From 1.6 on they follow the user's accent colour.
    private static var isKnown: Bool {
        guard adw_get_major_version() == 1, adw_get_minor_version() < 6 else { return false }
        return Sheet.allCases.allSatisfy { $0.size != nil }
    }

    /// Reads the rules of windows, once libadwaita has started without its own.
    static func start() {
        guard shared == nil, let display = gdk_display_get_default(),
            let manager = adw_style_manager_get_for_display(display)
        else { return }
        Toolkit.setSetting("gtk-theme-name", "Adwaita-empty")
        shared = DesktopTheme(display: display, manager: UnsafeMutableRawPointer(manager))
    }

    /// Reads the rules of what is about to be shown, unless they have been read.
    static func prepare(_ parts: Parts) {
        guard let shared, !shared.parts.contains(.everything), !shared.parts.isSuperset(of: parts) else {
            return
        }
        shared.parts.formUnion(parts)
        shared.readRules()
    }

    private init(display: OpaquePointer, manager: UnsafeMutableRawPointer) {
        self.manager = ObjectReference(retaining: manager)
        rules = ObjectReference(adopting: UnsafeMutableRawPointer(gtk_css_provider_new()))
        colors = ObjectReference(adopting: UnsafeMutableRawPointer(gtk_css_provider_new()))
        readRules()
        readColors()
        for provider in [rules, colors] {
            gtk_style_context_add_provider_for_display(
                display,
                OpaquePointer(provider.pointer),
                guint(GTK_STYLE_PROVIDER_PRIORITY_THEME)
            )
        }
        self.manager.connect("notify::dark") { [weak self] in self?.readColors() }
        self.manager.connect("notify::high-contrast") { [weak self] in self?.readRules() }
        followWindows()
    }

    /// GTK's inspector, which developers open by keys, is made of GTK's own widgets.
    private func followWindows() {
        guard let list = gtk_window_get_toplevels() else { return }
        let windows = ObjectReference(retaining: UnsafeMutableRawPointer(list))
        windows.connect("items-changed") {
            for index in 0..<g_list_model_get_n_items(list) {
                guard let item = g_list_model_get_item(list, index) else { continue }
                let window = ObjectReference(adopting: item)
                if window.typeIdentifier != gtk_window_get_type() { Self.prepare(.everything) }
            }
        }
    }

    private func readRules() {
        guard !parts.isEmpty else { return read(Array(Self.rulesOfWindows.utf8), into: rules) }
        let isHighContrast = adw_style_manager_get_high_contrast(OpaquePointer(manager.pointer)) != 0
        let sheet = isHighContrast ? Sheet.rulesOfHighContrast : .rules
        if parts.contains(.everything) {
            read(sheet, into: rules)
        } else {
            let excerpt = StyleSheetExcerpt(
                of: sheet.bytes,
                elements: parts.elements,
                folder: "resource:///org/gnome/Adwaita/styles/"
            )
            read(excerpt.text, into: rules)
        }
    }

    private func readColors() {
        let isDark = adw_style_manager_get_dark(OpaquePointer(manager.pointer)) != 0
        read(isDark ? .darkColors : .lightColors, into: colors)
    }

    private func read(_ sheet: Sheet, into provider: ObjectReference) {
        gtk_css_provider_load_from_resource(provider.typed(GtkCssProvider.self), sheet.rawValue)
        note(sheet.size ?? 0)
    }

    private func read(_ text: [UInt8], into provider: ObjectReference) {
        text.withUnsafeBytes { bytes in
            let characters = bytes.assumingMemoryBound(to: CChar.self)
            gtk_css_provider_load_from_data(
                provider.typed(GtkCssProvider.self),
                characters.baseAddress,
                gssize(characters.count)
            )
        }
        note(text.count)
    }

    private func note(_ bytes: Int) {
        bytesRead += bytes
        Log.detail("\(bytesRead) bytes of style sheets have been read")
    }

    /// libadwaita's sheets, by the names under which it brings them along.
    enum Sheet: String, CaseIterable {
        case rules = "/org/gnome/Adwaita/styles/base.css"
        case rulesOfHighContrast = "/org/gnome/Adwaita/styles/base-hc.css"
        case lightColors = "/org/gnome/Adwaita/styles/defaults-light.css"
        case darkColors = "/org/gnome/Adwaita/styles/defaults-dark.css"

        /// Nil if there is no such sheet.
        var size: Int? {
            var size: gsize = 0
            let isThere = g_resources_get_info(rawValue, G_RESOURCE_LOOKUP_FLAGS_NONE, &size, nil, nil) != 0
            return isThere ? Int(size) : nil
        }

        var bytes: [UInt8] {
            guard let data = g_resources_lookup_data(rawValue, G_RESOURCE_LOOKUP_FLAGS_NONE, nil) else {
                return []
            }
            defer { g_bytes_unref(data) }
            var count: gsize = 0
            guard let start = g_bytes_get_data(data, &count) else { return [] }
            return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(count)))
        }
    }
}
