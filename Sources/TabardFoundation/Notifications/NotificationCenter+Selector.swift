import Synchronization

extension NotificationCenter {
    /// Calls a method of an observer for notifications.
    ///
    /// The observer is not kept alive, and need not be removed. The method is called on the thread that posts.
    ///
    /// - Parameters:
    ///   - observer: Whose method it is.
    ///   - aSelector: The method, whose argument, if it takes one, is the `Notification`.
    ///   - aName: Which notifications; nil for all.
    ///   - anObject: Only those of this object; nil for anybody's.
    public func addObserver(
        _ observer: Any,
        selector aSelector: Selector,
        name aName: NSNotification.Name?,
        object anObject: Any?
    ) {
        SelectorObservers.add(ClassObject.receiver(observer), aSelector, to: self, aName, anObject)
    }

    /// Calls nothing of an observer any more.
    ///
    /// - Parameter observer: An observer, or what `addObserver(forName:object:queue:using:)` returned.
    public func removeObserver(_ observer: AnyObject) {
        if !SelectorObservers.remove(observer, from: self, name: nil, object: nil) {
            removeObserver(observer as Any)
        }
    }

    /// Calls nothing of an observer any more for some notifications.
    ///
    /// - Parameters:
    ///   - observer: An observer, or what `addObserver(forName:object:queue:using:)` returned.
    ///   - aName: Which notifications; nil for all.
    ///   - anObject: Only what was added for this object; nil for whatever was.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?)
    {
        if !SelectorObservers.remove(observer, from: self, name: aName, object: anObject) {
            removeObserver(observer as Any, name: aName, object: anObject)
        }
    }
}

/// Who hears of notifications by selectors.
private enum SelectorObservers {
    struct Entry: @unchecked Sendable {
        weak var observer: AnyObject?
        weak var center: NotificationCenter?
        let name: NSNotification.Name?
        let object: ObjectIdentifier?
        let token: any NSObjectProtocol

        var isGone: Bool { observer == nil || center == nil }

        func endObserving() { center?.removeObserver(token as Any) }
    }

    private struct State: Sendable {
        var entries: [ObjectIdentifier: [Entry]] = [:]
        /// How many entries there may be before those whose observers are gone are looked for.
        var limit = 64
    }

    private static let state = Mutex(State())

    static func add(
        _ observer: AnyObject,
        _ selector: Selector,
        to center: NotificationCenter,
        _ name: NSNotification.Name?,
        _ object: Any?
    ) {
        let listener = Listener(observer: observer, selector: selector)
        let token = center.addObserver(forName: name, object: object, queue: nil) { listener.hear($0) }
        let entry = Entry(
            observer: observer,
            center: center,
            name: name,
            object: object.map { ObjectIdentifier($0 as AnyObject) },
            token: token
        )
        let isFull = state.withLock { state in
            state.entries[ObjectIdentifier(observer), default: []].append(entry)
            return state.entries.count >= state.limit
        }
        if isFull { removeGone() }
    }

    /// Forgets the observers that are no more.
    private static func removeGone() {
        let gone = state.withLock { state in
            let gone = state.entries.values.joined().filter(\.isGone)
            state.entries = state.entries.compactMapValues { entries in
                let left = entries.filter { !$0.isGone }
                return left.isEmpty ? nil : left
            }
            state.limit = max(64, 2 * state.entries.count)
            return gone
        }
        for entry in gone { entry.endObserving() }
    }

    /// Says whether the object observes anything by a selector, or did.
    static func remove(
        _ observer: AnyObject,
        from center: NotificationCenter,
        name: NSNotification.Name?,
        object: Any?
    ) -> Bool {
        let object = object.map { ObjectIdentifier($0 as AnyObject) }
        let identifier = ObjectIdentifier(observer)
        let removed = state.withLock { state -> [Entry]? in
            guard let entries = state.entries[identifier] else { return nil }
            let isRemoved = { (entry: Entry) in
                entry.isGone
                    || entry.center === center && (name == nil || entry.name == name)
                        && (object == nil || entry.object == object)
            }
            let left = entries.filter { !isRemoved($0) }
            state.entries[identifier] = left.isEmpty ? nil : left
            return entries.filter(isRemoved)
        }
        for entry in removed ?? [] { entry.endObserving() }
        return removed != nil
    }

    /// What hears a notification and passes it on, while the observer lives.
    private final class Listener: @unchecked Sendable {
        private weak var observer: AnyObject?
        private let selector: Selector

        init(observer: AnyObject, selector: Selector) {
            self.observer = observer
            self.selector = selector
        }

        func hear(_ notification: Notification) {
            guard let observer else { return removeGone() }
            selector.send(to: observer, [notification])
        }
    }
}
