/// A dictionary that may hold its keys or its objects weakly.
///
/// An entry of which either is gone has left the table. Keys are looked for one by one, so the table is for dozens of
/// entries.
open class NSMapTable<KeyType, ObjectType>: NSObject, _SelectorAnswering {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [(key: CollectedObject, value: CollectedObject)] = []

    /// Makes a table that holds its keys and its objects as the options say.
    public init(
        keyOptions: NSPointerFunctions.Options = [],
        valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        entries.reserveCapacity(initialCapacity)
    }

    /// Makes a table that holds its keys and its objects as the options say.
    public convenience init(
        keyOptions: NSPointerFunctions.Options = [],
        valueOptions: NSPointerFunctions.Options = []
    ) {
        self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
    }

    /// A table that holds both strongly.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: []) }

    /// A table that holds its keys weakly.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }

    /// A table that holds its objects weakly.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }

    /// A table that holds both weakly.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// How many entries there are.
    open var count: Int { entries.count { $0.key.object != nil && $0.value.object != nil } }

    /// The object of a key.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey, let index = index(of: aKey) else { return nil }
        return entries[index].value.object.flatMap { $0 as? ObjectType }
    }

    /// Gives a key an object, in place of the one that it has; nothing without either.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        entries.removeAll { $0.key.object == nil || $0.value.object == nil }
        guard let anObject, let aKey else { return }
        let value = CollectedObject(anObject, valueOptions)
        if let index = index(of: aKey) {
            entries[index].value = value
        } else {
            entries.append((CollectedObject(aKey, keyOptions), value))
        }
    }

    /// Removes a key with its object.
    open func removeObject(forKey aKey: KeyType?) {
        if let aKey, let index = index(of: aKey) { entries.remove(at: index) }
    }

    /// Removes all entries.
    open func removeAllObjects() { entries = [] }

    /// Goes through the keys that are there now.
    open func keyEnumerator() -> NSEnumerator {
        NSArray(array: living.map(\.key)).objectEnumerator()
    }

    /// Goes through the objects that are there now; nil if there is none.
    open func objectEnumerator() -> NSEnumerator? {
        living.isEmpty ? nil : NSArray(array: living.map(\.value)).objectEnumerator()
    }

    private var living: [(key: AnyObject, value: AnyObject)] {
        entries.compactMap { entry in
            guard let key = entry.key.object, let value = entry.value.object else { return nil }
            return (key, value)
        }
    }

    private func index(of key: KeyType) -> Int? {
        let key = key as AnyObject
        return entries.firstIndex { $0.key.matches(key, keyOptions) && $0.value.object != nil }
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(NSMapTable.self) }
}
