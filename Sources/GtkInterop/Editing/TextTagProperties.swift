import CGtk

/// Sets what a part of a text area's text looks like on the tag that stands for it.
struct TextTagProperties {
    let object: UnsafeMutablePointer<GObject>

    func set(_ look: SpanLook, _ paragraph: ParagraphLook?) {
        set("foreground-rgba", look.color)
        set("background-rgba", look.background)
        look.font?.withPangoDescription { description in
            set("font-desc", pango_font_description_get_type()) {
                g_value_set_boxed(&$0, UnsafeRawPointer(description))
            }
        }
        if look.isSlanted {
            setEnumeration("style", pango_style_get_type(), gint(PANGO_STYLE_OBLIQUE.rawValue))
        }
        if let kern = look.kern, kern != 0 { set("letter-spacing", units(kern)) }
        if look.rise != 0 { set("rise", units(look.rise)) }
        if let underline = look.underline {
            let kind = underline == .double ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE
            setEnumeration("underline", pango_underline_get_type(), gint(kind.rawValue))
            set("underline-rgba", look.underlineColor)
        }
        if look.strikethrough != nil {
            set("strikethrough", tabard_type_boolean()) { g_value_set_boolean(&$0, 1) }
            set("strikethrough-rgba", look.strikethroughColor)
        }
        if let paragraph { set(paragraph) }
    }

    func set(_ justification: GtkJustification) {
        setEnumeration("justification", gtk_justification_get_type(), gint(justification.rawValue))
    }

    private func set(_ look: ParagraphLook) {
        if let alignment = look.alignment {
            let justification =
                switch alignment {
                case .natural, .left: GTK_JUSTIFY_LEFT
                case .center: GTK_JUSTIFY_CENTER
                case .right: GTK_JUSTIFY_RIGHT
                case .justified: GTK_JUSTIFY_FILL
                }
            set(justification)
        }
        // Otherwise the view's own margins would not count.
        set("accumulative-margin", tabard_type_boolean()) { g_value_set_boolean(&$0, 1) }
        if look.headIndent > 0 { set("left-margin", points(look.headIndent)) }
        if look.tailIndent < 0 { set("right-margin", points(-look.tailIndent)) }
        let indent = look.firstLineIndent - look.headIndent
        if indent != 0 { set("indent", points(indent)) }
        if look.spacingBefore > 0 { set("pixels-above-lines", points(look.spacingBefore)) }
        if look.spacing > 0 { set("pixels-below-lines", points(look.spacing)) }
        if look.lineSpacing > 0 { set("pixels-inside-wrap", points(look.lineSpacing)) }
        if look.lineHeightMultiple > 0 {
            set("line-height", tabard_type_float()) { g_value_set_float(&$0, Float(look.lineHeightMultiple)) }
        }
        if let right = look.isRightToLeft {
            let direction = right ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
            setEnumeration("direction", gtk_text_direction_get_type(), gint(direction.rawValue))
        }
    }

    private func points(_ length: Double) -> gint { gint(min(max(length, -10_000), 10_000).rounded()) }

    private func units(_ length: Double) -> gint {
        gint(min(max(length, -1_000), 1_000) * Double(PANGO_SCALE))
    }

    private func set(_ name: String, _ color: RGBA?) {
        guard let color else { return }
        var native = color.gdk
        set(name, gdk_rgba_get_type()) { g_value_set_boxed(&$0, &native) }
    }

    private func set(_ name: String, _ number: gint) {
        set(name, tabard_type_int()) { g_value_set_int(&$0, number) }
    }

    private func setEnumeration(_ name: String, _ type: GType, _ value: gint) {
        set(name, type) { g_value_set_enum(&$0, value) }
    }

    private func set(_ name: String, _ type: GType, _ fill: (inout GValue) -> Void) {
        var value = GValue()
        g_value_init(&value, type)
        fill(&value)
        g_object_set_property(object, name, &value)
        g_value_unset(&value)
    }
}
