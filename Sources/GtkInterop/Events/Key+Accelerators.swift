import CGtk

extension Key {
    /// What the user reads for the key together with others that are held, such as "Ctrl+F", in the desktop's own words; nil for a key
    /// that GTK has no name for.
    public func label(with modifiers: Modifiers) -> String? {
        guard let name = acceleratorName else { return nil }
        var value: guint = 0
        var held = GdkModifierType(0)
        guard gtk_accelerator_parse(modifiers.acceleratorPart + name, &value, &held) != 0,
            let text = gtk_accelerator_get_label(value, held)
        else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }
}

extension Modifiers {
    /// How GTK writes them before a key.
    var acceleratorPart: String {
        (contains(.control) ? "<Control>" : "") + (contains(.alternate) ? "<Alt>" : "")
            + (contains(.shift) ? "<Shift>" : "")
    }
}

extension Key {
    /// How GTK writes the key; nil where it has no name for it.
    var acceleratorName: String? {
        switch self {
        case .left: "Left"
        case .right: "Right"
        case .up: "Up"
        case .down: "Down"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "Page_Up"
        case .pageDown: "Page_Down"
        case .tab: "Tab"
        case .space: "space"
        case .enter: "Return"
        case .escape: "Escape"
        case .menu: "Menu"
        case .play: "AudioPlay"
        case .function(let number): "F\(number)"
        case .character("\u{7F}"): "Delete"
        case .character("\u{8}"): "BackSpace"
        case .character(let scalar): Self.name(ofValue: gdk_unicode_to_keyval(scalar.value))
        case .other(let value): Self.name(ofValue: value)
        }
    }

    private static func name(ofValue value: UInt32) -> String? {
        guard let name = gdk_keyval_name(value),
            gdk_keyval_from_name(name) != UInt32(GDK_KEY_VoidSymbol)
        else { return nil }
        return String(cString: name)
    }
}
