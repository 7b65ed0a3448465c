import Synchronization

/// The values that are kept with objects: in the object itself where it has room for them, and else in a table.
package enum AssociatedObjects {
    package typealias Values = [AssociatedKey: AssociatedValue]

    /// The values of the objects that have no room, and how many there may be before those that are gone are looked for.
    private struct Table: Sendable {
        var entries: [ObjectIdentifier: Entry] = [:]
        var limit = 32
    }

    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        var values: Values
    }

    private static let table = Mutex(Table())

    /// The object of a class that a value is, also within optionals; nil if it is none.
    static func object(in value: Any) -> AnyObject? {
        if type(of: value) is AnyClass { return value as AnyObject }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional, let inner = mirror.children.first else { return nil }
        return object(in: inner.value)
    }

    static func values(of object: AnyObject) -> Values {
        if let owner = object as? any AssociatedObjectsOwner {
            return owner._withAssociatedValues { $0 }
        }
        return table.withLock { table in
            // Another object may have come to stand where one was that is gone.
            guard let entry = table.entries[ObjectIdentifier(object)], entry.object === object else {
                return [:]
            }
            return entry.values
        }
    }

    /// Changes what an object keeps.
    ///
    /// - Parameter change: Returns what it took out, which is let go once nothing is locked: its end may call anything.
    static func change(of object: AnyObject, _ change: @Sendable (inout Values) -> [AssociatedValue]) {
        if let owner = object as? any AssociatedObjectsOwner {
            _ = owner._withAssociatedValues(change)
            return
        }
        let owner = Entry(object: object, values: [:])
        _ = table.withLock { table in
            var entry = table.entries[ObjectIdentifier(object)] ?? owner
            let stranger = entry.object == nil ? [entry] : []
            if entry.object == nil { entry = owner }
            let former = change(&entry.values)
            table.entries[ObjectIdentifier(object)] = entry.values.isEmpty ? nil : entry
            return (former, stranger + removeGone(from: &table))
        }
    }

    /// Takes out the entries of objects that are gone, whenever there are twice as many as were left the last time.
    private static func removeGone(from table: inout Table) -> [Entry] {
        guard table.entries.count >= table.limit else { return [] }
        let gone = table.entries.filter { $0.value.object == nil }
        for identifier in gone.keys { table.entries[identifier] = nil }
        table.limit = max(32, table.entries.count * 2)
        return Array(gone.values)
    }
}

/// An object with room for the values that are kept with it.
package protocol AssociatedObjectsOwner: AnyObject {
    nonisolated func _withAssociatedValues<Result: Sendable>(
        _ body: (inout AssociatedObjects.Values) -> Result
    ) -> Result
}

/// A value that is kept with an object, on any thread.
package struct AssociatedValue: @unchecked Sendable {
    private let held: Any?
    private weak var assigned: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            assigned = AssociatedObjects.object(in: value)
            held = assigned == nil ? value : nil
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            held = value
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            held = (value as? any NSCopying)?.copy(with: nil) ?? value
        }
    }

    var value: Any? { held ?? assigned }
}

/// An address that stands for a value; nothing is read there.
package struct AssociatedKey: Hashable, Sendable {
    private let address: Int

    init(_ pointer: UnsafeRawPointer) { address = Int(bitPattern: pointer) }
}
