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
        types = OfferedTypes.names(gdk_drop_get_formats(drop))
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
        let reading = DataReading()
        reading.add(limit: Self.mostBytes, seconds: nil, completion: completion)
        let box = ClosureBox<@MainActor (OpaquePointer?) -> Void> { reading.take($0) }
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
