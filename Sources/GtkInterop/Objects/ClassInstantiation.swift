import Foundation

/// Makes an object of a class that is known only at run time, by its `init()`.
///
/// Swift allows that only for `required` initializers, and UIKit's classes may not have one: every
/// subclass in every app would have to repeat it. An override shares the slot of what it
/// overrides, so calling `init()` through a class that has it as `required` reaches the
/// initializer of the class that is really meant.
///
/// - Parameter type: A subclass of `NSObject` that has an `init()`.
/// - Returns: The object, or nil if the class does not descend from `NSObject`.
public func makeInstance(of type: AnyClass) -> NSObject? {
    guard type is NSObject.Type else { return nil }
    return unsafeBitCast(type, to: RequiredInitializer.Type.self).init()
}

/// Open, so that the compiler must expect subclasses and calls `init()` through the class's table.
open class RequiredInitializer: NSObject {
    public required override init() { super.init() }
}

/// Sees a class as if it were another one, to call an initializer that only the other one requires.
///
/// - Parameters:
///   - type: A subclass of `base`'s superclass.
///   - base: A class that adds nothing to its superclass but a `required` on an initializer, so
///     that both have the same table. The call must be one that the optimizer does not resolve,
///     as it knows no subclass of `base`.
public func reinterpret<Base: AnyObject>(_ type: AnyClass, as base: Base.Type) -> Base.Type {
    unsafeBitCast(type, to: Base.Type.self)
}
