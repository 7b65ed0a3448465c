import Synchronization

/// A method of `NSObject` that a class may override, by an entry in its table, as Linux's `NSObject` has no such method.
enum Override: String {
    case valueForKey = "valueForKey:"
    case setValueForKey = "setValue:forKey:"
    case valueForUndefinedKey = "valueForUndefinedKey:"
    case setValueForUndefinedKey = "setValue:forUndefinedKey:"

    private struct Call: Hashable, Sendable {
        let thread: ObjectIdentifier
        let object: ObjectIdentifier
        let override: Override
        let key: String
    }

    /// The overrides that are running: what they ask in turn of the same object is their `super`.
    private static let running = Mutex<Set<Call>>([])

    /// Calls the class's override; without one, or within it, does what `NSObject` does.
    func ask(_ object: AnyObject, _ key: String, _ arguments: [Any?], _ original: () -> Any?) -> Any? {
        guard let method = ClassSelectors.of(object).method(named: rawValue) else { return original() }
        let call = Call(
            thread: ObjectIdentifier(Thread.current),
            object: ObjectIdentifier(object),
            override: self,
            key: key
        )
        guard Self.running.withLock({ $0.insert(call).inserted }) else { return original() }
        defer { Self.running.withLock { _ = $0.remove(call) } }
        return method.call(object, _SelectorArguments(arguments))
    }
}
