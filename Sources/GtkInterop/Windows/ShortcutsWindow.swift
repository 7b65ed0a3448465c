import CGtk

/// A window that lists keyboard shortcuts, in the desktop's own look.
@MainActor
public enum ShortcutsWindow {
    /// One line: what the keys do.
    public struct Shortcut: Hashable, Sendable {
        /// What the user reads.
        public let title: String
        /// The keys as GTK writes them, such as `<Control>Tab`.
        public let accelerator: String

        public init(_ title: String, key: Key, modifiers: Modifiers) {
            self.title = title
            accelerator = modifiers.acceleratorPart + key.acceleratorName
        }

        /// One key of a row of them, with the same modifiers.
        public init(_ title: String, from first: Key, to last: Key, modifiers: Modifiers) {
            self.title = title
            accelerator = "\(modifiers.acceleratorPart)\(first.acceleratorName)...\(last.acceleratorName)"
        }
    }

    /// Lines below a heading.
    public struct Group: Hashable, Sendable {
        public let title: String
        public let shortcuts: [Shortcut]

        public init(_ title: String, _ shortcuts: [Shortcut]) {
            self.title = title
            self.shortcuts = shortcuts
        }
    }

    /// The most lines of a group.
    static let mostShortcuts = 200

    /// Opens the window over another one, which waits until it is closed.
    ///
    /// - Returns: Whether there was anything to show.
    @discardableResult
    public static func open(_ groups: [Group], titled title: String, over parent: NativeWindow) -> Bool {
        guard groups.contains(where: { !$0.shortcuts.isEmpty }), let builder = gtk_builder_new() else {
            return false
        }
        let reference = ObjectReference(adopting: UnsafeMutableRawPointer(builder))
        var error: UnsafeMutablePointer<GError>?
        let document = document(of: groups)
        guard gtk_builder_add_from_string(builder, document, gssize(document.utf8.count), &error) != 0,
            let object = gtk_builder_get_object(builder, "window")
        else {
            if let error { g_error_free(error) }
            return false
        }
        let window = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_title(window, title)
        gtk_window_set_transient_for(window, parent.window)
        gtk_window_set_modal(window, 1)
        gtk_window_set_destroy_with_parent(window, 1)
        gtk_window_present(window)
        withExtendedLifetime(reference) {}
        return true
    }

    /// What GTK makes the window of; it has no other way before 4.14.
    static func document(of groups: [Group]) -> String {
        var text = """
            <interface><object class="GtkShortcutsWindow" id="window"><child>
            <object class="GtkShortcutsSection"><property name="section-name">shortcuts</property>

            """
        for group in groups where !group.shortcuts.isEmpty {
            text += """
                <child><object class="GtkShortcutsGroup"><property name="title">\(escaped(group.title))</property>

                """
            for shortcut in group.shortcuts.prefix(mostShortcuts) {
                text += """
                    <child><object class="GtkShortcutsShortcut">\
                    <property name="title">\(escaped(shortcut.title))</property>\
                    <property name="accelerator">\(escaped(shortcut.accelerator))</property></object></child>

                    """
            }
            text += "</object></child>\n"
        }
        return text + "</object></child></object></interface>"
    }

    /// A text of an app's as a document takes it: bounded, and without what no document may hold.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars.prefix(200) {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{20}"..."\u{7E}", "\u{A0}"..."\u{D7FF}", "\u{E000}"..."\u{FDCF}", "\u{FDF0}"..."\u{FFFD}",
                "\u{10000}"..."\u{10FFFD}":
                result.unicodeScalars.append(scalar)
            default: result += " "
            }
        }
        return result
    }
}

extension Modifiers {
    /// How GTK writes them before a key.
    fileprivate var acceleratorPart: String {
        (contains(.control) ? "<Control>" : "") + (contains(.alternate) ? "<Alt>" : "")
            + (contains(.shift) ? "<Shift>" : "")
    }
}

extension Key {
    /// How GTK writes the key.
    var acceleratorName: String {
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

    private static func name(ofValue value: UInt32) -> String {
        gdk_keyval_name(value).map { String(cString: $0) } ?? ""
    }
}
