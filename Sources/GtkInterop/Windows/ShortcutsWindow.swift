import CGtk

/// A window that lists keyboard shortcuts, in the desktop's own look.
@MainActor
public enum ShortcutsWindow {
    /// One line: what the keys do.
    public struct Shortcut: Hashable, Sendable {
        /// What the user reads.
        public let title: String
        /// The keys as GTK writes them, such as `<Control>Tab`; empty for a key that it has no name for.
        public let accelerator: String

        /// Describes what one key does, with others held.
        public init(_ title: String, key: Key, modifiers: Modifiers) {
            self.title = title
            accelerator = key.acceleratorName.map { modifiers.acceleratorPart + $0 } ?? ""
        }

        /// One key of a row of them, with the same modifiers.
        public init(_ title: String, from first: Key, to last: Key, modifiers: Modifiers) {
            self.title = title
            let names = [first, last].compactMap(\.acceleratorName)
            accelerator = names.count == 2 ? modifiers.acceleratorPart + names.joined(separator: "...") : ""
        }
    }

    /// Lines below a heading.
    public struct Group: Hashable, Sendable {
        /// The heading.
        public let title: String
        /// The lines; a group without any is not shown.
        public let shortcuts: [Shortcut]

        /// Puts lines below a heading.
        public init(_ title: String, _ shortcuts: [Shortcut]) {
            self.title = title
            self.shortcuts = shortcuts
        }
    }

    private static var opened: ObjectReference?

    /// Whether it is open.
    public static var isOpen: Bool { opened != nil }

    /// Closes it.
    public static func close() {
        guard let closed = opened else { return }
        opened = nil
        gtk_window_destroy(closed.typed(GtkWindow.self))
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
        DesktopTheme.prepare(.everything)
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
        close()
        let opened = ObjectReference(retaining: UnsafeMutableRawPointer(window))
        opened.connect("unmap") { Self.opened = nil }
        self.opened = opened
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
                let keys = escaped(shortcut.accelerator)
                text += """
                    <child><object class="GtkShortcutsShortcut">\
                    <property name="title">\(escaped(shortcut.title))</property>\
                    \(keys.isEmpty ? "" : #"<property name="accelerator">\#(keys)</property>"#)</object></child>

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
