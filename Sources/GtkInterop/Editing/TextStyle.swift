import CGtk

/// How editable text looks.
public struct TextStyle: Equatable, Sendable {
    /// The font of the text and of the placeholder.
    public var font: FontDescription
    /// The colour of the text.
    public var color: RGBA
    /// The colour of the text that stands while there is none.
    public var placeholder: RGBA
    /// The colour of the insertion mark, and, more faintly, of the selection.
    public var accent: RGBA

    /// Makes a style.
    public init(font: FontDescription, color: RGBA, placeholder: RGBA, accent: RGBA) {
        self.font = font
        self.color = color
        self.placeholder = placeholder
        self.accent = accent
    }

    /// The style as GTK reads it.
    var css: String {
        var selection = accent
        selection.alpha *= 0.25
        return """
            * { \(fontCSS) color: \(color.css); caret-color: \(accent.css); background: none; \
            border: none; outline: none; box-shadow: none; padding: 0; min-height: 0; min-width: 0; }
            selection { background-color: \(selection.css); color: \(color.css); }
            placeholder { color: \(placeholder.css); opacity: 1; }
            """
    }

    private var fontCSS: String {
        let families = font.family.split(separator: ",").map { family in
            let name = family.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
            return "\"\(name.drop { $0 == " " })\""
        }
        let style = font.isItalic ? "italic" : "normal"
        let weight = min(max(font.weight, 100), 1_000)
        return """
            font-family: \(families.joined(separator: ", ")); font-size: \(font.boundedSize)px; \
            font-weight: \(weight); font-style: \(style);
            """
    }
}

extension RGBA {
    /// The colour as GTK's style sheets write it.
    var css: String {
        func part(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        return "rgba(\(part(red)),\(part(green)),\(part(blue)),\(min(max(alpha, 0), 1)))"
    }
}

/// A widget's own style sheet.
@MainActor
final class OwnStyle {
    private let provider: ObjectReference

    init(of widget: NativeWidget) {
        provider = ObjectReference(adopting: UnsafeMutableRawPointer(gtk_css_provider_new()))
        apply(to: widget.widget)
    }

    /// Gives another widget the same style sheet.
    func apply(to widget: UnsafeMutablePointer<GtkWidget>) {
        let context = gtk_widget_get_style_context(widget)
        gtk_style_context_remove_provider(context, OpaquePointer(provider.pointer))
        gtk_style_context_add_provider(
            context,
            OpaquePointer(provider.pointer),
            guint(GTK_STYLE_PROVIDER_PRIORITY_USER)
        )
    }

    func set(_ style: TextStyle) { set(css: style.css) }

    func set(css: String) {
        gtk_css_provider_load_from_data(provider.typed(GtkCssProvider.self), css, css.utf8.count)
    }
}
