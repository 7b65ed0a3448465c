extension NSObjectProtocol {
    /// Whether the object answers a selector (O2).
    ///
    /// It does for the app's own `@objc` members and those of UIKit's that apps send.
    public func responds(to aSelector: Selector!) -> Bool {
        aSelector?.isAnswered(by: self) == true
    }

    /// Calls the method of a name; an object without it stops the program.
    ///
    /// - Returns: What the method returned; nil if that is nothing. It is kept alive until the main queue's next turn.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        PerformedResult.keep(aSelector.send(to: self))
    }

    /// Calls the method of a name with an argument; an object without it stops the program.
    ///
    /// - Returns: What the method returned; nil if that is nothing. It is kept alive until the main queue's next turn.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        PerformedResult.keep(aSelector.send(to: self, [object]))
    }

    /// Calls the method of a name with two arguments; an object without it stops the program.
    ///
    /// - Returns: What the method returned; nil if that is nothing. It is kept alive until the main queue's next turn.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<
        AnyObject
    >! {
        PerformedResult.keep(aSelector.send(to: self, [object1, object2]))
    }
}

extension _ObjectiveCObject {
    /// Whether the object answers a selector (O2).
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool {
        aSelector?.isAnswered(by: self) == true
    }
}

/// What a performed method returned.
enum PerformedResult {
    /// The reference that Objective-C gives, to an object that nobody may hold but this.
    static func keep(_ result: Any?) -> Unmanaged<AnyObject>? {
        guard let result, !(result is Void) else { return nil }
        let object = result as AnyObject
        let kept = KeptObject(object: object)
        DispatchQueue.main.async { withExtendedLifetime(kept) {} }
        return Unmanaged.passUnretained(object)
    }

    private struct KeptObject: @unchecked Sendable {
        let object: AnyObject
    }
}
