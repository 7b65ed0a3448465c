import CGtk

/// What is dragged over a window.
@MainActor
public final class DropOffer: ObjectReference {
    /// The most bytes that are read of one kind of data.
    public static let mostBytes = 256 * 1024 * 1024

    /// The MIME types in which it can be had, the best first.
    public let types: [String]
    /// Whether this program carries it.
    public let isLocal: Bool
    /// What the one who carries it allows.
    public let actions: DragActions
    /// Whether it was let go over the window.
    public internal(set) var isDropped = false
    private var isEnded = false

    init(_ drop: OpaquePointer) {
        var count: gsize = 0
        let names = gdk_content_formats_get_mime_types(gdk_drop_get_formats(drop), &count)
        // Who offers more kinds than this means no good.
        types = (0..<min(Int(count), 200)).compactMap { index in names?[index].map { String(cString: $0) } }
        isLocal = gdk_drop_get_drag(drop) != nil
        actions = DragActions(gdk_drop_get_actions(drop))
        super.init(retaining: UnsafeMutableRawPointer(drop))
    }

    func isFor(_ drop: OpaquePointer) -> Bool { OpaquePointer(pointer) == drop }

    /// Reads the data of a type.
    ///
    /// - Parameter completion: Gets the bytes; nil if there are none, or more than `mostBytes`.
    public func read(_ type: String, completion: @escaping @MainActor ([UInt8]?) -> Void) {
        guard types.contains(type) else { return completion(nil) }
        let box = ClosureBox<@MainActor (OpaquePointer?) -> Void> { stream in
            guard let stream else { return completion(nil) }
            InputReader(adopting: stream, limit: Self.mostBytes, completion: completion).start()
        }
        type.withCString { name in
            var names: [UnsafePointer<CChar>?] = [name, nil]
            gdk_drop_read_async(
                OpaquePointer(pointer),
                &names,
                G_PRIORITY_DEFAULT,
                nil,
                { source, result, data in
                    defer { releaseClosureBox(data) }
                    guard let box = ClosureBox<@MainActor (OpaquePointer?) -> Void>.from(data), let source
                    else { return }
                    let stream = gdk_drop_read_finish(OpaquePointer(source), result, nil, nil)
                    let address = stream.map { UInt(bitPattern: $0) }
                    MainActor.assumeIsolated {
                        box.closure(address.flatMap { OpaquePointer(bitPattern: $0) })
                    }
                },
                box.retainedPointer()
            )
        }
    }

    /// Tells who carries it what was done with it; empty if nothing was.
    public func end(_ action: DragActions) {
        guard isDropped, !isEnded else { return }
        isEnded = true
        gdk_drop_finish(OpaquePointer(pointer), action.native)
    }
}

/// Reads a stream to its end.
@MainActor
private final class InputReader: ObjectReference {
    private static let step: gsize = 64 * 1024

    private var bytes: [UInt8] = []
    private let limit: Int
    private let completion: @MainActor ([UInt8]?) -> Void

    init(adopting stream: OpaquePointer, limit: Int, completion: @escaping @MainActor ([UInt8]?) -> Void) {
        self.limit = limit
        self.completion = completion
        super.init(adopting: UnsafeMutableRawPointer(stream))
    }

    func start() {
        let box = ClosureBox<@MainActor (OpaquePointer?) -> Void> { self.take($0) }
        g_input_stream_read_bytes_async(
            typed(GInputStream.self),
            Self.step,
            G_PRIORITY_DEFAULT,
            nil,
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

    private func take(_ part: OpaquePointer?) {
        guard let part else { return completion(nil) }
        defer { g_bytes_unref(part) }
        var count: gsize = 0
        guard let data = g_bytes_get_data(part, &count), count > 0 else { return completion(bytes) }
        guard bytes.count + Int(count) <= limit else { return completion(nil) }
        bytes += UnsafeRawBufferPointer(start: data, count: Int(count))
        start()
    }
}
