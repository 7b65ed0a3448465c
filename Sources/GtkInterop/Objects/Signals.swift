import CGtk

extension ObjectReference {
    /// Identifies a connected handler, for `disconnect`.
    public struct SignalHandler: Sendable {
        let id: gulong
    }

    /// Calls a closure each time the object emits a signal that has no arguments, or whose
    /// arguments do not matter.
    ///
    /// - Parameters:
    ///   - signal: The signal's name, such as `clicked` or `notify::default-width`.
    ///   - handler: The closure, called on the main thread. It is kept until the object is
    ///     finalized or the handler is disconnected, so it should hold the object's owner weakly.
    @discardableResult
    public func connect(_ signal: String, _ handler: @escaping @MainActor () -> Void) -> SignalHandler {
        let marshal: SignalClosure.Marshal = { _, _ in handler() }
        return connect(signal, marshal: marshal)
    }

    /// Calls a closure after the object itself has dealt with a signal.
    @discardableResult
    func connectAfter(_ signal: String, _ handler: @escaping @MainActor () -> Void) -> SignalHandler {
        let marshal: SignalClosure.Marshal = { _, _ in handler() }
        return connect(signal, after: true, marshal: marshal)
    }

    /// Removes a handler.
    public func disconnect(_ handler: SignalHandler) {
        g_signal_handler_disconnect(pointer, handler.id)
    }

    /// Connects a closure that reads the arguments itself and may store a return value.
    func connect(
        _ signal: String,
        after isAfter: Bool = false,
        marshal: @escaping SignalClosure.Marshal
    ) -> SignalHandler {
        let id = g_signal_connect_closure(pointer, signal, SignalClosure.make(marshal), isAfter ? 1 : 0)
        guard id != 0 else {
            fatalError("\(String(cString: g_type_name(typeIdentifier))) has no signal '\(signal)'")
        }
        return SignalHandler(id: id)
    }

    var typeIdentifier: GType {
        object.pointee.g_type_instance.g_class.pointee.g_type
    }
}

/// Makes a GClosure of a Swift closure, with the signal's own argument list.
enum SignalClosure {
    typealias Arguments = UnsafeBufferPointer<GValue>
    /// Receives the emitter and the arguments, and the place for the return value, if any.
    typealias Marshal = @MainActor (Arguments, UnsafeMutablePointer<GValue>?) -> Void

    static func make(_ marshal: @escaping Marshal) -> UnsafeMutablePointer<GClosure>? {
        let box = ClosureBox(marshal).retainedPointer()
        let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box)
        g_closure_add_finalize_notifier(closure, box) { data, _ in releaseClosureBox(data) }
        g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
            guard let box = ClosureBox<Marshal>.from(closure?.pointee.data) else { return }
            nonisolated(unsafe) let arguments = Arguments(start: values, count: Int(count))
            nonisolated(unsafe) let result = result
            MainActor.assumeIsolated { box.closure(arguments, result) }
        }
        return closure
    }
}
