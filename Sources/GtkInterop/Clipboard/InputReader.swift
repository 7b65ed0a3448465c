import CGtk

/// Reads a stream to its end, part by part.
///
/// As urgently as the screen's events: GTK asks another program for more as soon as a part has come, and keeps in memory what nobody has
/// read yet.
@MainActor
final class InputReader: ObjectReference {
    enum Part {
        case bytes([UInt8])
        case end
        case failure
    }

    /// The most bytes that are taken at once, several times what comes at once.
    private static let step: gsize = 1024 * 1024

    private let cancellable = ObjectReference(adopting: UnsafeMutableRawPointer(g_cancellable_new()))
    private var hear: (@MainActor (Part) -> Void)?

    /// - Parameters:
    ///   - stream: The stream, of which the reader takes over the reference.
    ///   - hear: Gets each part, and at last the end or that it failed.
    init(adopting stream: OpaquePointer, hear: @escaping @MainActor (Part) -> Void) {
        self.hear = hear
        super.init(adopting: UnsafeMutableRawPointer(stream))
    }

    func start() {
        let box = ClosureBox<@MainActor (OpaquePointer?) -> Void> { self.take($0) }
        g_input_stream_read_bytes_async(
            typed(GInputStream.self),
            Self.step,
            G_PRIORITY_DEFAULT,
            cancellable.typed(GCancellable.self),
            { source, result, data in
                defer { releaseClosureBox(data) }
                guard let box = ClosureBox<@MainActor (OpaquePointer?) -> Void>.from(data), let source
                else { return }
                let stream = UnsafeMutableRawPointer(source).assumingMemoryBound(to: GInputStream.self)
                let part = g_input_stream_read_bytes_finish(stream, result, nil)
                let address = part.map { UInt(bitPattern: $0) }
                MainActor.assumeIsolated { box.closure(address.flatMap { OpaquePointer(bitPattern: $0) }) }
            },
            box.retainedPointer()
        )
    }

    /// Nobody wants the rest.
    ///
    /// A pipe is closed. X knows no way to say so, and GTK keeps what comes in memory until somebody reads it: such a stream is read
    /// to its end, and what comes is forgotten.
    func stop() {
        guard hear != nil else { return }
        hear = nil
        if isPipe { g_cancellable_cancel(cancellable.typed(GCancellable.self)) }
    }

    private var isPipe: Bool {
        let instance = typed(GTypeInstance.self)
        return g_type_check_instance_is_a(instance, g_pollable_input_stream_get_type()) != 0
            && g_pollable_input_stream_can_poll(OpaquePointer(pointer)) != 0
    }

    private func take(_ part: OpaquePointer?) {
        guard let part else { return finish(.failure) }
        defer { g_bytes_unref(part) }
        var count: gsize = 0
        guard let data = g_bytes_get_data(part, &count), count > 0 else { return finish(.end) }
        hear?(.bytes([UInt8](UnsafeRawBufferPointer(start: data, count: Int(count)))))
        // GTK's stream for X loses a read that begins while it tells of the one before.
        MainLoop.beforeNextEvent { self.start() }
    }

    private func finish(_ part: Part) {
        let last = hear
        hear = nil
        last?(part)
    }
}
