import CGtk
import Foundation

/// A dialog of GTK's own over a window.
@MainActor
class NativeDialog {
    /// The dialog itself.
    let reference: ObjectReference
    private var answered: (@MainActor (Bool) -> Void)?

    /// - Parameters:
    ///   - pointer: A `GtkDialog`.
    ///   - answered: Called once with whether the user accepted, before the dialog closes; not after `close()`.
    init(
        _ pointer: UnsafeMutableRawPointer,
        over parent: NativeWindow,
        answered: @escaping @MainActor (Bool) -> Void
    ) {
        // GTK keeps a reference of its own to each window until it is destroyed.
        reference = ObjectReference(retaining: pointer)
        self.answered = answered
        Self.nameProgram()
        let window = reference.typed(GtkWindow.self)
        gtk_window_set_transient_for(window, parent.window)
        gtk_window_set_destroy_with_parent(window, 1)
        let accepting = [GTK_RESPONSE_ACCEPT.rawValue, GTK_RESPONSE_OK.rawValue]
        _ = reference.connect("response") { [weak self] arguments, _ in
            guard arguments.count > 1, let values = arguments.baseAddress else { return }
            self?.leave(accepting.contains(g_value_get_int(values + 1)))
        }
        reference.connect("destroy") { [weak self] in self?.leave(false) }
    }

    isolated deinit { destroy() }

    /// Names the program, unless it has a name: so GTK tells the desktop by whom files were used.
    static func nameProgram() {
        let name = ProcessInfo.processInfo.processName
        if g_get_prgname() == nil { g_set_prgname(name) }
        if g_get_application_name() == nil { g_set_application_name(name) }
    }

    func show() { gtk_window_present(reference.typed(GtkWindow.self)) }

    private func leave(_ isAccepted: Bool) {
        guard answered != nil else { return }
        // GTK is not done with the dialog before the signal's other handlers have run.
        MainLoop.beforeNextEvent { [self] in
            guard let answered else { return }
            self.answered = nil
            answered(isAccepted)
            destroy()
        }
    }

    /// Closes the dialog, if it is still open.
    func close() {
        answered = nil
        destroy()
    }

    private func destroy() {
        guard gtk_widget_get_realized(reference.typed(GtkWidget.self)) != 0 else { return }
        let window = reference.typed(GtkWindow.self)
        // GTK 4.8 keeps a reference to what goes while something in it has the focus.
        gtk_window_set_focus(window, nil)
        gtk_window_destroy(window)
    }
}
