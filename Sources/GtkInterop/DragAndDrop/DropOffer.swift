import CGtk

/// What is dragged over a window.
@MainActor
public final class DropOffer {
    /// The MIME types in which it can be had, the best first.
    public let types: [String]
    /// Whether this program carries it.
    public let isLocal: Bool
    /// What the one who carries it allows.
    public let actions: DragActions
    /// Whether it was let go over the window.
    public internal(set) var isDropped = false
    /// The desktop's object; nil once it is over: it has left the window, or who carries it was told what was done with it.
    ///
    /// A Wayland compositor ends a program that asks for data after that.
    private var reference: ObjectReference?

    init(_ drop: OpaquePointer) {
        types = OfferedTypes.names(gdk_drop_get_formats(drop))
        isLocal = gdk_drop_get_drag(drop) != nil
        actions = DragActions(gdk_drop_get_actions(drop))
        reference = ObjectReference(retaining: UnsafeMutableRawPointer(drop))
    }

    func isFor(_ drop: OpaquePointer) -> Bool { reference.map { OpaquePointer($0.pointer) } == drop }

    /// Reads the data of a type from the program that carries them.
    ///
    /// - Parameters:
    ///   - type: One of the types.
    ///   - limit: The most bytes.
    ///   - seconds: The longest time.
    ///   - completion: Gets the bytes; nil if there are none, if they are too many or come too late, or if it is over.
    public func read(
        _ type: String,
        limit: Int,
        seconds: Double,
        completion: @escaping @MainActor ([UInt8]?) -> Void
    ) {
        guard types.contains(type), let reference else { return completion(nil) }
        let reading = DataReading()
        reading.add(limit: limit, seconds: seconds, completion: completion)
        let box = ClosureBox<@MainActor (OpaquePointer?) -> Void> { reading.take($0) }
        type.withCString { name in
            var names: [UnsafePointer<CChar>?] = [name, nil]
            gdk_drop_read_async(
                OpaquePointer(reference.pointer),
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
        guard isDropped, let reference else { return }
        gdk_drop_finish(OpaquePointer(reference.pointer), action.native)
        // Under X, GTK would follow what the other program still says of the drag, and then warn that it is too late for that.
        g_signal_handlers_disconnect_matched(
            UnsafeMutableRawPointer(gdk_drop_get_display(OpaquePointer(reference.pointer))),
            G_SIGNAL_MATCH_DATA,
            0,
            0,
            nil,
            nil,
            reference.pointer
        )
        forget()
    }

    /// It is over.
    func forget() { reference = nil }
}
