import Synchronization

/// Who observes by `observeValue(forKeyPath:of:change:context:)`.
package enum NamedObservers {
    private struct Entry: @unchecked Sendable {
        let observer: ObjectIdentifier
        weak var observedObject: AnyObject?
        weak var observerObject: AnyObject?
        let path: String
        let context: UnsafeMutableRawPointer?
        let observation: KeyPathObservation

        var isGone: Bool { observedObject == nil || observerObject == nil }
    }

    private struct State: Sendable {
        /// By the object that is observed.
        var entries: [ObjectIdentifier: [Entry]] = [:]
        var count = 0
        /// How many entries there may be before those whose objects are gone are looked for.
        var limit = 64
    }

    private static let state = Mutex(State())

    static func add(
        _ observer: NSObject,
        to object: NSObject,
        _ path: String,
        _ options: NSKeyValueObservingOptions,
        _ context: UnsafeMutableRawPointer?
    ) {
        let told = WeakObject(object: observer)
        let observation = KeyPathObservation(
            object,
            path,
            options,
            read: { KeyedValues.value(of: $0, forKeyPath: path) },
            tell: { object, change in
                guard let observer = told.object else { return }
                tell(observer, path, object, change, context)
            }
        )
        let entry = Entry(
            observer: ObjectIdentifier(observer),
            observedObject: object,
            observerObject: observer,
            path: path,
            context: context,
            observation: observation
        )
        let gone = state.withLock { state in
            state.entries[ObjectIdentifier(object), default: []].append(entry)
            state.count += 1
            guard state.count >= state.limit else { return [Entry]() }
            let gone = state.entries.values.flatMap { $0.filter(\.isGone) }
            state.entries = state.entries.compactMapValues { entries in
                let left = entries.filter { !$0.isGone }
                return left.isEmpty ? nil : left
            }
            state.count -= gone.count
            state.limit = max(64, 2 * state.count)
            return gone
        }
        // What these hold goes outside the lock.
        withExtendedLifetime(gone) {}
        observation.begin()
    }

    static func remove(
        _ observer: NSObject,
        from object: NSObject,
        _ path: String,
        context: UnsafeMutableRawPointer??
    ) {
        // An object that is being freed asks for this as well, so that nothing may refer to it here.
        let (observed, observing) = (ObjectIdentifier(object), ObjectIdentifier(observer))
        let removed = state.withLock { state -> Entry? in
            let index = state.entries[observed]?.lastIndex { entry in
                entry.observer == observing && entry.path == path
                    && (context.map { $0 == entry.context } ?? true)
            }
            guard let index, let entry = state.entries[observed]?.remove(at: index) else { return nil }
            state.count -= 1
            if state.entries[observed]?.isEmpty == true { state.entries[observed] = nil }
            return entry
        }
        removed?.observation.stop()
    }

    /// Stops the program: an observer was told of something that it does not observe.
    package static func stopUnhandled(_ observer: AnyObject, _ path: String?, _ object: Any?) -> Never {
        fatalError(
            "observeValue(forKeyPath:of:change:context:) of \(type(of: observer)) was called for '\(path ?? "")' of \(object.map { "\(type(of: $0))" } ?? "nil"), which it does not handle"
        )
    }

    private static func tell(
        _ observer: AnyObject,
        _ path: String,
        _ object: AnyObject,
        _ change: [NSKeyValueChangeKey: Any],
        _ context: UnsafeMutableRawPointer?
    ) {
        let name = "observeValueForKeyPath:ofObject:change:context:"
        guard let method = ClassSelectors.of(observer).method(named: name) else {
            stopUnhandled(observer, path, object)
        }
        _ = method.call(observer, _SelectorArguments([path, object, change, context]))
    }

    private struct WeakObject {
        weak var object: AnyObject?
    }
}
