/// A set of objects that may hold them weakly, as for delegates and observers.
///
/// Objects that are gone have left the table. They are looked for one by one, so the table is for dozens of objects.
open class NSHashTable<ObjectType>: NSObject, _SelectorAnswering {
    private let options: NSPointerFunctions.Options
    private var entries: [CollectedObject] = []

    /// Makes a table that holds its objects as the options say.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
        self.options = options
        entries.reserveCapacity(initialCapacity)
    }

    /// Makes a table that holds its objects as the options say.
    public convenience init(options: NSPointerFunctions.Options) { self.init(options: options, capacity: 0) }

    /// Makes a table that holds its objects strongly.
    public convenience override init() { self.init(options: [], capacity: 0) }

    /// A table that holds its objects weakly.
    open class func weakObjects() -> NSHashTable<ObjectType> {
        NSHashTable(options: .weakMemory, capacity: 0)
    }

    /// The objects, in the order in which they were added.
    open var allObjects: [ObjectType] { entries.compactMap { $0.object.flatMap { $0 as? ObjectType } } }

    /// How many objects there are.
    open var count: Int { entries.count { $0.object != nil } }

    /// One of the objects; nil if there is none.
    open var anyObject: ObjectType? { allObjects.first }

    /// Adds an object that is not there yet.
    open func add(_ object: ObjectType?) {
        entries.removeAll { $0.object == nil }
        guard let object, index(of: object) == nil else { return }
        entries.append(CollectedObject(object, options))
    }

    /// Removes an object.
    open func remove(_ object: ObjectType?) {
        if let object, let index = index(of: object) { entries.remove(at: index) }
    }

    /// Removes all objects.
    open func removeAllObjects() { entries = [] }

    /// Whether an object is there.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// The object that is the same as another one.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object, let index = index(of: object) else { return nil }
        return entries[index].object.flatMap { $0 as? ObjectType }
    }

    /// Goes through the objects that are there now.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    private func index(of object: ObjectType) -> Int? {
        let object = object as AnyObject
        return entries.firstIndex { $0.matches(object, options) }
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(NSHashTable.self) }
}
