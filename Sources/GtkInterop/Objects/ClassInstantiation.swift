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
@MainActor
public func makeInstance(of type: AnyClass) -> NSObject? {
    guard type is NSObject.Type else { return nil }
    return unsafeBitCast(type, to: RequiredInitializer.Type.self).init()
}

/// Open, so that the compiler must expect subclasses and calls `init()` through the class's table.
open class RequiredInitializer: NSObject {
    public required override init() { super.init() }
}

/// What C's `main` receives besides the count: the program's arguments.
public typealias ArgumentVector = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
