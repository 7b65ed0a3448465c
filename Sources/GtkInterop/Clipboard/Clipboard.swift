import CGtk

/// The desktop's clipboard, as far as it holds text.
///
/// Another program's text is fetched as soon as the desktop tells of it, so that it can be read at once.
@MainActor
public final class Clipboard {
    /// The desktop's; nil without a display.
    public static let shared: Clipboard? = Clipboard()

    private let reference: ObjectReference
    private var clipboard: OpaquePointer { OpaquePointer(reference.pointer) }
    /// The text that it holds; nil if it holds something else, or it is not known yet.
    public private(set) var text: String?
    /// Grows with each change.
    public private(set) var changeCount = 0
    /// Called after each change.
    public var changed: (@MainActor () -> Void)?

    private init?() {
        guard let display = gdk_display_get_default(), let native = gdk_display_get_clipboard(display) else {
            return nil
        }
        reference = ObjectReference(retaining: UnsafeMutableRawPointer(native))
        reference.connect("changed") { [weak self] in self?.follow() }
        follow()
    }

    /// Puts a text on the clipboard; nil empties it.
    public func set(_ text: String?) {
        if let text {
            let clean = text.replacing("\0", with: "")
            gdk_clipboard_set_text(clipboard, clean)
            self.text = clean
        } else {
            gdk_clipboard_set_content(clipboard, nil)
            self.text = nil
        }
    }

    private func follow() {
        changeCount += 1
        if gdk_clipboard_is_local(clipboard) == 0 {
            text = nil
            fetch()
        }
        changed?()
    }

    private func fetch() {
        gdk_clipboard_read_text_async(
            clipboard,
            nil,
            { source, result, data in
                guard let source, let data else { return }
                let count = Int(bitPattern: data)
                let read = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
                defer { g_free(read) }
                let text = read.flatMap { strlen($0) <= 16_000_000 ? String(cString: $0) : nil }
                MainActor.assumeIsolated { Clipboard.shared?.fetched(text, count) }
            },
            UnsafeMutableRawPointer(bitPattern: changeCount)
        )
    }

    private func fetched(_ text: String?, _ count: Int) {
        guard count == changeCount else { return }
        self.text = text
    }
}
