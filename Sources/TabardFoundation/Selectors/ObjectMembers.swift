/// The members of an object of a type that isn't known: in Objective-C any object may be asked for any member (O3).
///
/// `tabard-swift` writes it for members of `AnyObject`.
public struct _ObjectMembers {
    private let object: AnyObject

    fileprivate init(_ object: AnyObject) { self.object = object }

    /// The object's member of a name, looked for in one class after the other.
    ///
    /// - Parameter readers: Each reads it of objects of one class and answers nil for all others.
    /// - Returns: A property's value or a method; nil for an object of neither class.
    public func _value<Value>(_ readers: ((AnyObject) -> Value?)...) -> Value! {
        readers.lazy.compactMap { $0(object) }.first
    }

    /// Whether the object answers a selector.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isAnswered(by: object) == true }

    /// Calls the method of a name; an object without it stops the program.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        PerformedResult.keep(aSelector.send(to: object))
    }

    /// Calls the method of a name with an argument; an object without it stops the program.
    @discardableResult
    public func perform(_ aSelector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
        PerformedResult.keep(aSelector.send(to: object, [argument]))
    }

    /// Calls the method of a name with two arguments; an object without it stops the program.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<
        AnyObject
    >! {
        PerformedResult.keep(aSelector.send(to: object, [object1, object2]))
    }

    /// Whether the object is of a class or of one that inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool {
        (object as? NSObject)?.isKind(of: aClass) ?? (type(of: object) == aClass)
    }

    /// Whether the object equals another, as its class says.
    public func isEqual(_ other: Any?) -> Bool {
        (object as? NSObject)?.isEqual(other) ?? other.map { $0 as AnyObject === object } ?? false
    }

    /// The object as its class describes it.
    public var description: String { "\(object)" }

    /// The object's hash, as its class makes it.
    public var hash: Int { (object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue }

    /// Reads a property by its name.
    public func value(forKey key: String) -> Any? { KeyedValues.ask(object, key) }

    /// Sets a property by its name.
    public func setValue(_ value: Any?, forKey key: String) { KeyedValues.tell(object, value, key) }

    /// Reads a property of a property, with dots between the names.
    public func value(forKeyPath keyPath: String) -> Any? {
        KeyedValues.value(of: object, forKeyPath: keyPath)
    }

    /// Sets a property of a property, with dots between the names.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyedValues.set(value, of: object, forKeyPath: keyPath)
    }
}

/// The members of an object of a type that isn't known; lowering writes it.
public func _members(of object: AnyObject) -> _ObjectMembers { _ObjectMembers(object) }

/// The members of an object of a type that isn't known, if there is one; lowering writes it.
public func _members(of object: AnyObject?) -> _ObjectMembers? { object.map(_ObjectMembers.init) }
