import Synchronization

/// Somebody observes what lies at the end of a path of names, from one object on.
///
/// Used on the thread on which the properties change, as the properties are.
final class KeyPathObservation: @unchecked Sendable {
    private weak var root: AnyObject?
    private let path: String
    private let keys: [String]
    private let options: NSKeyValueObservingOptions
    private let read: (AnyObject) -> Any?
    private let tell: (AnyObject, [NSKeyValueChangeKey: Any]) -> Void
    /// What is listened to, one object a name.
    private var levels: [Level] = []
    /// The properties on the way to this one, each of which is worked out from the next.
    private let affected: Set<Property>
    /// How many changes are under way, one in another.
    private var depth = 0
    private var oldValue: Any?

    /// A property of an object that is listened to.
    private struct Level {
        let property: Property
        let number: Int
        /// Who listens to what the property is worked out from.
        let affecting: [KeyPathObservation]
    }

    private struct Property: Hashable {
        let object: ObjectIdentifier
        let key: String
    }

    /// Begins to observe.
    ///
    /// - Parameters:
    ///   - root: Where the path begins; it is not kept alive.
    ///   - path: The names, with dots between them.
    ///   - options: What is to be told.
    ///   - read: Reads what lies at the path's end.
    ///   - tell: Hears of the changes.
    convenience init(
        _ root: AnyObject,
        _ path: String,
        _ options: NSKeyValueObservingOptions,
        read: @escaping (AnyObject) -> Any?,
        tell: @escaping (AnyObject, [NSKeyValueChangeKey: Any]) -> Void
    ) {
        self.init(root, path, options, affected: [], read: read, tell: tell)
    }

    private init(
        _ root: AnyObject,
        _ path: String,
        _ options: NSKeyValueObservingOptions,
        affected: Set<Property>,
        read: @escaping (AnyObject) -> Any?,
        tell: @escaping (AnyObject, [NSKeyValueChangeKey: Any]) -> Void
    ) {
        self.affected = affected
        self.root = root
        self.path = path
        keys = path.split(separator: ".").map(String.init)
        self.options = options
        self.read = read
        self.tell = tell
        listen(from: 0, root)
    }

    deinit { stop() }

    /// Tells the value at once, if that is asked for.
    func begin() {
        guard options.contains(.initial), let root else { return }
        var change = change()
        if options.contains(.new) { change[.newKey] = value(root) }
        tell(root, change)
    }

    func stop() {
        forget(from: 0)
    }

    private func change() -> [NSKeyValueChangeKey: Any] {
        [.kindKey: NSKeyValueChange.setting.rawValue]
    }

    private func value(_ root: AnyObject) -> Any { read(root) ?? NSNull() }

    /// Listens to the objects along the path from one of them on.
    private func listen(from level: Int, _ object: AnyObject) {
        var object = object
        for level in level..<keys.count {
            let number = ValueObservers.add(
                object,
                keys[level],
                willChange: { [weak self] in self?.willChange() },
                didChange: { [weak self] in self?.didChange(at: level) }
            )
            let property = Property(object: ObjectIdentifier(object), key: keys[level])
            levels.append(
                Level(
                    property: property,
                    number: number,
                    affecting: observations(affecting: property, of: object, at: level)
                )
            )
            guard level + 1 < keys.count, let next = KeyedValues.ask(object, keys[level]),
                type(of: next) is AnyClass
            else { return }
            object = next as AnyObject
        }
    }

    /// Listens to what a property is worked out from. Those that are worked out from each other come to an end.
    private func observations(affecting property: Property, of object: AnyObject, at level: Int)
        -> [KeyPathObservation]
    {
        guard !affected.contains(property) else { return [] }
        return AffectingKeyPaths.paths(affecting: property.key, of: object).map { path in
            KeyPathObservation(
                object,
                path,
                .prior,
                affected: affected.union([property]),
                read: { _ in nil },
                tell: { [weak self] _, change in
                    if change[.notificationIsPriorKey] == nil {
                        self?.didChange(at: level)
                    } else {
                        self?.willChange()
                    }
                }
            )
        }
    }

    private func forget(from level: Int) {
        guard levels.count > level else { return }
        for forgotten in levels[level...] {
            ValueObservers.remove(
                forgotten.number,
                of: forgotten.property.object,
                forgotten.property.key
            )
            for observation in forgotten.affecting { observation.stop() }
        }
        levels.removeSubrange(level...)
    }

    private func willChange() {
        depth += 1
        guard depth == 1, let root else { return }
        if options.contains(.old) { oldValue = value(root) }
        guard options.contains(.prior) else { return }
        var change = change()
        change[.notificationIsPriorKey] = true
        if options.contains(.old) { change[.oldKey] = oldValue }
        tell(root, change)
    }

    private func didChange(at level: Int) {
        // Who begins to observe while something changes hears of the next change.
        guard depth > 0 else { return }
        depth -= 1
        guard depth == 0, let root else { return }
        if level + 1 < keys.count {
            forget(from: level + 1)
            let way = keys[0...level].joined(separator: ".")
            if let next = KeyedValues.value(of: root, forKeyPath: way), type(of: next) is AnyClass {
                listen(from: level + 1, next as AnyObject)
            }
        }
        var change = change()
        if options.contains(.old) { change[.oldKey] = oldValue }
        if options.contains(.new) { change[.newKey] = value(root) }
        oldValue = nil
        tell(root, change)
    }
}
