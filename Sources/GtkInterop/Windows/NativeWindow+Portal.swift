import CGtk

extension NativeWindow {
    /// Tells by what the desktop's portal knows the window over which it shows a dialog.
    ///
    /// Under Wayland the compositor is asked, and GTK takes the word back when the window leaves the screen.
    ///
    /// - Parameters:
    ///   - seconds: How long a compositor may take to say it.
    ///   - told: Called once, at once or from the main loop, with an empty text where the display has no such name.
    public func tellPortalHandle(within seconds: Double = 1, _ told: @escaping @MainActor (String) -> Void) {
        guard let surface = gtk_native_get_surface(OpaquePointer(pointer)) else { return told("") }
        let number = tabard_surface_number(surface)
        guard number == 0 else { return told("x11:" + String(number, radix: 16)) }
        let answer = BoundedAnswer(within: seconds, late: "", given: told)
        let box = ClosureBox<@MainActor (String) -> Void> { answer.give($0) }.retainedPointer()
        let isAsked = tabard_surface_ask_for_word(
            surface,
            { _, handle, data in
                let answer = ClosureBox<@MainActor (String) -> Void>.from(data)?.closure
                let handle = handle.map { "wayland:" + String(cString: $0) } ?? ""
                MainActor.assumeIsolated { answer?(handle) }
            },
            box,
            { releaseClosureBox($0) }
        )
        guard isAsked == 0 else { return }
        releaseClosureBox(box)
        answer.give("")
    }
}
