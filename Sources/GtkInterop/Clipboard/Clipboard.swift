import CGtk

/// The desktop's clipboard.
///
/// It tells at once in which types something can be had; data come later, from the program that copied them.
@MainActor
public final class Clipboard {
    /// The desktop's; nil as long as there is no display. It is followed from the first time that somebody asks for it.
    public static var shared: Clipboard? {
        if let followed { return followed }
        followed = Clipboard()
        return followed
    }

    private static var followed: Clipboard?

    private let reference: ObjectReference
    private var clipboard: OpaquePointer { OpaquePointer(reference.pointer) }
    /// The MIME types in which what is there can be had, the best first.
    public private(set) var types: [String] = []
    /// Grows with each change.
    public private(set) var changeCount = 0
    /// Called after each change.
    public var changed: (@MainActor () -> Void)?

    private var own: OfferedContent?
    private var isForeign = false
    private let isX11: Bool
    /// What is being read, by its type.
    private var readings: [String: DataReading] = [:]

    private init?() {
        guard let display = gdk_display_get_default(), let native = gdk_display_get_clipboard(display) else {
            return nil
        }
        reference = ObjectReference(retaining: UnsafeMutableRawPointer(native))
        isX11 = String(cString: g_type_name(reference.typeIdentifier)) == "GdkX11Clipboard"
        reference.connect("changed") { [weak self] in self?.follow() }
        types = OfferedTypes.names(gdk_clipboard_get_formats(clipboard))
        isForeign = gdk_clipboard_is_local(clipboard) == 0
    }

    /// Whether what was offered last is still there.
    public var holdsOwn: Bool {
        guard let own, let content = gdk_clipboard_get_content(clipboard) else { return false }
        return content == own.provider
    }

    /// The text that a text field of this program copied by itself; nil if something else is there.
    public var localText: String? {
        guard gdk_clipboard_is_local(clipboard) != 0, !holdsOwn,
            let content = gdk_clipboard_get_content(clipboard)
        else { return nil }
        var value = GValue()
        g_value_init(&value, tabard_type_string())
        defer { g_value_unset(&value) }
        guard gdk_content_provider_get_value(content, &value, nil) != 0 else { return nil }
        return g_value_get_string(&value).map { String(cString: $0) }
    }

    /// Puts something there, in place of what was there.
    ///
    /// - Parameters:
    ///   - types: The MIME types, the best first. Without any, other programs find nothing.
    ///   - load: Makes the data of a type when somebody asks; nil for none.
    public func offer(
        _ types: [String],
        load: @escaping @MainActor (String, @escaping @MainActor ([UInt8]?) -> Void) -> Void
    ) {
        let new = OfferedContent(types: types, load: load)
        own = new
        gdk_clipboard_set_content(clipboard, new.provider)
    }

    /// Reads the data of a type from the program that has them.
    ///
    /// Who asks for a type that is being read waits for the same data.
    ///
    /// - Parameters:
    ///   - type: One of the types.
    ///   - limit: The most bytes.
    ///   - seconds: The longest time.
    ///   - completion: Gets the bytes; nil if there are none, if they are too many or come too late, or if something else is
    ///     there before they have come.
    public func read(
        _ type: String,
        limit: Int,
        seconds: Double,
        completion: @escaping @MainActor ([UInt8]?) -> Void
    ) {
        guard types.contains(type), gdk_clipboard_is_local(clipboard) == 0 else { return completion(nil) }
        if let reading = readings[type] {
            return reading.add(limit: limit, seconds: seconds, completion: completion)
        }
        let reading = DataReading()
        readings[type] = reading
        reading.ended = { [weak self, weak reading] in
            if let self, self.readings[type] === reading { self.readings[type] = nil }
        }
        reading.add(limit: limit, seconds: seconds, completion: completion)
        request(type, for: reading)
    }

    private func request(_ type: String, for reading: DataReading) {
        let box = ClosureBox<@MainActor (OpaquePointer?) -> Void> { [weak self] stream in
            guard let self, isX11, !reading.isWanted else { return reading.take(stream) }
            // Under X, GTK gives what comes to whoever asked first for the type, even if nobody waits there any more. Elsewhere each
            // gets an answer of its own, and two of them would stand behind each other, or the failure of one be that of the other.
            (readings[type] ?? reading).take(stream)
        }
        type.withCString { name in
            var names: [UnsafePointer<CChar>?] = [name, nil]
            gdk_clipboard_read_async(
                clipboard,
                &names,
                G_PRIORITY_DEFAULT_IDLE,
                nil,
                { source, result, data in
                    defer { releaseClosureBox(data) }
                    guard let box = ClosureBox<@MainActor (OpaquePointer?) -> Void>.from(data), let source
                    else { return }
                    let stream = gdk_clipboard_read_finish(OpaquePointer(source), result, nil, nil)
                    let address = stream.map { UInt(bitPattern: $0) }
                    MainActor.assumeIsolated {
                        box.closure(address.flatMap { OpaquePointer(bitPattern: $0) })
                    }
                },
                box.retainedPointer()
            )
        }
    }

    private func follow() {
        let new = OfferedTypes.names(gdk_clipboard_get_formats(clipboard))
        let wasForeign = isForeign
        isForeign = gdk_clipboard_is_local(clipboard) == 0
        // Under X, GTK tells twice of a program that takes it over from this one; another program's is empty in between.
        if isX11, wasForeign, isForeign, !new.isEmpty, new == types { return }
        changeCount += 1
        types = new
        if !holdsOwn { own = nil }
        // Who has it now has other data.
        let old = readings.values
        readings = [:]
        changed?()
        for reading in old { reading.fail() }
    }
}
